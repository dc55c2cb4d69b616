import CoreModels
import Foundation
import Loopback
import Testing

@Suite("daybook serve, the process") struct ServeTests {
  @Test func `says that its port is taken, and that another try would not help`() async throws {
    let other = try LoopbackServer.start { _ in .hang }
    defer { other.stop() }
    let address = "127.0.0.1:\(other.port)"
    let outcome = try await Command().run("daybook", ["serve", "--offline", "--listen", address])
    #expect(outcome.status == 78)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasSuffix(
        """
        Cannot listen on \(address).
        Another program may listen there already, or the address is not this machine’s.

        """), "\(outcome)")
  }

  @Test func `is found by way of a link to daybook, and does what daybook was told`() async throws {
    let command = try Command()
    let link = command.folder + "/elsewhere"
    try FileManager.default.createSymbolicLink(
      at: URL(fileURLWithPath: link), withDestinationURL: Command.executable("daybook"))
    _ = try await command.run("daybook", ["profile", "add", "eva"])
    let made = try await command.run(link, ["token", "--profile", "eva", "add", "phone"])
    #expect(made.status == 0 && made.errors == "", "\(made)")
    #expect(
      try await command.run("daybook-hub", ["token", "list", "--profile", "eva"]).output
        .hasPrefix("phone "))
    #expect(try await command.run(link, ["token", "revoke", "nobody"]).status == 66)
  }

  @Test func `is said to be missing in one line, where it is`() async throws {
    let command = try Command()
    let alone = command.folder + "/daybook"
    try FileManager.default.copyItem(
      at: Command.executable("daybook"), to: URL(fileURLWithPath: alone))
    let outcome = try await command.run(alone, ["serve", "--open"])
    #expect(outcome.status == 69 && outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
    #expect(try await command.run(alone, ["today", "--offline"]).status == 0)
    // The executable can also be found in `PATH`.
    let beside = Command.executable("daybook-hub").deletingLastPathComponent().path
    let found = try await command.run(alone, ["key", "list"], environment: ["PATH": beside])
    #expect(found.status == 0, "\(found)")
  }

  /// Starts a server, waits until it reports its address, and stops it gracefully.
  private func served(
    _ options: [String], logging format: String
  ) async throws -> Command.Outcome {
    let command = try Command()
    // The command's deinitializer removes its folder.
    defer { withExtendedLifetime(command) {} }
    let serving = try command.start(
      "daybook", ["serve", "--offline", "--listen", "127.0.0.1:0"] + options,
      environment: ["HUB_LOG_FORMAT": format])
    for _ in 0..<3000 {
      if try (serving.output + serving.errors).contains("Daybook is at ") { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    serving.interrupt()
    return try await serving.end()
  }

  @Test func `tells where it is in its log, where all that it writes is to be JSON`() async throws {
    let outcome = try await served(["--multi-user"], logging: "json")
    #expect(outcome.status == 0 && outcome.output == "")
    let lines = try outcome.errors.split(separator: "\n").map {
      try JSONValue(parsing: Data($0.utf8))
    }
    let messages = lines.compactMap { $0["message"]?.string }
    #expect(
      messages.contains { $0.hasPrefix("Daybook is at http://127.0.0.1:") }, "\(outcome.errors)")
  }

  @Test(
    arguments: [(["--multi-user"], "text"), (["--multi-user"], "auto"), ([], "json")]
      as [([String], String)])
  func `otherwise tells whoever started it, and no log`(
    options: [String], format: String
  ) async throws {
    let outcome = try await served(options, logging: format)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.hasPrefix("Daybook is at http://127.0.0.1:"))
    #expect(!outcome.errors.contains("Daybook is at "))
  }
}
