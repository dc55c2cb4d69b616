import CoreModels
import Foundation
import Testing

@Suite("Everything that a person has, through daybook") struct DataTests {
  private let command: Command
  init() throws { command = try Command() }

  private func run(_ line: [String], on day: String = "2026-11-21") async throws -> Command.Outcome
  {
    try await command.run("daybook", line, environment: ["DAYBOOK_NOW": "\(day)T09:30:00Z"])
  }

  /// Adds data to each product on 10 and 15 November.
  private func live() async throws {
    let lines: [(String, [String])] = [
      ("2026-11-10", ["mori", "setup", "--born", "1990-01-01", "--expectancy", "80"]),
      ("2026-11-10", ["mori", "gratitude", "Tea with Ana"]),
      ("2026-11-10", ["lesson", "add", "Go slowly"]),
      ("2026-11-15", ["mori", "gratitude", "Snow"]),
      ("2026-11-15", ["grounding-sun", "add", "I am at home"]),
      ("2026-11-15", ["daily-brief", "events", "add", "Xmas", "2026-12-25", "--yearly"]),
      ("2026-11-15", ["aclio", "new", "Run 5 km by June", "--yes"]),
    ]
    for (day, line) in lines {
      let outcome = try await run(line, on: day)
      #expect(outcome.status == 0, "\(line) \(outcome)")
    }
  }

  @Test func `every screen shows a past day as it stood, and changes nothing`() async throws {
    try await live()
    let history = try await run(["history", "--json", "--limit", "1000"]).output
    let screens: [[String]] = [
      ["today"], ["lesson"], ["lesson", "history"], ["mori"], ["mori", "grid"], ["mori", "diary"],
      ["grounding-sun"], ["grounding-sun", "list"], ["daily-brief"], ["daily-brief", "events"],
      ["daily-brief", "remind"], ["aclio"], ["aclio", "list"], ["aclio", "stats"], ["day"],
      ["history"],
    ]
    for screen in screens {
      let outcome = try await run(screen + ["--as-of", "2026-11-12"])
      #expect(outcome.status == 0, "\(screen) \(outcome)")
      for later in ["Snow", "at home", "Xmas", "Run 5"] {
        // Hints with examples are not past data.
        let hints = outcome.output.split(separator: "\n").filter { !$0.contains("aclio new") }
        #expect(!hints.joined().contains(later), "\(screen) \(outcome)")
      }
    }
    #expect(
      try await run(["mori", "diary", "--as-of", "2026-11-12"]).output.contains("Tea with Ana"))
    #expect(try await run(["mori", "gratitude", "now", "--as-of", "2026-11-12"]).status == 64)
    #expect(try await run(["history", "--json", "--limit", "1000"]).output == history)
  }

  @Test func `an export of all products fills an empty home, byte for byte`() async throws {
    try await live()
    let export = try await run(["export"]).output
    let other = try Command()
    let taken = try await other.run("daybook", ["import", "-", "--json"], input: Data(export.utf8))
    #expect(taken.status == 0, "\(taken)")
    #expect(try await other.run("daybook", ["export"]).output == export)
    #expect(try await other.run("daybook", ["doctor"]).output == "Everything is well.\n")
    #expect(
      try await other.run("aclio", ["--json", "--offline"]).json["goals"]
        == (try await run(["aclio", "--json", "--offline"])).json["goals"])
  }
}
