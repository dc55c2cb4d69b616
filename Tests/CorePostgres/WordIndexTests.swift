import CoreModels
import Testing

@testable import CoreStorage

@Suite("The words in the database are those of the records")
struct WordIndexTests {
  let world: World

  init() async throws {
    world = try World()
    for id in ["a", "b", "c"] {
      try await world.entries.put(Entry(id, "kôň \(id)", on: "2026-11-21"))
    }
    try await world.entries.put(Entry("a", "changed"))
    try await world.entries.remove("b")
    #expect(try await world.store.problems() == [])
  }

  @Test(
    "damage done behind its back is found and repaired",
    arguments: [
      ("UPDATE record SET body = '{}' WHERE id = 'a'", [StoreProblem.recordsDiffer(1)]),
      ("DELETE FROM record WHERE id = 'a'", [.recordsDiffer(1), .textIndexDiffers]),
      ("DELETE FROM word WHERE id = 'c'", [.textIndexDiffers]),
      (
        "INSERT INTO word (profile, kind, id, word) VALUES ('me', 'test.entry', 'c', 'ghost')",
        [.textIndexDiffers]
      ),
    ])
  func damage(sql: String, problems: [StoreProblem]) async throws {
    try await world.store.sql(sql)
    #expect(try await world.store.problems() == problems)
    try await world.store.rebuild()
    #expect(try await world.store.problems() == [])
    #expect(try await world.entries.search("kon").map(\.value.id) == ["c"])
    #expect(try await world.entries.list().map(\.text) == ["changed", "kôň c"])
  }

  @Test func `a word longer than an index takes is found by its beginning and by all of it`()
    async throws
  {
    let word = String(repeating: "kôň", count: 4000)
    try await world.entries.put(Entry("long", word + "a"))
    try await world.entries.put(Entry("longer", word + "b"))
    let search = world.entries.search
    #expect(try await search(word, 9).map(\.value.id).sorted() == ["long", "longer"])
    #expect(try await search(word + "b", 9).map(\.value.id) == ["longer"])
    #expect(try await world.store.problems() == [])
  }

  @Test func `an id that no index takes is refused`() async throws {
    var random = SystemRandomNumberGenerator()
    let id = (0..<9000).map { _ in "abcdefghij".randomElement(using: &random) ?? "a" }
    await #expect(throws: StoreError.malformedChange) {
      try await world.entries.put(Entry(String(id), "one"))
    }
    #expect(try await world.entries.list().count == 2)
  }
}
