import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

/// A request in the queue, as another module stores it.
private struct Queued: Record {
  static let kind = "net.outbox"
  var id: String
  var body: String
}

@Suite("What a person has forgotten")
struct ForgettingTests {
  let world: World
  init() throws { world = try World() }

  private func forget(_ id: String, in world: World) async throws {
    try await world.store.forget(world.store.records(in: .record(id)))
  }

  private func texts(_ world: World) async throws -> [String] {
    try await world.entries.list().map(\.text).sorted()
  }

  @Test("leaves no word in the log, the records, the search or the cache, and a stub of each state")
  func gone() async throws {
    for text in ["secret", "secret too"] { try await world.entries.put(Entry("a", text)) }
    try await world.store.undo()
    try await world.store.cache(Data("secret".utf8), for: "test.draft")
    try await world.entries.put(Entry("b", "stays"))
    try await forget("a", in: world)
    try await world.store.finishForgetting()
    let log = try await world.store.history(id: "a")
    #expect(log.map(\.number) == [5, 3, 2, 1])
    #expect(log.map(\.body) == [nil, nil, nil, nil])
    #expect(log.map(\.isForgotten) == [false, true, true, true])
    #expect(log[0].isForgetting)
    #expect(try await texts(world) == ["stays"])
    #expect(try await world.entries.search("secret").isEmpty)
    #expect(try await world.store.cached("test.draft") == nil)
    #expect(try await world.store.problems() == [])
    let moment = Instant(milliseconds: world.clock.now.milliseconds - 1)
    #expect(try await world.store.asOf(moment).collection(of: Entry.self).list().isEmpty)
    #expect(try await world.store.records(in: .record("a")).isEmpty)
  }

  @Test("is not undone, redone or brought back, and what is written later is")
  func forGood() async throws {
    try await world.entries.put(Entry("a", "secret"))
    try await world.store.undo()
    try await forget("a", in: world)
    #expect(try await world.store.redo() == [])
    for batch in ["laptop/1", "laptop/2", "laptop/3"] {
      await #expect(throws: StoreError.forgotten) {
        try await world.store.undo(batches: [batch])
      }
    }
    await #expect(throws: StoreError.nothingToUndo) { try await world.store.undo() }
    for state in try await world.store.history() {
      await #expect(throws: StoreError.forgotten) { try await world.store.bringBack(state) }
    }
    try await world.entries.put(Entry("a", "new"))
    #expect(try await texts(world) == ["new"])
    try await world.store.undo()
    #expect(try await texts(world) == [])
    try await world.store.redo()
    #expect(try await texts(world) == ["new"])
  }

  @Test("is what a day, earlier days or a product has, and nothing that has gone elsewhere")
  func scopes() async throws {
    for (id, day) in [("a", "2026-11-19"), ("b", "2026-11-20"), ("c", "2026-11-21")] {
      try await world.entries.put(Entry(id, "t", on: day))
    }
    try await world.entries.put(Entry("b", "t", on: "2026-11-22"))
    try await world.notes.put(Note(id: "n", value: 1))
    let ids = { (scope: ForgetScope) in try await world.store.records(in: scope).map(\.id) }
    let days = try ["2026-11-20", "2026-11-21", "2026-11-23"].map { try #require(Day($0)) }
    #expect(try await ids(.day(days[0])) == [])
    #expect(try await ids(.day(days[1])) == ["c"])
    #expect(try await ids(.before(days[1])) == ["a"])
    #expect(try await ids(.before(days[2])) == ["a", "b", "c"])
    #expect(try await ids(.product("test")) == ["a", "b", "c", "n"])
    #expect(try await ids(.product("tes")) == [])
  }

  @Test("takes the requests with it that were queued for it")
  func queued() async throws {
    let queue = world.store.collection(of: Queued.self)
    for id in ["test-plan-1", "test-plan-2", "other-plan-1"] {
      try await queue.put(Queued(id: id, body: "secret"))
    }
    try await world.entries.put(Entry("a", "secret", mood: "test-plan-2"))
    let ids = { (scope: ForgetScope) in try await world.store.records(in: scope).map(\.id) }
    #expect(try await ids(.record("a")) == ["a", "test-plan-2"])
    #expect(try await ids(.record("test-plan-1")) == ["test-plan-1"])
    #expect(try await ids(.product("test")) == ["a", "test-plan-1", "test-plan-2"])
    try await world.store.forget(world.store.records(in: .product("test")))
    #expect(try await queue.list().map(\.id) == ["other-plan-1"])
    let bodies = try await world.store.history().compactMap(\.body)
    #expect(bodies.count { $0.contains("secret") } == 1)
  }

  @Test("leaves other devices too, also what they wrote before it and tell later")
  func elsewhere() async throws {
    let phone = try World(device: "phone")
    try await world.entries.put(Entry("a", "secret"))
    try await phone.store.merge(world.store.changes().changes)
    phone.clock.pass(seconds: 60)
    try await phone.entries.put(Entry("a", "secret of the phone"))
    try await phone.entries.put(Entry("b", "stays"))
    world.clock.pass(seconds: 120)
    try await forget("a", in: world)
    // The phone undoes a change it knows, and its mark repeats the text for earlier versions.
    phone.clock.pass(seconds: 120)
    try await phone.store.undo(batches: ["phone/1"])
    try await Jumping.exchange([world, phone])
    for device in [world, phone] {
      #expect(try await texts(device) == ["stays"])
      let bodies = try await device.store.history().compactMap(\.body)
      #expect(!bodies.contains { $0.contains("secret") })
      #expect(try await device.store.problems() == [])
    }
  }

  @Test("does not come back from a backup, an export or a device that was away")
  func comesBack() async throws {
    for text in ["secret", "more"] { try await world.entries.put(Entry("a", text)) }
    let export = try await Archive(of: world.store)
    try await forget("a", in: world)
    #expect(try await world.store.take(export).added == 0)
    let fresh = try World(device: "tablet")
    try await fresh.store.take(export)
    #expect(try await texts(fresh) == ["more"])
    try await fresh.store.take(Archive(of: world.store))
    #expect(try await texts(fresh) == [])
    #expect(try await fresh.store.history() == world.store.history())
  }

  @Test("is said by whoever had it forgotten, not by a file with stubs alone")
  func forgedStubs() async throws {
    try await world.entries.put(Entry("a", "dear"))
    let stubs = try await world.store.history().map(\.forgotten)
    let archive = Archive(stubs)
    await #expect(throws: ArchiveError.deviceTwice("laptop")) {
      try await world.store.take(archive)
    }
    #expect(try await texts(world) == ["dear"])
  }
}

