import CoreModels
import Testing

@testable import CommandHost

@Suite("daybook history") struct HistoryCommandTests {
  private var stage = HostStage()

  @Test func `tells what was written, changed, removed and taken back`() async throws {
    var stage = stage
    #expect(await stage.daybook("history").output == "Nothing has been written yet.\n")
    _ = await stage.daybook("settings", "day_starts_at", "3")
    stage.facts.now = { Instant("2026-11-21T10:05:00Z") ?? Instant(milliseconds: 0) }
    _ = await stage.daybook("settings", "day_starts_at", "4")
    _ = await stage.daybook("settings", "day_starts_at", "--reset")
    _ = await stage.daybook("undo")
    #expect(
      await stage.daybook("history").output == """
        2026-11-21 10:05 · suite.setting · day_starts_at · undone · value 4
        2026-11-21 10:05 · suite.setting · day_starts_at · removed
        2026-11-21 10:05 · suite.setting · day_starts_at · changed · value 3 → 4
        2026-11-21 09:30 · suite.setting · day_starts_at · added · value 3

        """)
  }

  @Test(arguments: ["probe", "probe.kept", "one"])
  func `of a product, a kind or a record`(name: String) async throws {
    _ = await stage.daybook("settings", "day_starts_at", "3")
    _ = await stage.daybook("probe", "keep", "one")
    let outcome = await stage.daybook("history", name, "--json")
    guard case .array(let changes) = try outcome.json else {
      Issue.record("no array: \(outcome)")
      return
    }
    #expect(changes.map { $0["id"] } == ["one"])
    #expect(changes.first?["record"] == ["id": "one"])
    #expect(changes.first?["action"] == "added")
  }

  @Test func `a name that nothing has is told`() async throws {
    let outcome = await stage.daybook("history", "nobody", "--json")
    #expect(outcome.status == 66)
    #expect(try outcome.json["error"]?["code"] == "no_history")
  }

  @Test func `shows as many as are asked for, and as the past had them`() async throws {
    for id in ["one", "two", "three"] { _ = await stage.daybook("probe", "keep", id) }
    #expect(
      await stage.daybook("history", "--limit", "1").output
        == "2026-11-21 09:30 · probe.kept · three · added\n")
    #expect(
      await stage.daybook("history", "--as-of", "2026-11-20").output
        == "Nothing has been written yet.\n"
    )
  }
}
