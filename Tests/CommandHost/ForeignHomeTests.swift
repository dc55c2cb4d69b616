import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("A home that cannot be used") struct ForeignHomeTests {
  let stage = HostStage()

  /// Creates a store and alters its bytes.
  private func spoil(_ change: (inout Data) -> Void) async throws {
    _ = await stage.run("keep", "a")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: stage.home.storePath))
    change(&bytes)
    try bytes.write(to: URL(fileURLWithPath: stage.home.storePath))
  }

  private func expect(
    _ status: Int32, _ code: String, _ message: String, _ hint: String
  ) async throws {
    #expect(await stage.run() == .init(status: status, errors: "\(message)\n\(hint)\n"))
    let scripted = await stage.run("--json")
    #expect(scripted.status == status)
    #expect(scripted.errors == "")
    #expect(
      try scripted.json == [
        "error": ["code": .string(code), "message": .string(message), "hint": .string(hint)]
      ])
  }

  @Test func `because its store is damaged`() async throws {
    try await spoil { bytes in
      for offset in 4096..<bytes.count { bytes[offset] = 0xA5 }
    }
    try await expect(
      65, "store_corrupt", "Your store’s file is damaged.",
      "daybook doctor --repair keeps the file and saves what it can.")
  }

  @Test func `because its store is newer`() async throws {
    // `user_version` is at bytes 60…63 of an SQLite file.
    try await spoil { $0[63] = 7 }
    try await expect(
      78, "store_newer",
      "Your store was written by a newer Daybook (version 7; this one knows 2).",
      "Install the newer Daybook on this machine too.")
  }

  @Test func `because its store is another program's`() async throws {
    // `application_id` is at bytes 68…71.
    try await spoil { $0[71] = 1 }
    try await expect(
      65, "store_foreign",
      "The file where your store should be belongs to another program.",
      "Move the file somewhere else, or choose another folder with --home.")
  }

  @Test func `because its store is no database`() async throws {
    try await spoil { $0 = Data(String(repeating: "a diary ", count: 1000).utf8) }
    try await expect(
      65, "store_not_a_database", "The file where your store should be is something else.",
      "daybook doctor --repair saves what can be read and offers a backup; --home chooses another folder."
    )
  }

  @Test func `because it is a file`() async throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: stage.home.path))
    try await expect(
      73, "home_cannot_create", "The folder \(stage.home.path) cannot be created.",
      "Choose another folder with --home or DAYBOOK_HOME.")
    #expect(try String(contentsOfFile: stage.home.path, encoding: .utf8) == "x")
  }

  @Test func `because nobody knows where it is`() async throws {
    var stage = stage
    stage.facts.environment = ["LANG": "en_US.UTF-8"]
    #expect(
      await stage.run()
        == .init(
          status: 78,
          errors: """
            Daybook does not know where your data should be.
            Name a folder with --home or DAYBOOK_HOME.

            """))
  }

  private static let locked = HostStage.Outcome(
    status: 75,
    errors: """
      Another command is still writing to your store.
      Wait a moment and try again.

      """)

  @Test func `because another command keeps writing to it`() async {
    #expect(await stage.run("fail", "locked") == ForeignHomeTests.locked)
  }

  /// Takes long, because a command waits for the lock before it gives up.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SLOW_TESTS"] != nil))
  func `because another command really keeps writing to it`() async throws {
    let store = try stage.store()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let release = DispatchSemaphore(value: 0)
    let writer = Task.detached {
      try await store.transaction { _ in
        start.finish()
        release.wait()
      }
    }
    for await _ in started {}
    #expect(await stage.run("keep", "a") == ForeignHomeTests.locked)
    release.signal()
    try await writer.value
    #expect(await stage.run("keep", "a") == .init(output: "Kept a.\n"))
  }
}
