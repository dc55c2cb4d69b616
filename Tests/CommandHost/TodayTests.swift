import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook today") struct TodayTests {
  @Test func `answers a pipe in bare lines, a card that is broken among the others`() async {
    #expect(
      await HostStage().daybook("today")
        == .init(
          output: """
            Today · Saturday, 21 November 2026

            Garden
            Water the ferns while it is still cool.
            2026-11-21: 蕨 🌿 0

            Broken
            This card cannot be shown: All has wilted.

            """))
  }

  @Test func `says that everything pauses`() async {
    let stage = HostStage()
    _ = await stage.daybook("mercy", "until", "2026-11-28")
    #expect(
      await stage.daybook("today").output.hasPrefix(
        """
        Today · Saturday, 21 November 2026
        Everything is paused until the end of Saturday, 28 November 2026. Take your time.

        Garden

        """))
    #expect(await !stage.daybook("--date", "2026-11-29").output.contains("paused"))
  }

  @Test func `is what the bare command shows`() async {
    let stage = HostStage()
    #expect(await stage.daybook() == stage.daybook("today"))
    #expect(await stage.daybook("--plain", "--lang", "sk") == stage.daybook("today", "--lang=sk"))
  }

  @Test func `tells scripts the day and the cards`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("garden", "tell")
    try await stage.store().collection(of: DayEntry.self).put(DayEntry(id: "fern"))
    let outcome = await stage.daybook("today", "--json")
    #expect(outcome.status == 0)
    #expect(
      try outcome.json == [
        "day": "2026-11-21",
        "cards": [
          [
            "product": "garden", "title": "Garden",
            "lines": ["Water the ferns while it is still cool.", "2026-11-21: 蕨 🌿 1"],
            "data": ["plants": 1],
          ],
          [
            "product": "broken", "title": "Broken",
            "lines": ["This card cannot be shown: All has wilted.\u{1B}[2J"],
            "data": [
              "error": [
                "code": "wilted", "message": "All has wilted.\u{1B}[2J", "hint": "Water it.",
              ]
            ],
          ],
        ],
      ])
  }

  @Test func `stays calm about a card that fails in a way nobody explains`() async throws {
    let outcome = await HostStage().daybook("--date", "2000-01-01", "--json")
    #expect(outcome.status == 0)
    guard case .array(let cards) = try outcome.json["cards"] else {
      Issue.record("no cards")
      return
    }
    #expect(cards.map { $0["product"] } == ["garden", "broken"])
    #expect(cards.last?["data"] == [:])
    #expect(
      cards.last?["lines"] == [
        "This card cannot be shown: Something unexpected went wrong."
      ])
  }

  @Test func `says so where nothing has a card`() async {
    let stage = HostStage()
    #expect(
      await stage.run(SuiteRoot<SilentSuite>.self, [])
        == .init(output: "Today · Saturday, 21 November 2026\nNothing to show yet.\n"))
    #expect(
      await stage.run(SuiteRoot<SilentSuite>.self, ["--json"])
        == .init(output: #"{"cards":[],"day":"2026-11-21"}"# + "\n"))
  }

  @Test func `shows the day that is asked for`() async {
    let outcome = await HostStage().daybook("--date", "2024-02-29")
    #expect(outcome.output.hasPrefix("Today · Thursday, 29 February 2024\n"))
    #expect(outcome.output.contains("2024-02-29: 蕨 🌿 0"))
  }

  @Test func `has the cards of the person whose profile it is`() async throws {
    let stage = HostStage()
    _ = await stage.daybook("profile", "add", "eva")
    _ = await stage.run("keep", "fern", "--profile", "eva")
    #expect(await stage.daybook("--profile", "eva").output.contains("🌿 1"))
    #expect(await stage.daybook().output.contains("🌿 0"))
  }

  @Test func `is refreshed before a pipe sees it, but not without the network`() async {
    let stage = HostStage()
    let root = SuiteRoot<FreshSuite>.self
    #expect(await stage.run(root, ["--offline"]).output.hasSuffix("Fresh\nold\n"))
    #expect(await stage.run(root, []).output.hasSuffix("Fresh\nnew\n"))
  }

  @Test func `shows what is stored at once on a terminal, and the fresh in its place`() async {
    let output = await HostStage(terminalColumns: 40).run(SuiteRoot<FreshSuite>.self, []).output
    let (old, new) = (output.range(of: " old "), output.range(of: " new "))
    #expect(old != nil && new != nil)
    #expect(output.contains("\u{1B}[2A\r\u{1B}[J"))
  }
}
