import CoreModels
import CoreStorage
import Foundation
import Testing

@Suite("mori, the executable") struct MoriTests {
  private let command: Command

  init() throws { command = try Command() }

  @Test func `several at once add up, and none is lost`() async throws {
    _ = try await command.run("mori", ["setup", "--born", "1990-01-01"])
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 1...8 {
        group.addTask { [command] in try await command.run("mori", ["up", "read"]).status }
      }
      for try await status in group { #expect(status == 0) }
    }
    #expect(try await command.run("mori", ["--json"]).json["todays_bonus_minutes"] == 80)
    #expect(
      try await command.run("mori", ["widget"]).output == "15,747 days left · +80 min\n")
  }

  @Test func `a text from a pipe is kept byte for byte`() async throws {
    let text = "Ďakujem 🍵\r\n\tשלום e\u{301}\u{0}\n\n" + String(repeating: "z", count: 1_000_000)
    #expect(
      try await command.run("mori", ["gratitude"], input: Data(text.utf8)).status == 0)
    let shown = try await command.run("mori", ["diary", "--json"]).json
    guard case .array(let entries) = shown else {
      Issue.record("no diary: \(shown)")
      return
    }
    #expect(entries.first?["text"]?.string.map { Array($0.utf8) } == Array(text.utf8))
    let refused = try await command.run("mori", ["gratitude"], input: Data([0xFF, 0xFE]))
    #expect(refused.status == 65)
    #expect(try await command.run("mori", ["diary", "--json"]).json == shown)
  }

  @Test func `an editor writes the entry, and one that fails leaves it`() async throws {
    let writing = #"f() { printf 'Written down\n' >"$1"; }; f"#
    #expect(
      try await command.run(
        "mori", ["gratitude", "--edit"], environment: ["EDITOR": writing]
      ).output == "Written down\nLast saved 09:00\n")
    let failing = #"f() { printf 'half' >"$1"; exit 1; }; f"#
    let failed = try await command.run(
      "mori", ["gratitude", "--edit"], environment: ["EDITOR": failing])
    #expect(failed.status == 74)
    #expect(failed.errors.contains("/drafts/"))
    #expect(
      try await command.run("mori", ["gratitude", "--json"]).json["text"] == "Written down")
  }

  @Test func `what was deleted comes back`() async throws {
    _ = try await command.run("mori", ["setup", "--born", "1990-01-01"])
    _ = try await command.run("mori", ["up", "read", "25"])
    let before = try await command.run("mori", ["--json"]).json
    _ = try await command.run("mori", ["habit", "delete", "read"])
    #expect(try await command.run("mori", ["--json"]).json["todays_bonus_minutes"] == 0)
    #expect(try await command.run("daybook", ["undo"]).status == 0)
    #expect(try await command.run("mori", ["--json"]).json == before)
  }

  @Test func `a week shows what the other products kept too`() async throws {
    _ = try await command.run("daybook", ["mori", "setup", "--born", "1990-01-01"])
    _ = try await command.run("daybook", ["lesson", "add", "Rest more"])
    let together = try await command.run("daybook", ["mori", "week"]).output
    #expect(together.contains("Rest more"))
    #expect(try await command.run("mori", ["week"]).output.contains("Rest more") == false)
  }

  @Test(arguments: [
    ["clock"], ["grid"], ["habit"], ["diary"], ["week", "--json"], ["--json"], ["export"],
    ["habit", "stats", "--json"], ["remind", "--json"], ["up", "nothing", "--json"],
  ])
  func `is exactly mori where mori is named`(arguments: [String]) async throws {
    #expect(
      try await command.run("mori", arguments)
        == command.run("daybook", ["mori"] + arguments).asMori)
  }
}
