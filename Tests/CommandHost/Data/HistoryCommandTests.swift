import CoreModels
import CorePlugin
import CoreStorage
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
        2026-11-21 10:05 · Daybook · day_starts_at: undone
        2026-11-21 10:05 · Daybook · day_starts_at: removed · undone
        2026-11-21 10:05 · Daybook · day_starts_at: 3 → 4
        2026-11-21 09:30 · Daybook · day_starts_at: 3

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
        == "2026-11-21 09:30 · Probe · three: added\n")
    #expect(
      await stage.daybook("history", "--as-of", "2026-11-20").output
        == "Nothing has been written yet.\n"
    )
  }

  @Test func `shows each state of a record whole, and brings one back`() async throws {
    _ = await stage.daybook("settings", "day_starts_at", "3")
    _ = await stage.daybook("settings", "day_starts_at", "4")
    #expect(
      await stage.daybook("history", "day_starts_at").output == """
        2 · 2026-11-21 09:30 · Daybook · day_starts_at: 3 → 4
          id: day_starts_at
        + value: 4
        1 · 2026-11-21 09:30 · Daybook · day_starts_at: 3
        + id: day_starts_at
        + value: 3

        """)
    #expect(
      await stage.daybook("bring-back", "day_starts_at@1").output
        == "day_starts_at is again what it was at 2026-11-21 09:30.\n")
    #expect(
      await stage.daybook("bring-back", "day_starts@1").output
        == "day_starts_at is what it was at 2026-11-21 09:30 already, so nothing was changed.\n")
    let stories = try await stage.daybook("history", "day_starts_at", "--json").json
    guard case .array(let states) = stories else { throw NoStates() }
    #expect(states.map { $0["state"] } == [3, 2, 1])
    #expect(states.first?["record"]?["value"] == states.last?["record"]?["value"])
    for state in ["day_starts_at@9", "day_starts_at", "nobody@1"] {
      #expect(await stage.daybook("bring-back", state).status == 66)
    }
  }

  @Test func `says a transaction in a line, and leaves out what an app wrote on its own`()
    async throws
  {
    let store = try stage.store()
    try await store.transaction(automatic: true) { try $0.put(DayEntry(id: "own")) }
    try await store.transaction { transaction in
      for id in ["a", "b", "c", "d"] { try transaction.put(DayEntry(id: id)) }
    }
    #expect(
      await stage.daybook("history").output
        == "2026-11-21 09:30 · Probe · a: added, b: added, c: added · 4 changes\n")
    #expect(await stage.daybook("history", "probe").output.contains("own: added"))
  }

  private struct NoStates: Error {}
}
