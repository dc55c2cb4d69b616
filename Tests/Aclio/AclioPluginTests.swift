import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("Aclio as a product") struct AclioPluginTests {
  @Test func `its card tells how to begin, then what to do now`() async throws {
    let stage = try Stage.aclio()
    #expect(
      try await stage.card(AclioPlugin.self)?.lines
        == ["No goals yet. Name one and get a plan: aclio new \"Run 5 km in April\""])
    try await stage.keep("Run", ["Buy shoes", "Run"])
    let card = try #require(try await stage.card(AclioPlugin.self))
    #expect(card.lines == ["Buy shoes (Run, 0%)", "Level 1, Beginner, 30 of 100 points"])
    #expect(card.data["focus"]?["next_step"] == "Buy shoes")
    try await stage.tick("run", 1)
    try await stage.tick("run", 2)
    #expect(
      try await stage.card(AclioPlugin.self)?.lines == [
        "Everything is done. aclio new starts something new.",
        "Level 2, Explorer, 100 of 300 points, 1 day in a row",
      ])
  }

  @Test func `a day keeps the steps done on it and the goals reached`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes", "Run"])
    try await stage.tick("run", 1)
    stage.nextDay()
    try await stage.tick("run", 2)
    let moment = stage.world.moment
    let days = moment.today.advanced(by: -6)...moment.today
    let kept = try await stage.world.store.read {
      try AclioPlugin().kept(on: days, from: $0, at: moment)
    }
    #expect(kept.map(\.text) == ["Done: Buy shoes", "Done: Run", "Goal reached: Run"])
    #expect(kept.map(\.day.description) == ["2026-11-21", "2026-11-22", "2026-11-22"])
  }

  @Test func `a goal is exported as Markdown, markup as text`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run *fast*", ["Buy [shoes]", "Run"], due: "2026-12-01")
    try await stage.tick("1", 1)
    #expect(
      try await stage.aclio("export", "1") == """
        # Run \\*fast\\*

        Health & Fitness, 1 of 2 steps, due 1 Dec 2026

        - [x] Buy \\[shoes\\]
          About Buy \\[shoes\\].
        - [ ] Run
          About Run.

        """)
    #expect(
      try await stage.aclio("export", "--out", "goals.md") == "1 goal written to goals.md.\n")
  }

  @Test func `shows nothing that is in no catalog`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Shoes", "Jog"], due: "2026-12-01")
    try await stage.tick("run", 1)
    let words = try await stage.wordsOutsideCatalogs(
      AclioPlugin.self,
      screens: [
        [], ["list"], ["show", "1"], ["stats"], ["achievements"], ["premium"], ["coach"],
        ["widget"], ["pending"], ["profile"], ["bonus"],
      ])
    for (place, words) in words {
      #expect(words.subtracting(["Run", "Shoes", "Jog", "About"]).isEmpty, "\(place)")
    }
    #expect(try helpOutsideCatalogs(AclioPlugin.root).isEmpty)
  }
}
