import CoreModels
import Synchronization
import Testing

@testable import CoreStorage

@Suite("Undo takes back a transaction")
struct UndoTests {
  let world: World
  init() throws { world = try World() }

  private func state() async throws -> [String] {
    try await world.entries.list().map { "\($0.id)=\($0.text)" }.sorted()
  }

  @Test("undo takes back one transaction after the other, down to the first")
  func repeated() async throws {
    for text in ["one", "two", "three"] { try await world.entries.put(Entry("a", text)) }
    try await world.entries.remove("a")
    for expected in [["a=three"], ["a=two"], ["a=one"], []] {
      try await world.store.undo()
      #expect(try await state() == expected)
    }
    await #expect(throws: StoreError.nothingToUndo) { try await world.store.undo() }
    #expect(try await world.store.history(kind: Entry.kind, id: "a").count == 8)
    #expect(try await world.store.problems() == [])
  }

  @Test("writing between undos, undo goes on from what is shown")
  func between() async throws {
    for text in ["one", "two"] { try await world.entries.put(Entry("a", text)) }
    try await world.store.undo()
    try await world.entries.put(Entry("a", "four"))
    for expected in [["a=one"], []] {
      try await world.store.undo()
      #expect(try await state() == expected)
    }
  }

  @Test("a transaction over several records goes back together, twice written or not")
  func batches() async throws {
    try await world.entries.put(Entry("a", "one"))
    try await world.store.transaction { transaction in
      try transaction.put(Entry("a", "two"))
      try transaction.put(Entry("a", "three"))
      try transaction.put(Entry("b", "new"))
      try transaction.put(Entry("caf\u{e9}", "x"))
      try transaction.put(Entry("cafe\u{301}", "y"))
    }
    let batches = try await world.store.undoable()
    #expect(batches.map(\.count) == [5, 1])
    let taken = try await world.store.undo()
    #expect(taken == batches[0])
    #expect(try await state() == ["a=one"])
    #expect(try await world.store.undoable().map(\.count) == [1])
    let changes = try await world.store.history(limit: 4)
    #expect(changes.allSatisfy { $0.undoes == "laptop/2!" })
  }

  @Test("what a product writes by itself is passed over")
  func automatic() async throws {
    try await world.entries.put(Entry("a", "one"))
    try await world.store.transaction(automatic: true) { try $0.put(Entry("b", "fetched")) }
    #expect(try await world.store.undoable().flatMap { $0 }.map(\.id) == ["a"])
    try await world.store.undo()
    #expect(try await state() == ["b=fetched"])
    await #expect(throws: StoreError.nothingToUndo) { try await world.store.undo() }
  }

  /// Collects the batches that a store reports.
  private final class Told: Sendable {
    let batches = Mutex<[String]>([])
  }

  @Test("whoever asks is told each batch that a person wrote, and none that was not kept")
  func told() async throws {
    let told = Told()
    let store = world.store.afterWrites { batch in told.batches.withLock { $0.append(batch) } }
    for text in ["one", "one", "two"] {
      try await store.transaction { try $0.put(Entry("a", text)) }
    }
    try await store.transaction(automatic: true) { try $0.put(Entry("b", "fetched")) }
    try await store.profile(named: "eva").transaction { try $0.put(Entry("a", "hers")) }
    await #expect(throws: StoreError.nothingToUndo) {
      try await store.transaction { transaction in
        try transaction.put(Entry("c", "never"))
        throw StoreError.nothingToUndo
      }
    }
    try await store.undo()
    let batches = told.batches.withLock { $0 }
    #expect(batches == ["laptop/1", "laptop/2", "laptop/4"])
  }

  @Test("what another device wrote since stays, and the rest of the transaction goes")
  func changedSince() async throws {
    try await world.store.transaction { transaction in
      try transaction.put(Entry("a", "one"))
      try transaction.put(Entry("b", "one"))
    }
    try await world.store.merge([world.change("b")])
    let taken = try await world.store.undo(batches: ["laptop/1"])
    #expect(taken.overwritten == [RecordName(kind: Entry.kind, id: "b")])
    #expect(try await state() == ["b=far"])
    try await world.store.merge([world.change("c", number: 2)])
    await #expect(throws: StoreError.nothingToUndo) { try await world.store.undo() }
  }

  @Test("a far write between two of ours is what undo goes back to, and no further")
  func farWrite() async throws {
    try await world.entries.put(Entry("a", "one"))
    try await world.store.merge([world.change("a", at: "2026-11-21T10:00:00Z")])
    world.clock.set("2026-11-21T11:00:00Z")
    try await world.entries.put(Entry("a", "two"))
    try await world.store.undo()
    #expect(try await state() == ["a=far"])
    try await world.store.undo()
    #expect(try await state() == ["a=far"])
  }

  @Test("who names a transaction takes back that one and no other")
  func named() async throws {
    #expect(try await world.store.read { try $0.lastUndoable() } == nil)
    try await world.entries.put(Entry("a", "one"))
    let first = try await world.store.read { try $0.lastUndoable() }
    #expect(first == "laptop/1")
    try await world.entries.put(Entry("a", "two"))
    #expect(try await world.store.read { try $0.lastUndoable() } == "laptop/2")
    try await world.store.undo(batches: ["laptop/1"])
    #expect(try await state() == ["a=two"])
    #expect(try await world.store.undo().map(\.batchName) == ["laptop/2"])
    #expect(try await world.store.read { try $0.lastUndo() } != nil)
    await #expect(throws: StoreError.nothingToUndo) {
      try await world.store.undo(batches: ["laptop/1"])
    }
  }

  @Test("each profile undoes its own")
  func profiles() async throws {
    try await world.entries.put(Entry("a", "one"))
    await #expect(throws: StoreError.nothingToUndo) {
      try await world.store.profile(named: "eva").undo()
    }
  }
}
