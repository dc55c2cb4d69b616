import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("An archive is everything that a person has")
struct ArchiveTests {
  let world: World
  init() throws { world = try World() }

  @Test("its document has a change on each line, with the record as it was after it")
  func document() async throws {
    try await world.entries.put(Entry("a", "Warm coffee", on: "2026-11-20"))
    let data = try await Archive(of: world.store).data()
    let hash = try #require(try await world.store.history()[0].hash)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"format":"daybook","version":1,"changes":[
        {"automatic":false,"batch":1,"clock":\(1_795_251_600_000 << 16),"day":"2026-11-20",\
        "device":"laptop","follows":"0","hash":"\(hash)","id":"a","kind":"test.entry","number":1,"version":1,\
        "written_at":"2026-11-21T09:00:00Z","body":{"day":"2026-11-20","id":"a","text":"Warm coffee"}}
        ]}

        """)
  }

  @Test("taken into an empty home it gives the same bytes again, and no more when taken in twice")
  func roundTrip() async throws {
    try await world.lived()
    let archive = try await Archive(of: world.store)
    #expect(archive.changes.count == 5)
    let data = try archive.data()
    let other = try World(device: "phone")
    let read = try Archive(parsing: data)
    #expect(read == archive)
    #expect(try await other.store.take(read, rehearsal: true) == MergeReport(added: 5))
    #expect(try await other.store.history().isEmpty)
    #expect(try await other.store.take(read) == MergeReport(added: 5))
    #expect(try await other.store.take(read) == MergeReport(known: 5))
    #expect(try await Archive(of: other.store).data() == data)
    #expect(try await other.entries.list().map(\.id) == ["a", "b"])
    #expect(try await other.entries.search("ricka").map(\.value.id) == ["b"])
    #expect(try await other.store.problems() == [])
    let eva = other.store.profile(named: "eva")
    try await eva.take(read)
    #expect(try await Archive(of: eva).data() == data)
  }

  @Test("laid out by somebody else it is read all the same")
  func otherLayout() async throws {
    try await world.lived()
    let archive = try await Archive(of: world.store)
    let pretty = try JSON.data(JSONValue(parsing: archive.data()), pretty: true)
    #expect(try Archive(parsing: pretty) == archive)
    #expect(
      try Archive(parsing: Data(#"{"changes":[],"format":"daybook","version":1}"#.utf8)).changes
        == [])
    #expect(try await Archive(parsing: Archive(of: try World().store).data()).changes == [])
  }

  @Test("a change that lost to a later one here is told")
  func overtaken() async throws {
    try await world.entries.put(Entry("a", "old"))
    let archive = try await Archive(of: world.store)
    let other = try World(device: "phone")
    other.clock.pass(seconds: 60)
    try await other.entries.put(Entry("a", "new"))
    #expect(try await other.store.take(archive) == MergeReport(added: 1, overtaken: 1))
    #expect(try await other.entries.find("a")?.text == "new")
  }

  @Test("two homes that go by the same name are found out, and nothing is written")
  func deviceTwice() async throws {
    try await world.entries.put(Entry("a", "one"))
    let other = try World()
    try await other.entries.put(Entry("a", "two"))
    let archive = try await Archive(of: world.store)
    await #expect(throws: ArchiveError.deviceTwice("laptop")) {
      try await other.store.take(archive)
    }
    #expect(try await other.entries.find("a")?.text == "two")
  }

  @Test(
    "a document of a newer version or of something else is refused",
    arguments: [
      (#"{"format":"daybook","version":2,"changes":[]}"#, ArchiveError.newer(2)),
      (#"{"format":"nightbook","version":1,"changes":[]}"#, .notAnArchive),
      (#"{"format":"daybook","version":1}"#, .damaged),
      (#"{"format":"daybook","version":1,"changes":[{"device":"a"}]}"#, .damaged),
      ("", .notAnArchive), ("[]", .notAnArchive), ("{", .notAnArchive), ("\u{0}", .notAnArchive),
      (String(repeating: "[", count: 100_000), .notAnArchive),
    ])
  func refused(text: String, error: ArchiveError) {
    #expect(throws: error) { try Archive(parsing: Data(text.utf8)) }
  }
}

extension World {
  /// Builds a short history: writes, removals and an undo.
  func lived() async throws {
    try await entries.put(
      Entry("a", "Warm coffee, \"quoted\"\nand a new line", on: "2026-11-20"))
    try await entries.put(Entry("b", "říčka 🌊 ,\"body\":", on: "2026-11-21"))
    clock.pass(seconds: 60)
    try await entries.remove("a")
    try await store.undo()
    try await store.transaction(automatic: true) { try $0.put(Note(id: "n", value: 7)) }
    try await store.profile(named: "eva").collection(of: Note.self).put(
      Note(id: "x", value: 1))
  }
}
