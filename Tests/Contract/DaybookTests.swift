import CoreModels
import Foundation
import Testing

@Suite("daybook, the executable") struct DaybookTests {
  @Test func `shows Today without a key, an account or a question`() async throws {
    let command = try Command()
    #expect(
      try await command.run("daybook")
        == .init(
          status: 0,
          output: """
            Today · Saturday, 21 November 2026

            Lesson
            Love Each Other
            Never updated

            Mori
            daybook mori setup --born 1990-01-01 starts your clock.
            Nothing yet. daybook mori gratitude "…" keeps what you are grateful for.

            Grounding Sun
            I am allowed to go slowly.

            DailyBrief
            daybook daily-brief place Bratislava: the weather there

            Aclio
            No goals yet. Name one and get a plan: daybook aclio new "Run 5 km in April"

            """))
  }

  @Test func `tells scripts the same`() async throws {
    let today = try await Command().run("daybook", ["today", "--json"]).json
    #expect(today["day"] == "2026-11-21")
    guard case .array(let cards) = today["cards"], let card = cards.first else {
      Issue.record("no cards")
      return
    }
    #expect(
      cards.map { $0["product"] }
        == ["lesson", "mori", "grounding-sun", "daily-brief", "aclio"])
    #expect(card["product"] == "lesson")
    #expect(card["title"] == "Lesson")
    #expect(card["lines"] == ["Love Each Other", "Never updated"])
    #expect(card["data"]?["source"] == "default")
    #expect(cards[2]["data"]?["affirmation"]?["id"] == "sun-24")
  }

  @Test(arguments: [["--json"], ["grid"], ["habit", "--json"], ["--version"]])
  func `is exactly mori where mori is named`(arguments: [String]) async throws {
    let (alone, together) = (try Command(), try Command())
    #expect(
      try await alone.run("mori", arguments)
        == together.run("daybook", ["mori"] + arguments).asMori)
  }

  @Test func `explains what was typed wrongly`() async throws {
    let outcome = try await Command().run("daybook", ["lesson", "--colour"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("There is no option “--colour”."))
  }

  @Test(arguments: ["token", "key"])
  func `hands a script the secret alone, as $(daybook token add …) takes it`(
    kind: String
  ) async throws {
    let command = try Command()
    let made = try await command.run("daybook", [kind, "add", "backup"])
    #expect(made.status == 0)
    #expect(made.output.split(separator: "\n").count == 1)
    #expect(!made.output.contains(" "))
    let listed = try await command.run("daybook", [kind, "list"]).output
    #expect(listed.contains("backup"))
    #expect(!listed.contains(made.output.dropLast()))
  }
}
