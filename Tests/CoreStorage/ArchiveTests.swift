import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("An archive is everything that a person has")
struct ArchiveTests {
  let world: World
  init() throws { world = try World() }

  private func lived() async throws {
    try await world.entries.put(
      Entry("a", "Warm coffee, \"quoted\"\nand a new line", on: "2026-11-20"))
    try await world.entries.put(Entry("b", "říčka 🌊 ,\"body\":", on: "2026-11-21"))
    world.clock.pass(seconds: 60)
    try await world.entries.remove("a")
    try await world.store.undo()
    try await world.store.transaction(automatic: true) { try $0.put(Note(id: "n", value: 7)) }
    try await world.store.profile(named: "eva").collection(of: Note.self).put(
      Note(id: "x", value: 1))
  }

  @Test("its document has a change on each line, with the record as it was after it")
  func document() async throws {
    try await world.entries.put(Entry("a", "Warm coffee", on: "2026-11-20"))
    let data = try await Archive(of: world.store).data()
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"format":"daybook","version":1,"changes":[
        {"automatic":false,"batch":1,"clock":\(1_795_251_600_000 << 16),"day":"2026-11-20",\
        "device":"laptop","id":"a","kind":"test.entry","number":1,"version":1,\
        "written_at":"2026-11-21T09:00:00Z","body":{"day":"2026-11-20","id":"a","text":"Warm coffee"}}
        ]}

        """)
  }

  @Test("taken into an empty home it gives the same bytes again, and no more when taken in twice")
  func roundTrip() async throws {
    try await lived()
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
    try await lived()
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

  @Test(
    "a damaged document is refused whole, or says the same",
    arguments: 1...400 as ClosedRange<UInt64>)
  func damaged(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try await lived()
    var data = try await Archive(of: world.store).data()
    switch seed % 4 {
    case 0: data = data.prefix(.random(in: 0..<data.count, using: &random))
    case 1:
      let place = Int.random(in: 0..<data.count, using: &random)
      data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2:
      let digits = data.indices.filter { (0x30...0x39).contains(data[$0]) }
      let place = try #require(digits.randomElement(using: &random))
      data.replaceSubrange(place...place, with: Data("99999999999999999999".utf8))
    default:
      let place = Int.random(in: 0..<data.count, using: &random)
      data.insert(contentsOf: Data(String(repeating: "[{\"a\":", count: 600).utf8), at: place)
    }
    let other = try World(device: "phone")
    do {
      let archive = try Archive(parsing: data)
      let report = try await other.store.take(archive)
      #expect(report.added == archive.changes.count)
    } catch is ArchiveError {
      #expect(try await other.store.history().isEmpty)
    }
    #expect(try await other.store.problems() == [])
  }
}
