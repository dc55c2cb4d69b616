import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("grounding-sun new") struct NewCommandTests {
  @Test func `never gives the same one again that day, and counts`() async throws {
    let stage = try Stage.sun(AffirmationServer(.list("a", "b", "c", "d", "e", "f")))
    var ids = [try #require(try await stage.sunJSON()["affirmation"]?["id"]?.string)]
    for count in 1...5 {
      let answer = try await stage.sunJSON("new")
      #expect(answer["rerolls"] == .integer(Int64(count)))
      ids.append(try #require(answer["affirmation"]?["id"]?.string))
    }
    #expect(Set(ids).count == 6)
    #expect(try await stage.today().id == ids[5])
    let before = try await stage.world.store.history().count
    await #expect(throws: GroundingSunError.nothingElse) { try await stage.sun("new") }
    #expect(try await stage.world.store.history().count == before)
  }

  @Test func `what was rolled away stays in history, and does not come back for days`()
    async throws
  {
    let stage = try Stage.sun()
    let first = try await stage.today()
    let second = try #require(try await stage.sunJSON("new")["affirmation"])
    #expect(
      try await stage.sunJSON("history") == [
        [
          "day": "2026-11-21", "affirmation": second, "rerolls": 1, "replaced": [first.json],
          "elsewhere": [], "source": "bundled",
        ]
      ])
    var later: Set<String> = []
    for _ in 1...8 {
      stage.nextDay()
      later.insert(try await stage.today().id)
    }
    #expect(later.count == 8)
    #expect(!later.contains(first.id))
  }

  @Test func `on a day without one yet, the one that Today showed is not given`() async throws {
    let stage = try Stage.sun()
    let shown = try #require(try await stage.card(GroundingSunPlugin.self)?.lines.first)
    let answer = try await stage.sunJSON("new")
    #expect(answer["affirmation"]?["text"] != .string(shown))
    #expect(answer["rerolls"] == 1)
  }

  @Test func `an undone reroll gives the day its affirmation back`() async throws {
    let stage = try Stage.sun()
    let first = try await stage.today()
    _ = try await stage.sun("new")
    try await stage.world.store.undo()
    #expect(try await stage.today() == first)
  }

  @Test func `with nothing but the fallback there is nothing else`() async throws {
    let stage = try Stage.sun(AffirmationServer(.json("[]")))
    _ = try await stage.sun()
    await #expect(throws: GroundingSunError.nothingElse) { try await stage.sun("new") }
  }

  @Test func `two rerolls at once are both kept`() async throws {
    let stage = try Stage.sun()
    _ = try await stage.today()
    try await withThrowingTaskGroup { group in
      for _ in 1...8 { group.addTask { _ = try await stage.sun("new") } }
      try await group.waitForAll()
    }
    #expect(try await stage.sunJSON()["rerolls"] == 8)
  }
}
