import CoreModels
import Testing

@testable import CoreStorage

@Suite("Search finds words, whatever their case and diacritics")
struct SearchTests {
  let world: World

  init() async throws {
    world = try World()
    for (id, text) in [
      ("kon", "Žltý kôň pil vodu"), ("heart", "A grateful heart"), ("art", "The art of rest"),
      ("jp", "今日は晴れ、猫と散歩"), ("jp2", "猫は庭にいる"), ("ru", "Любите друг друга"),
      ("gr", "Αγάπη μόνο"), ("th", "วันนี้อากาศดี"), ("pct", "100% of C++ is_fine"),
      ("nul", "before\0after \u{2}mark\u{3}"), ("de", "Straße"),
    ] { try await world.entries.put(Entry(id, text)) }
  }

  @Test(
    "every word, or a word that begins so",
    arguments: [
      ("zlty", ["kon"]), ("KON", ["kon"]), ("kôň žltý", ["kon"]), ("vod", ["kon"]),
      ("kon heart", []), ("art", ["art"]), ("eart", []), ("猫", ["jp2", "jp"]), ("晴れ", ["jp"]),
      ("散歩 猫", ["jp"]), ("друг", ["ru"]), ("ДРУГ любите", ["ru"]), ("αγάπ", ["gr"]),
      ("อากาศ", ["th"]), ("100", ["pct"]), ("fine", ["pct"]), ("after", ["nul"]),
      ("mark", ["nul"]), ("", []), ("  ", []), ("***", []),
    ])
  func words(words: String, ids: [String]) async throws {
    let found = try await world.entries.search(words).map(\.value.id)
    #expect(found.sorted() == ids.sorted())
    // A past state is searched without the index, with the same results.
    let past = world.store.asOf(world.clock.now).collection(of: Entry.self)
    #expect(try await past.search(words).map(\.value.id).sorted() == ids.sorted())
  }

  @Test(
    "what SQLite's query language means is only text here",
    arguments: [
      "\"", "kon\"", "*-(", "kon*", "-kon", "NEAR(kon, 2)", "text:kon", "kon AND OR NOT", "(",
      "kon OR heart", "^kon", "kon + pil", "'; DROP TABLE record; --", "%", "_", "\\", "{kon}",
      "\0", "kon\0", "🌞", "1️⃣", "\u{301}", "ﷺ",
    ])
  func syntax(words: String) async throws {
    _ = try await world.entries.search(words)
    #expect(try await world.entries.list().count == 11)
    #expect(try await world.store.problems() == [])
  }

  @Test(
    "a thousand words are too many for nobody",
    arguments: [("kon ", ["kon"]), ("猫 ", ["jp", "jp2"]), ("none ", [])])
  func manyWords(word: String, ids: [String]) async throws {
    let found = try await world.entries.search(String(repeating: word, count: 1000))
    #expect(found.map(\.value.id).sorted() == ids)
  }

  @Test("an excerpt marks what matched")
  func excerpt() async throws {
    let match = try #require(try await world.entries.search("kon").first)
    #expect(match.excerpt.map(\.text) == ["Žltý ", "kôň", " pil vodu"])
    #expect(match.excerpt.map(\.isMatch) == [false, true, false])
  }

  @Test("what was removed, changed or taken back is found as it is now")
  func follows() async throws {
    try await world.entries.put(Entry("kon", "Biely kôň"))
    #expect(try await world.entries.search("zlty").isEmpty)
    try await world.entries.remove("kon")
    #expect(try await world.entries.search("biely").isEmpty)
    try await world.store.undo()
    #expect(try await world.entries.search("biely").count == 1)
    #expect(try await world.entries.search("art", limit: 0).isEmpty)
    #expect(try await world.store.problems() == [])
  }
}
