import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("A record that cannot be read is left out and named, and takes nothing else down")
struct UnreadableRecordsTests {
  let world: World
  let omissions = Omissions()
  private var store: Store { world.store.namingOmissions(in: omissions) }

  init() throws { world = try World() }

  /// Merges another device's change of a known kind with an undecodable body.
  private func spoil(_ id: String, version: Int = 1, at instant: String = "2026-11-21T10:00:00Z")
    async throws
  {
    var change = world.change(id, number: abs(id.hashValue % 1000) + 1, at: instant)
    (change.body, change.version) = (#"{"torn":"page"}"#, version)
    try await world.store.merge([change])
  }

  @Test("lists and searches show the others and say what is missing; only its own find throws")
  func leftOut() async throws {
    try await world.entries.put(Entry("b", "here"))
    try await spoil("a")
    #expect(try await store.collection(of: Entry.self).list() == [Entry("b", "here")])
    #expect(try await store.collection(of: Entry.self).search("here").map(\.value.id) == ["b"])
    #expect(omissions.records == [RecordName(kind: Entry.kind, id: "a")])
    let error = StoreError.unreadableRecord(kind: Entry.kind, id: "a", isNewer: false)
    await #expect(throws: error) { try await world.entries.find("a") }
    #expect(try await store.read { try $0.findReadable(Entry.self, "a") } == nil)
  }

  @Test("of what arrives together, only the last state has to be readable")
  func overtaken() async throws {
    var torn = world.change("a", number: 1)
    torn.body = #"{"torn":"page"}"#
    let whole = world.change("a", text: "whole", number: 2, at: "2026-11-21T11:00:00Z")
    try await store.merge([torn, whole])
    #expect(omissions.records.isEmpty)
    #expect(try await store.collection(of: Entry.self).search("whole").map(\.value.id) == ["a"])
  }

  @Test("what is left out makes room: a list of one still has one, and a page follows another")
  func limits() async throws {
    try await world.entries.put(Entry("x", "first"))
    world.clock.pass(seconds: 1)
    try await world.entries.put(Entry("y", "second"))
    for id in ["a", "b", "c"] { try await spoil(id) }
    let newest = try await store.read {
      try $0.list(Entry.self, order: .lastWrittenFirst, limit: 1)
    }
    #expect(newest.map(\.id) == ["y"])
    let both = try await store.read { try $0.list(Entry.self, order: .lastWrittenFirst, limit: 2) }
    #expect(both.map(\.id) == ["y", "x"])
  }

  @Test("the doctor finds each with its kind, id and day, and mends it from the log")
  func mended() async throws {
    try await world.entries.put(Entry("a", "the last good one", on: "2026-11-21"))
    try await spoil("a")
    try await spoil("b")
    let found = try await world.store.unreadableRecords()
    #expect(found.map(\.name.id) == ["a", "b"])
    #expect(found.allSatisfy { $0.name.kind == Entry.kind && !$0.isNewer })
    world.clock.set("2026-11-21T11:00:00Z")
    let outcomes = try await world.store.mend(found)
    #expect(outcomes[found[0]] == .broughtBack(try #require(Instant("2026-11-21T09:00:00Z"))))
    #expect(outcomes[found[1]] == .removed)
    #expect(try await world.store.unreadableRecords() == [])
    #expect(
      try await world.entries.list() == [Entry("a", "the last good one", on: "2026-11-21")])
    #expect(try await world.entries.search("good").count == 1)
    // The bytes remain in the history, and undo reverts the mending.
    #expect(try await world.store.history(id: "b").map(\.body) == [nil, #"{"torn":"page"}"#])
    try await world.store.undo()
    #expect(try await world.store.unreadableRecords().count == 2)
  }

  @Test("what a newer version wrote is named, and never touched")
  func newer() async throws {
    try await spoil("a", version: 7)
    let found = try await world.store.unreadableRecords()
    #expect(found.map(\.isNewer) == [true])
    #expect(try await world.store.mend(found).isEmpty)
    #expect(try await world.store.history(id: "a").count == 1)
  }

  @Test("sync takes a bad change into the log, shows nothing of it and says so")
  func merged() async throws {
    var change = world.change("a")
    change.body = "{}"
    #expect(try await store.merge([change, world.change("b", number: 2)]) == 2)
    #expect(omissions.records.map(\.id) == ["a"])
    #expect(try await world.store.history(id: "a").map(\.body) == ["{}"])
  }

  @Test("import refuses a document whose last state of a record cannot be read, naming the place")
  func importRefused() async throws {
    let (entry, kind) = (try exported(last: "{}"), Entry.kind)
    let place = ArchivePlace(number: 2, record: RecordName(kind: kind, id: "a"))
    await #expect(throws: ArchiveError.unreadable(place)) { try await world.store.take(entry) }
    #expect(try await world.store.history() == [])
  }

  @Test("import takes a bad state that a later one overtook: it is history")
  func importHistory() async throws {
    let archive = try exported(last: #"{"id":"a","text":"mended"}"#, before: "{}")
    #expect(try await world.store.take(archive).added == 2)
    #expect(try await world.entries.list() == [Entry("a", "mended")])
  }

  private func exported(last: String, before: String = #"{"id":"a","text":"x"}"#) throws -> Archive
  {
    let line = { (number: Int, body: String) in
      """
      {"device":"phone","number":\(number),"batch":\(number),"automatic":false,\
      "clock":\(1_700_000_000_000 + number),"kind":"\(Entry.kind)","id":"a","version":1,"body":\(body)}
      """
    }
    return try Archive(
      parsing: Data(
        (#"{"format":"daybook","version":1,"changes":["# + "\n"
          + [line(1, before), line(2, last)].joined(separator: ",\n") + "\n]}\n").utf8))
  }
}

@Suite("A record has a size that everything can carry")
struct RecordSizeTests {
  let world: World

  init() throws { world = try World() }

  @Test("a larger one is neither written nor taken in")
  func refused() async throws {
    let text = String(repeating: "a", count: Change.largestBody)
    let error = StoreError.recordTooLarge(kind: Entry.kind, id: "a")
    await #expect(throws: error) { try await world.entries.put(Entry("a", text)) }
    #expect(try await world.store.history() == [])
  }

  @Test("an import names it before it reads the text", arguments: [true, false])
  func archive(isLaidOut: Bool) throws {
    let text = String(repeating: "a", count: Change.largestBody + 1)
    let body = #"{"id":"a","text":"\#(text)"}"#
    var document = #"""
      {"format":"daybook","version":1,"changes":[
      {"device":"phone","number":1,"batch":1,"automatic":false,"clock":1,"kind":"test.entry","id":"a","version":1,"body":\#(body)}
      ]}

      """#
    if !isLaidOut { document = document.replacing("\n", with: " \n ") }
    let place = ArchivePlace(number: 1, record: RecordName(kind: Entry.kind, id: "a"))
    #expect(throws: ArchiveError.tooLarge(isLaidOut ? place : nil)) {
      try Archive(parsing: Data(document.utf8))
    }
  }

  @Test("the largest travels to a hub in one batch")
  func carried() async throws {
    let text = String(repeating: "a", count: Change.largestBody - 100)
    try await world.entries.put(Entry("a", text))
    #expect(try await world.store.batch(after: 0).data.count <= HubSync.largestBody)
  }
}
