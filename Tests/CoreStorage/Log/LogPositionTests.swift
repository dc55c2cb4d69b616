import CoreModels
import CoreStorage
import Foundation
import Testing

@Suite("The log's position") struct LogPositionTests {
  private let world: World
  private var store: Store { world.store }

  init() throws { world = try World() }

  @Test func `names what was written, removed and merged after it`() async throws {
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "before", value: 1))
    let position = try await store.read { try $0.logPosition() }
    #expect(try await touched(after: position) == [])
    try await notes.put(Note(id: "one", value: 1))
    try await notes.remove("before")
    _ = try await store.undo()
    #expect(try await touched(after: position) == ["one", "before"])
    #expect(try await store.read { try $0.logPosition() } == position + 3)
    _ = try await store.merge([world.change("far")])
    #expect(
      try await store.read { try $0.recordsTouched(after: position, kinds: [Entry.kind]) }?
        .map(\.id) == ["far"])
  }

  @Test func `names nothing of more changes than are read faster anew`() async throws {
    let position = try await store.read { try $0.logPosition() }
    try await store.transaction { transaction in
      for value in 1...5_000 { try transaction.put(Note(id: "one", value: value)) }
    }
    #expect(try await touched(after: position) == ["one"])
    try await store.collection(of: Note.self).remove("one")
    #expect(try await touched(after: position) == nil)
    #expect(try await touched(after: position + 1) == ["one"])
  }

  @Test func `has a version that everybody sees change with every write, whoever's`() async throws {
    let place = try TemporaryHome()
    let (server, command) = (try place.open(.server), try place.open())
    for watching in [server, command] {
      var versions = [try #require(try watching.dataVersion())]
      #expect(try watching.dataVersion() == versions[0])
      for store in [command, server, command] {
        try await store.collection(of: Note.self).put(Note(id: "one", value: versions.count))
        versions.append(try #require(try watching.dataVersion()))
        #expect(try watching.dataVersion() == versions.last)
      }
      try await command.cache(Data(), for: "\(versions)")
      versions.append(try #require(try watching.dataVersion()))
      #expect(Set(versions).count == 5)
    }
  }

  @Test func `takes room on the disk`() async throws {
    let before = try await store.read { try $0.storedBytes() }
    let notes = (0..<4000).map { Note(id: "\($0)", value: $0) }
    try await store.transaction { transaction in
      for note in notes { try transaction.put(note) }
    }
    #expect(try await store.read { try $0.storedBytes() } > before + 4000 * 20)
  }

  @Test func `is each profile's own`() async throws {
    let other = store.profile(named: "other")
    try await other.collection(of: Note.self).put(Note(id: "theirs", value: 1))
    #expect(try await touched(after: 0) == [])
    #expect(try await store.read(\.isCurrent))
    #expect(try await !store.asOf(Instant(milliseconds: 0)).read(\.isCurrent))
  }

  @Test func `tells of several people at once whose has moved`() async throws {
    let other = store.profile(named: "other \"\\,")
    try await store.collection(of: Note.self).put(Note(id: "mine", value: 1))
    try await other.collection(of: Note.self).put(Note(id: "theirs", value: 1))
    let names = ["me", other.profile, "nobody"]
    let moves = { (known: [String: Int]) in try await store.read { try $0.moves(since: known) } }
    let first = try await moves(Dictionary(uniqueKeysWithValues: names.map { ($0, 0) }))
    #expect(names.map { first[$0]?.hasMoved } == [true, true, false])
    let known = first.mapValues(\.position)
    #expect(try await moves(known).values.allSatisfy { !$0.hasMoved })
    try await other.collection(of: Note.self).put(Note(id: "theirs", value: 2))
    let later = try await moves(known)
    #expect(names.map { later[$0]?.hasMoved } == [false, true, false])
  }

  private func touched(after position: Int) async throws -> Set<String>? {
    try await store.read { snapshot in
      try snapshot.recordsTouched(after: position, kinds: [Note.kind]).map { Set($0.map(\.id)) }
    }
  }
}
