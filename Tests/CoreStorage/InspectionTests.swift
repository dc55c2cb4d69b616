import CoreModels
import Testing

@testable import CoreStorage

@Suite("The store compares itself with its log, and is made anew from it")
struct InspectionTests {
  let world: World

  init() async throws {
    world = try World()
    for id in ["a", "b", "c"] {
      try await world.entries.put(Entry(id, "kôň \(id)", on: "2026-11-21"))
    }
    try await world.entries.put(Entry("a", "changed"))
    try await world.entries.remove("b")
    try await world.notes.put(Note(id: "n", value: 1))
    #expect(try await world.store.problems() == [])
  }

  @Test(
    "damage done behind its back is found and repaired",
    arguments: [
      ("UPDATE record SET body = '{}' WHERE id = 'a'", [StoreProblem.recordsDiffer(1)]),
      ("UPDATE record SET body = '{\"id' WHERE id = 'a'", [.recordsDiffer(1)]),
      ("UPDATE record SET day = 5 WHERE id = 'a'", [.recordsDiffer(1)]),
      ("DELETE FROM record WHERE id IN ('a', 'n')", [.recordsDiffer(2)]),
      (
        "INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', 3, 'kôň c')",
        [.textIndexDiffers]
      ),
      ("INSERT INTO record_text (rowid, text) VALUES (77, 'ghost')", [.textIndexDiffers]),
      ("DELETE FROM record_text_data WHERE id > 10", [.textIndexDiffers]),
      ("DELETE FROM record_text_docsize", [.textIndexDiffers]),
    ])
  func damage(sql: String, problems: [StoreProblem]) async throws {
    try await world.store.sql(sql)
    #expect(try await world.store.problems() == problems)
    try await world.store.rebuild()
    #expect(try await world.store.problems() == [])
    #expect(
      try await world.entries.list() == [
        Entry("a", "changed"), Entry("c", "kôň c", on: "2026-11-21"),
      ])
    #expect(try await world.entries.search("kon").map(\.value.id) == ["c"])
    #expect(try await world.notes.list() == [Note(id: "n", value: 1)])
  }

  @Test("a body that is no JSON any more hides nothing else")
  func brokenBody() async throws {
    try await world.store.sql("UPDATE record SET body = '{\"id' WHERE id = 'a'")
    #expect(try await world.entries.search("kon").map(\.value.id) == ["c"])
    #expect(try await world.entries.search("changed").isEmpty)
  }

  @Test("after a rebuild everything goes on as before")
  func goesOn() async throws {
    try await world.store.rebuild()
    try await world.entries.put(Entry("c", "biely"))
    try await world.entries.remove("a")
    try await world.notes.put(Note(id: "n", value: 2))
    try await world.store.undo()
    try await world.store.undo()
    #expect(try await world.store.problems() == [])
    #expect(try await world.entries.search("changed").count == 1)
  }
}
