import CoreModels
import CorePlugin
import CoreStorage
import Seeded
import TestSupport
import Testing

@testable import Mori

@Suite("How habits stood after a day, whatever is edited") struct HabitCheckpointLaws {
  @Test(
    "whatever is edited, habits stand as if every day had been read",
    arguments: 1...6 as ClosedRange<UInt64>)
  func law(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let laptop = try await Stage.mori()
    let phone = try await laptop.phone()
    for name in ["Read", "Run", "Sit"] {
      let begun = laptop.world.today.advanced(by: -Int.random(in: 0...50, using: &random))
      try await laptop.world.store.collection(of: Habit.self).put(
        Habit(
          id: name.lowercased(), name: name, stepMinutes: 10, position: 0, schedule: .daily,
          begun: begun))
    }
    var known = 0
    for _ in 0..<50 {
      let stage = Bool.random(using: &random) ? laptop : phone
      try await stage.edit(&random, other: stage.world.store.device == "phone" ? laptop : phone)
      if Int.random(in: 0..<3, using: &random) == 0 {
        await HabitCheckpoint.renew(in: stage.world)
      }
      for offset in [0, [1, 20, -3, -30].randomElement(using: &random) ?? 0] {
        let day = stage.world.today.advanced(by: offset)
        let (states, alone, folded, isKnown) = try await stage.world.store.read { snapshot in
          let ledger = HabitLedger(snapshot: snapshot)
          let states = try ledger.states(on: day, includingArchived: true)
          return (
            states, try states.map { try ledger.state(of: $0.habit, on: day) },
            try ledger.folded(on: day),
            try HabitCheckpoint.current(in: snapshot, before: day) != nil
          )
        }
        #expect(states == folded && alone == folded)
        known += isKnown ? 1 : 0
      }
    }
    // Ensures that the law was tested on enough cases.
    #expect(known > 20)
  }
}

extension Stage {
  /// Makes a random edit, or lets time pass.
  fileprivate func edit(_ random: inout SeededGenerator, other: Stage) async throws {
    let name = ["Read", "Run", "Sit"].randomElement(using: &random) ?? ""
    let ago = Int.random(in: 0...9, using: &random) < 7 ? 0...7 : 0...60
    let day = world.today.advanced(by: -Int.random(in: ago, using: &random))
    let device = world.store.device
    do {
      switch Int.random(in: 0..<17, using: &random) {
      case 0: try await world.edit(name) { try $2.add(-25, to: $0, on: day, by: device) }
      case 1: try await world.edit(name) { try $2.put(HabitSkip(habit: $0.id, day: day)) }
      case 2:
        try await world.edit(name) {
          try $2.remove(HabitSkip.self, HabitSkip(habit: $0.id, day: day).id)
        }
      case 3:
        let span = MercySpan(from: day, until: day.advanced(by: .random(in: 0...9, using: &random)))
        try await world.store.collection(of: MercySpan.self).put(span)
      case 4:
        let schedule = HabitSchedule.random(&random)
        try await world.edit(name) { habit, _, _ in habit.reschedule(schedule, from: day) }
      case 5: try await world.edit(name) { habit, _, _ in habit.archived = day }
      case 6, 7: try await world.edit(name) { habit, _, _ in habit.restore(on: day) }
      case 8: try await world.edit(name) { habit, _, _ in habit.position += 3 }
      case 9: try await world.store.undo()
      case 10: try await world.store.merge(other.world.store.changes(limit: .max).changes)
      case 11:
        try await world.store.transaction { transaction in
          let ledger = HabitLedger(snapshot: transaction.snapshot)
          _ = try transaction.remove(try ledger.find(name, includingArchived: true))
        }
      case 12: clock.advance(seconds: 86_400 * .random(in: 1...5, using: &random))
      default: try await world.edit(name) { try $2.add(10, to: $0, on: day, by: device) }
      }
    } catch is MoriError, is StoreError {
      // Rejected edits must change nothing, which is checked too.
    }
  }
}

extension World {
  fileprivate func edit(
    _ name: String,
    _ change: @escaping @Sendable (inout Habit, HabitLedger, Transaction) throws -> Void
  ) async throws {
    try await store.transaction { transaction in
      let ledger = HabitLedger(snapshot: transaction.snapshot)
      var habit = try ledger.find(name, includingArchived: true)
      try change(&habit, ledger, transaction)
      // Minutes on an earlier day have moved its beginning.
      habit.begun = try min(habit.begun, ledger.find(habit.id, includingArchived: true).begun)
      try transaction.put(habit)
    }
  }
}