@Suite("Devices that forget")
struct ForgettingLawsTests {
  @Test(
    "agree whoever took what from whom, and miss nothing but what was forgotten",
    arguments: 1...(slowTests ? 300 : 16) as ClosedRange<UInt64>)
  func laws(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var worlds: [World] = []
    for name in ["laptop", "phone", "tablet"] { worlds.append(try World.inFile(device: name)) }
    var (time, known): (Int64, Set<ChangeName>) = (0, [])
    var forgotten: Set<String> = []
    for _ in 0..<70 {
      time += .random(in: 1...3000, using: &random)
      let world = worlds[Int.random(in: 0..<3, using: &random)]
      // In every other history the clocks are wrong by days.
      let wrong = wrongClocks[Int.random(in: 0..<wrongClocks.count, using: &random)]
      let skew = seed.isMultiple(of: 2) ? wrong : .random(in: -20_000...20_000, using: &random)
      world.clock.set(Jumping.today)
      world.clock.pass(seconds: time + skew)
      let (id, text) = ("\(Int.random(in: 0..<4, using: &random))", "t\(random.next() % 99)")
      switch Int.random(in: 0..<11, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2:
        let all = try await world.store.history()
        guard let one = all.randomElement(using: &random) else { continue }
        _ = try? await world.store.undo(batches: [one.batchName])
      case 3: _ = try? await world.store.redo()
      case 4, 5, 6:
        let other = worlds[Int.random(in: 0..<3, using: &random)]
        var changes = try await other.store.changes(limit: 10_000).changes
        if Bool.random(using: &random) {
          changes = Array(changes.shuffled(using: &random).prefix(9))
        }
        try await world.store.merge(changes)
      case 7:
        let records = try await world.store.records(in: .record(id))
        guard !records.isEmpty else { continue }
        let before = try await world.store.history(id: id).filter { !$0.isForgetting }
        try await world.store.forget(records)
        known.formUnion(before.map(ChangeName.init))
        forgotten.insert(id)
        #expect(try await world.entries.find(id) == nil)
      default:
        let mood = Bool.random(using: &random) ? "\(random.next() % 5)" : nil
        try await world.entries.put(Entry(id, text, mood: mood))
        #expect(try await world.entries.find(id)?.text == text)
      }
      #expect(try await world.store.problems() == [])
    }
    for world in worlds {
      world.clock.set(Jumping.today)
      world.clock.pass(seconds: time)
      _ = try await world.store.dateAnew()
    }
    for _ in 0..<5 { try await Jumping.exchange(worlds) }
    let expected = try await Archive(of: worlds[0].store)
    let stubs = expected.changes.filter(\.isForgotten)
    #expect(known.isSubset(of: stubs.map(ChangeName.init)))
    #expect(stubs.allSatisfy { forgotten.contains($0.id) && $0.body == nil })
    for world in worlds {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await world.entries.list() == worlds[0].entries.list())
      #expect(try await world.store.problems() == [])
    }
  }
}
