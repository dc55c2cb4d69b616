import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("What was taken back counts as never written")
struct MarkingTests {
  let world: World
  init() throws { world = try World() }

  private func state(_ store: Store) async throws -> [String] {
    try await store.collection(of: Entry.self).list().map { "\($0.id)=\($0.text)" }.sorted()
  }

  @Test("what another device wrote before it survives, whenever it arrives")
  func concurrent() async throws {
    let far = world.change("a", text: "a long evening", at: "2026-11-21T09:01:00Z")
    world.clock.pass(seconds: 180)
    try await world.entries.put(Entry("a", "oops"))
    try await world.store.undo()
    #expect(try await state(world.store) == [])
    try await world.store.merge([far])
    #expect(try await state(world.store) == ["a=a long evening"])
    #expect(try await world.store.problems() == [])
  }

  @Test("redo brings back what the last undo took, and that until somebody writes")
  func redo() async throws {
    for text in ["one", "two", "three"] { try await world.entries.put(Entry("a", text)) }
    #expect(try await world.store.redo() == [])
    for _ in 0..<3 { try await world.store.undo() }
    for expected in [["a=one"], ["a=two"]] {
      #expect(try await world.store.redo().count == 1)
      #expect(try await state(world.store) == expected)
    }
    try await world.store.undo()
    #expect(try await state(world.store) == ["a=one"])
    try await world.store.redo()
    try await world.entries.put(Entry("a", "new"))
    #expect(try await world.store.redo() == [])
    #expect(try await state(world.store) == ["a=new"])
  }

  @Test("marks that mark each other in a foreign log take nothing back, and end")
  func circle() async throws {
    var far = [1, 2, 3].map { world.change("a", number: $0) }
    (far[0].undoes, far[1].undoes, far[2].undoes) = ("phone/1!!", "phone/3!", "phone/2!!")
    try await world.store.merge(far)
    for mark in ["phone/1", "phone/3"] {
      await #expect(throws: (any Error).self) { try await world.store.undo(batches: [mark]) }
    }
    #expect(try await world.store.problems() == [])
  }

  @Test("an undo is undone by its own name, and so is a redo")
  func byName() async throws {
    for text in ["one", "two"] { try await world.entries.put(Entry("a", text)) }
    try await world.store.undo(batches: ["laptop/1"])
    #expect(try await state(world.store) == ["a=two"])
    try await world.store.undo(batches: ["laptop/2"])
    #expect(try await state(world.store) == [])
    // The first undo is laptop/3, and the redo of its own batch is laptop/5.
    try await world.store.undo(batches: ["laptop/3"])
    #expect(try await state(world.store) == ["a=one"])
    try await world.store.undo(batches: ["laptop/5"])
    #expect(try await state(world.store) == [])
    await #expect(throws: StoreError.nothingToUndo) {
      try await world.store.undo(batches: ["laptop/1", "laptop/77", "nobody"])
    }
  }

  @Test("a rehearsal tells what would go, and changes nothing")
  func rehearsal() async throws {
    try await world.entries.put(Entry("a", "one"))
    let log = try await world.store.history()
    let taken = try await world.store.undo(batches: ["laptop/1"], rehearsal: true)
    #expect(taken.changes == log)
    #expect(try await world.store.history() == log)
    #expect(try await state(world.store) == ["a=one"])
  }

  @Test("all that came in through one door goes, and nothing else")
  func byWriter() async throws {
    let phone = world.store.writing(through: Origin(.api, client: "Ann's phone"))
    try await world.entries.put(Entry("a", "by hand"))
    try await phone.collection(of: Entry.self).put(Entry("a", "by phone"))
    try await phone.collection(of: Entry.self).put(Entry("b", "by phone"))
    world.clock.pass(seconds: 60)
    let later = world.clock.now
    try await phone.collection(of: Entry.self).put(Entry("c", "by phone"))
    #expect(try await world.store.history(by: "ann's phone").count == 3)
    #expect(try await world.store.history(by: "api", limit: 2).map(\.id) == ["c", "b"])
    #expect(try await world.store.batches(by: "api", since: later).count == 1)
    let names = try await world.store.batches(by: "Ann's phone").compactMap(\.first?.batchName)
    try await world.store.undo(batches: names)
    #expect(try await state(world.store) == ["a=by hand"])
    try await world.store.redo()
    #expect(try await state(world.store) == ["a=by phone", "b=by phone", "c=by phone"])
  }

  @Test("an undo of an earlier version is a write, and can be taken back")
  func former() async throws {
    try await world.entries.put(Entry("a", "one"))
    try await world.entries.put(Entry("a", "two"))
    world.clock.pass(seconds: 60)
    var undo = world.change("a", text: "one", device: "laptop", number: 3)
    undo.undoes = "laptop/2"
    undo.clock = world.clock.now.milliseconds << 16
    try await world.store.merge([undo])
    #expect(try await state(world.store) == ["a=one"])
    #expect(try await world.store.undoable().map { $0.map(\.number) } == [[1]])
    try await world.store.undo(batches: ["laptop/3"])
    #expect(try await state(world.store) == ["a=two"])
  }

  @Test("earlier versions, to whom a mark is a write, show the same")
  func earlierVersions() async throws {
    for text in ["one", "two"] { try await world.entries.put(Entry("a", text)) }
    try await world.entries.put(Entry("b", "new"))
    for _ in 0..<2 {
      try await world.store.undo()
      #expect(try await asWrites() == state(world.store))
    }
    try await world.store.redo()
    #expect(try await asWrites() == state(world.store))
  }

  /// The records according to the log's last changes, ignoring undo.
  private func asWrites() async throws -> [String] {
    var last: [String: Change] = [:]
    for change in try await world.store.history().reversed() { last[change.id] = change }
    return try last.values.compactMap(\.body).map {
      let entry = try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
      return "\(entry.id)=\(entry.text)"
    }.sorted()
  }

  @Test("what lacks its origin is the same change, and gets it")
  func origins() async throws {
    var change = world.change("a")
    try await world.store.merge([change])
    change.origin = Origin(.page)
    try await world.store.merge([change])
    change.origin = nil
    try await world.store.merge([change])
    #expect(try await world.store.history().map(\.origin) == [Origin(.page)])
    let archive = try await Archive(of: world.store)
    #expect(try Archive(parsing: archive.data()) == archive)
  }

  @Test("a state of the history comes back as a write")
  func bringBack() async throws {
    for text in ["one", "two"] { try await world.entries.put(Entry("a", text)) }
    let first = try #require(try await world.store.history().last)
    #expect(try await world.store.bringBack(first))
    #expect(try await !world.store.bringBack(first))
    #expect(try await state(world.store) == ["a=one"])
    try await world.store.undo()
    #expect(try await state(world.store) == ["a=two"])
  }
}

