import CoreModels
import Testing

@testable import CoreStorage

@Suite("A collection keeps the records of one kind")
struct RecordCollectionTests {
  let world: World
  init() throws { world = try World() }

  @Test("what is put is found, what is removed is not")
  func putFindRemove() async throws {
    #expect(try await world.entries.find("a") == nil)
    try await world.entries.put(Entry("a", "one", on: "2026-11-21"))
    #expect(try await world.entries.find("a") == Entry("a", "one", on: "2026-11-21"))
    try await world.entries.put(Entry("a", "two"))
    #expect(try await world.entries.find("a") == Entry("a", "two"))
    try await world.entries.remove("a")
    try await world.entries.remove("a")
    #expect(try await world.entries.find("a") == nil)
    #expect(try await world.store.history().count == 3)
    #expect(try await world.store.problems() == [])
  }

  @Test("putting what is there already writes nothing")
  func unchanged() async throws {
    try await world.entries.put(Entry("a", "one"))
    try await world.entries.put(Entry("a", "one"))
    #expect(try await world.store.history().count == 1)
  }

  @Test("a text that only looks the same is another text")
  func canonicalEquivalents() async throws {
    try await world.entries.put(Entry("a", "caf\u{e9}"))
    try await world.entries.put(Entry("a", "cafe\u{301}"))
    let text = try #require(try await world.entries.find("a")?.text)
    #expect(Array(text.utf8) == Array("cafe\u{301}".utf8))
  }

  @Test("records that belong together are listed by how their ids begin")
  func idPrefix() async throws {
    for id in ["g/1", "g/2", "g", "g0", "ga/1", "h/1", "g/é", "g/👟", "G/1"] {
      try await world.entries.put(Entry(id, id))
    }
    try await world.entries.remove("g/2")
    let list = { (prefix: String) in
      try await world.store.read { try $0.list(Entry.self, idPrefix: prefix).map(\.id) }
    }
    #expect(try await list("g/") == ["g/1", "g/é", "g/👟"])
    #expect(try await list("ga") == ["ga/1"])
    #expect(try await list("x").isEmpty)
    #expect(try await list("").count == 8)
    let ids = try await world.store.read { try $0.list(Entry.self, from: "g/2", to: "ga/1") }
    #expect(ids.map(\.id) == ["g/é", "g/👟", "g0"])
  }

  @Test("a list may begin after the first few")
  func offset() async throws {
    for number in 1...4 {
      try await world.entries.put(Entry("\(number)", "x", on: "2026-11-0\(number)"))
    }
    let ids = try await world.store.read { snapshot in
      try [0, 2, 4].map { try snapshot.list(Entry.self, limit: 1, offset: $0).map(\.id) }
    }
    #expect(ids == [["1"], ["3"], []])
    #expect(try await world.store.read { try $0.list(Entry.self, offset: 3).map(\.id) } == ["4"])
  }

  @Test("lists are by day, then by when each was written")
  func lists() async throws {
    for (id, day) in [
      ("c", "2026-11-21"), ("a", "2026-11-20"), ("b", "2026-11-21"), ("d", "2026-12-24"),
    ] { try await world.entries.put(Entry(id, "text", on: day)) }
    try await world.entries.put(Entry("n", "no day"))
    let entries = world.entries
    #expect(try await entries.list().map(\.id) == ["n", "a", "c", "b", "d"])
    #expect(try await entries.list(order: .newestFirst).map(\.id) == ["d", "b", "c", "a", "n"])
    #expect(try await entries.list(order: .newestFirst, limit: 2).map(\.id) == ["d", "b"])
    let (first, last) = try (#require(Day("2026-11-20")), #require(Day("2026-11-21")))
    #expect(try await entries.list(days: first...last).map(\.id) == ["a", "c", "b"])
    #expect(try await entries.list(days: last...last, limit: 1).map(\.id) == ["c"])
    #expect(try await entries.list(limit: 0).isEmpty)
    #expect(try await world.store.read { try $0.count(Entry.self) } == 5)
  }

  @Test("a list of what came in begins with what was written last, whatever its day")
  func lastWritten() async throws {
    try await world.entries.put(Entry("a", "first", on: "2026-11-21"))
    try await world.entries.put(Entry("b", "of an earlier day", on: "2026-11-19"))
    let before = world.store.asOf(world.clock.now).collection(of: Entry.self)
    world.clock.pass(seconds: 60)
    try await world.entries.put(Entry("c", "no day"))
    try await world.entries.put(Entry("a", "again", on: "2026-11-20"))
    let entries = world.entries
    #expect(try await entries.list(order: .lastWrittenFirst).map(\.id) == ["a", "c", "b"])
    #expect(try await entries.list(order: .lastWrittenFirst, limit: 1).map(\.id) == ["a"])
    #expect(try await before.list(order: .lastWrittenFirst).map(\.id) == ["b", "a"])
    let (first, last) = try (#require(Day("2026-11-19")), #require(Day("2026-11-20")))
    let some = try await entries.list(days: first...last, order: .lastWrittenFirst)
    #expect(some.map(\.id) == ["a", "b"])
  }

  @Test("of those written at one moment, the order is that of merging")
  func writtenTogether() async throws {
    let changes = [("x", "phone", 1), ("y", "tablet", 1), ("z", "phone", 2)].map {
      world.change($0, device: $1, number: $2)
    }
    try await world.store.merge(changes)
    let past = world.store.asOf(Instant(milliseconds: .max)).collection(of: Entry.self)
    for entries in [world.entries, past] {
      #expect(try await entries.list(order: .lastWrittenFirst).map(\.id) == ["y", "z", "x"])
    }
  }

  @Test("each profile has its own records")
  func profiles() async throws {
    try await world.entries.put(Entry("a", "mine"))
    let other = world.store.profile(named: "eva").collection(of: Entry.self)
    #expect(try await other.find("a") == nil)
    try await other.put(Entry("a", "hers"))
    #expect(try await world.entries.find("a")?.text == "mine")
    #expect(try await other.search("mine").isEmpty)
    #expect(try await other.list().map(\.text) == ["hers"])
  }

  @Test("a text of 1 MiB and one with every kind of character come back byte for byte")
  func bytes() async throws {
    let long = String(repeating: "žltý kôň 👨‍👩‍👧‍👦\n", count: 30_000)
    let odd = "\0a\u{1}\u{2}b\u{3}\r\n\u{2028}\"\\/\u{feff}e\u{301}\u{10ffff}"
    for (id, text) in [("long", long), ("odd", odd), ("ž/„ 👍\n", "")] {
      try await world.entries.put(Entry(id, text))
      let found = try #require(try await world.entries.find(id))
      #expect(Array(found.text.utf8) == Array(text.utf8))
    }
    #expect(long.utf8.count > 1 << 20)
    #expect(try await world.entries.search("kon").map(\.value.id) == ["long"])
    #expect(try await world.store.problems() == [])
  }

  @Test("an id that SQLite would cut short is refused, and finds nothing", arguments: ["", "a\0b"])
  func badID(id: String) async throws {
    try await world.entries.put(Entry("a", "one"))
    await #expect(throws: StoreError.malformedChange) {
      try await world.entries.put(Entry(id, "two"))
    }
    #expect(try await world.entries.find(id) == nil)
    #expect(try await world.entries.find("a")?.text == "one")
  }
}
