import CoreModels
import CoreStorage
import Foundation
import Loopback
import Testing

@Suite("A command among other processes") struct ProcessTests {
  private func command(lessons count: Int) async throws -> Command {
    let command = try Command()
    let lines = (1...count).map { "Lesson number \($0)" }.joined(separator: "\n")
    try Data(lines.utf8).write(to: URL(fileURLWithPath: command.folder + "/lessons.txt"))
    let outcome = try await command.run("lesson", ["import", command.folder + "/lessons.txt"])
    try #require(outcome.status == 0, "\(outcome)")
    return command
  }

  @Test func `shares a home that it makes with seven others`() async throws {
    let server = try LoopbackServer.start { _ in
      .reply(body: Data(#"{"ts":"20250731","v":1,"s":"Together"}"#.utf8))
    }
    let command = try Command(url: server.url)
    let commands = try (1...8).map { _ in try command.start("lesson") }
    for started in commands {
      #expect(
        try await started.end()
          == .init(status: 0, output: "Together\n\nLast updated: just now\n"))
    }
    #expect(try await command.store().history().count == 1)
    #expect(try await command.store().problems() == [])
  }

  @Test func `ends quietly when its reader went away`() async throws {
    let command = try await command(lessons: 3000)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try await command.start(
      "lesson", ["history", "--limit", "3000"], output: pipe.fileHandleForWriting
    ).end()
    #expect(outcome == .init(status: SIGPIPE, isSignalled: true))
  }

  @Test func `is cut short by head without a word`() async throws {
    let command = try await command(lessons: 3000)
    let line = #""$0" lesson history --limit 3000 | head -n 1"#
    let outcome = try await command.run(
      "/bin/sh", ["-c", line, Command.executable("daybook").path])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("  Lesson number 3000\n"), "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `says so when its answer cannot be written`() async throws {
    let command = try await command(lessons: 3)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try await command.start("lesson", ["history"], output: full).end()
    #expect(
      outcome
        == .init(
          status: 74,
          errors: """
            The answer could not be written.
            Check the disk, or the program that the output goes to.

            """))
  }

  @Test func `leaves the store whole when a person presses Ctrl-C`() async throws {
    let server = try LoopbackServer.start { _ in .hang }
    let command = try Command(url: server.url)
    let started = try command.start("lesson", ["refresh"])
    for _ in 0..<1000 where server.requests.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(server.requests.count == 1)
    started.interrupt()
    let outcome = try await started.end()
    #expect(outcome.isSignalled ? outcome.status == SIGINT : outcome.status == 130)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(try await command.store().problems() == [])
    #expect(try await command.store().history().isEmpty)
  }
}