@Suite("Devices that undo and redo")
struct MarkingLawsTests {
  @Test(
    "agree whoever took what from whom, and redo is the inverse of undo",
    arguments: 1...(slowTests ? 200 : 10) as ClosedRange<UInt64>)
  func laws(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var worlds: [World] = []
    for name in ["laptop", "phone", "tablet"] { worlds.append(try World.inFile(device: name)) }
    var time: Int64 = 0
    for _ in 0..<60 {
      time += .random(in: 1...3000, using: &random)
      let world = worlds[Int.random(in: 0..<3, using: &random)]
      world.clock.set("2026-11-21T09:00:00Z")
      world.clock.pass(seconds: time + .random(in: -20_000...20_000, using: &random))
      let (id, text) = ("\(Int.random(in: 0..<4, using: &random))", "t\(random.next() % 99)")
      switch Int.random(in: 0..<9, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1:
        let before = try await Self.sorted(world)
        guard (try? await world.store.undo()) != nil else { continue }
        try await world.store.redo()
        #expect(try await Self.sorted(world) == before)
        try await world.store.undo()
      case 2:
        let all = try await world.store.history()
        guard let one = all.randomElement(using: &random) else { continue }
        _ = try? await world.store.undo(batches: [one.batchName])
      case 3: try await world.store.redo()
      case 4, 5:
        let other = worlds[Int.random(in: 0..<3, using: &random)]
        var changes = try await other.store.changes(limit: 10_000).changes
        if Bool.random(using: &random) {
          changes = Array(changes.shuffled(using: &random).prefix(9))
        }
        try await world.store.merge(changes)
      case 6:
        try await world.store.transaction { transaction in
          for other in ["0", "3"] { try transaction.put(Entry(other, text)) }
        }
      default: try await world.entries.put(Entry(id, text))
      }
      #expect(try await world.store.problems() == [])
    }
    for _ in 0..<4 { try await Jumping.exchange(worlds) }
    for world in worlds {
      #expect(try await world.entries.list() == worlds[0].entries.list())
      #expect(try await world.store.problems() == [])
      let later = Instant(milliseconds: world.clock.now.milliseconds + 10 * 86_400_000)
      let shown = world.store.asOf(later).collection(of: Entry.self)
      #expect(try await shown.list() == world.entries.list())
    }
  }

  private static func sorted(_ world: World) async throws -> [Entry] {
    try await world.entries.list().sorted { $0.id < $1.id }
  }
}
