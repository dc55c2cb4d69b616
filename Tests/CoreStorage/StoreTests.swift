import CoreModels
import Seeded
import Testing

@testable import CoreStorage

@Suite("A store behaves as a plain dictionary with a memory")
struct StoreTests {
  /// A model of the store: the states after each transaction, and those that undo can restore.
  private struct Model {
    var state: [String: Entry] = [:]
    var past: [(instant: Instant, state: [String: Entry])] = []
    var undoable: [[String: Entry]] = []
  }

  @Test(
    "random puts, removes, transactions, undos and looks into the past",
    arguments: 1...5 as ClosedRange<UInt64>)
  func random(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let world = try World()
    var model = Model()
    for _ in 0..<80 {
      world.clock.pass(seconds: .random(in: 1...3, using: &random))
      let before = model.state
      var writes: [(id: String, entry: Entry?)] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let id = "\(Int.random(in: 0..<6, using: &random))"
        let entry = Entry(
          id, "t\(Int.random(in: 0..<5, using: &random))",
          on: Bool.random(using: &random) ? "2026-11-2\(id)" : nil)
        writes.append((id, Int.random(in: 0..<4, using: &random) == 0 ? nil : entry))
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        if let last = model.undoable.popLast() {
          try await world.store.undo()
          model.state = last
        } else {
          await #expect(throws: StoreError.nothingToUndo) { try await world.store.undo() }
        }
      } else {
        let batch = writes
        try await world.store.transaction { transaction in
          for (id, entry) in batch {
            if let entry {
              try transaction.put(entry)
            } else {
              try transaction.remove(Entry.self, id)
            }
          }
        }
        var isWritten = false
        for (id, entry) in batch {
          isWritten = isWritten || model.state[id] != entry
          model.state[id] = entry
        }
        if isWritten { model.undoable.append(before) }
        #expect(try await world.store.undoable(limit: 100).count == model.undoable.count)
      }
      model.past.append((world.clock.now, model.state))
      try await expect(world.store, shows: model.state)
    }
    for _ in 0..<10 {
      guard let (instant, state) = model.past.randomElement(using: &random) else { continue }
      try await expect(world.store.asOf(instant), shows: state)
    }
    #expect(try await world.store.problems() == [])
  }

  private func expect(_ store: Store, shows state: [String: Entry]) async throws {
    let entries = store.collection(of: Entry.self)
    let list = try await entries.list()
    #expect(Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) }) == state)
    let days: [Int] = list.map { $0.day?.epochDay ?? Int.min }
    #expect(days == days.sorted())
    for id in (0..<6).map(String.init) { #expect(try await entries.find(id) == state[id]) }
    let found = try await entries.search("t3").map(\.value.id).sorted()
    let expected: [String] = state.values.filter { $0.text == "t3" }.map(\.id).sorted()
    #expect(found == expected)
  }
}
