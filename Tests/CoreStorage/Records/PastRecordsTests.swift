import CoreModels
import Seeded
import Testing

@testable import CoreStorage

@Suite("A moment a short time ago") struct PastRecordsTests {
  /// The records of a moment, folded from the log alone.
  private struct Folded {
    let entries: [Entry]

    init(of store: Store, at moment: Instant) async throws {
      let then = "profile = :profile AND kind = :kind AND clock <= :clock"
      entries = try await store.engine.read { connection in
        try connection.rows(
          """
          SELECT id, version, body FROM \(Change.winners(where: then, asOf: true))
          WHERE body IS NOT NULL ORDER BY day NULLS FIRST, clock, id
          """,
          ["profile": "me", "kind": Entry.kind, "clock": HybridClock.last(at: moment)]
        ) { row in
          try Entry.read(row.value(at: 2), version: row.value(at: 1), id: row.value(at: 0))
        }
      }
    }
  }

  @Test(
    "shows what the whole log says, whatever two devices did since",
    arguments: 1...(slowTests ? 40 : 6) as ClosedRange<UInt64>)
  func law(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let worlds = try ["laptop", "phone"].map { try World(device: $0) }
    var moments: [Instant] = []
    for _ in 0..<60 {
      let world = worlds[Int.random(in: 0..<2, using: &random)]
      for world in worlds { world.clock.pass(seconds: 3600) }
      try await change(world, &random)
      if Int.random(in: 0..<5, using: &random) == 0 {
        for (one, other) in [(worlds[0], worlds[1]), (worlds[1], worlds[0])] {
          try await one.store.merge(other.store.changes(limit: 10_000).changes)
        }
      }
      moments.append(world.clock.now)
    }
    for world in worlds {
      for moment in moments + [Instant(milliseconds: 0)] {
        let folded = try await Folded(of: world.store, at: moment).entries
        let past = world.store.asOf(moment)
        #expect(try await past.read { try $0.isRecent() })
        #expect(try await past.collection(of: Entry.self).list() == folded)
        let days = Day(epochDay: 20_779)...Day(epochDay: 20_780)
        #expect(
          try await past.collection(of: Entry.self).list(days: days)
            == folded.filter { $0.day.map(days.contains) ?? false })
        let (count, ofPrefix) = try await past.read {
          (try $0.count(Entry.self), try $0.list(Entry.self, idPrefix: "1"))
        }
        #expect(count == folded.count)
        #expect(ofPrefix == folded.filter { $0.id.hasPrefix("1") }.sorted { $0.id < $1.id })
      }
    }
  }

  private func change(_ world: World, _ random: inout SeededGenerator) async throws {
    let (id, text) = ("\(Int.random(in: 0..<12, using: &random))", "t\(random.next() % 99)")
    let day = "2026-11-2\(Int.random(in: 1...4, using: &random))"
    switch Int.random(in: 0..<10, using: &random) {
    case 0: try await world.entries.remove(id)
    case 1: _ = try? await world.store.undo()
    case 2: try await world.store.redo()
    case 3:
      let one = try await world.store.history().randomElement(using: &random)
      _ = try? await world.store.undo(batches: [one?.batchName].compactMap(\.self))
    case 4: try await world.store.forget(world.store.records(in: .record(id)))
    case 5:
      try await world.store.transaction { transaction in
        for other in [id, "3", "11"] { try transaction.put(Entry(other, text, on: day)) }
      }
    default: try await world.entries.put(Entry(id, text, on: day))
    }
  }

  @Test func `names what was touched after it, as well as after a position`() async throws {
    let world = try World()
    try await world.entries.put(Entry("old", "x"))
    let moment = world.clock.now
    world.clock.pass(seconds: 60)
    try await world.entries.put(Entry("later", "x"))
    let position = try await world.store.read { try $0.logPosition() }
    try await world.notes.put(Note(id: "new", value: 1))
    let touched = { (store: Store) in
      try await store.read {
        try $0.recordsTouched(after: position, kinds: [Entry.kind, Note.kind])?.map(\.id).sorted()
      }
    }
    #expect(try await touched(world.store) == ["new"])
    #expect(try await touched(world.store.asOf(moment)) == ["later", "new"])
  }

  @Test func `shows what was undone since, of which only a part has arrived`() async throws {
    let (world, phone) = (try World(), try World(device: "phone"))
    try await phone.store.transaction { transaction in
      for id in ["a", "b"] { try transaction.put(Entry(id, "x")) }
    }
    let moment = phone.clock.now
    for world in [world, phone] { world.clock.pass(seconds: 60) }
    try await phone.store.undo()
    try await world.store.merge(Array(phone.store.changes(limit: 10).changes.dropLast()))
    #expect(try await world.entries.list().isEmpty)
    let past = world.store.asOf(moment).collection(of: Entry.self)
    #expect(try await past.list().map(\.id) == ["a", "b"])
  }

  @Test func `reads a kind that was not written since as it is`() async throws {
    let world = try World()
    try await world.entries.put(Entry("old", "x"))
    let past = world.store.asOf(world.clock.now)
    world.clock.pass(seconds: 60)
    try await world.notes.put(Note(id: "new", value: 1))
    let plan = try await past.plan { try $0.list(Entry.self, order: .newestFirst, limit: 20) }
    #expect(plan.contains { $0.contains("USING INDEX record_by_day ") }, "\(plan)")
    #expect(!plan.contains { $0.contains("change_of_record") }, "\(plan)")
  }

  @Test func `reads no more of a kind than its days and what was written since`() async throws {
    let world = try World()
    try await world.entries.put(Entry("old", "x", on: "2026-11-20"))
    let past = world.store.asOf(world.clock.now)
    world.clock.pass(seconds: 60)
    try await world.entries.put(Entry("new", "x", on: "2026-11-20"))
    let days = Day(epochDay: 20_777)...Day(epochDay: 20_777)
    let plan = try await past.plan {
      try $0.list(Entry.self, days: days)
    }
    for part in [
      "record_by_day (profile=? AND kind=? AND day", "change_by_clock (clock>?)",
      "change_of_record (profile=? AND kind=? AND id=?",
    ] {
      #expect(plan.contains { $0.contains("USING INDEX " + part) }, "\(part): \(plan)")
    }
  }
}
