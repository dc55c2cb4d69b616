import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Seeded
import TestSupport
import Testing

@testable import Mori

@Suite("How habits stood after a day some time ago") struct HabitCheckpointTests {
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

  @Test func `it is made by up and by stats, and holds until something before it changes`()
    async throws
  {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2026-10-01")
    #expect(try await stage.checkpoint() == nil)
    _ = try await stage.mori("up", "read")
    #expect(try await stage.checkpoint()?.day.description == "2026-11-13")
    _ = try await stage.mori("down", "read", "--date", "2026-11-14")
    #expect(try await stage.checkpoint() != nil)
    _ = try await stage.mori("habit", "skip", "read", "--date", "2026-11-13")
    #expect(try await stage.checkpoint() == nil)
    _ = try await stage.mori("habit", "stats")
    #expect(try await stage.checkpoint() != nil)
    try await stage.world.store.undo()
    #expect(try await stage.checkpoint() == nil)
  }

  @Test func `it is made anew after thousands of changes, whatever they say`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2026-10-01")
    _ = try await stage.mori("up", "read")
    let today = stage.world.today
    try await stage.world.store.transaction { transaction in
      for number in 0...5_000 {
        try transaction.put(
          Habit(
            id: "sit", name: "Sit \(number)", stepMinutes: 10, position: 1, schedule: .daily,
            begun: today))
      }
    }
    #expect(try await stage.checkpoint() == nil)
    await HabitCheckpoint.renew(in: stage.world)
    #expect(try await stage.checkpoint() != nil)
  }

  @Test func `the past reads every day, and leaves what is known of now alone`() async throws {
    var stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2026-10-01")
    _ = try await stage.mori("up", "read", "--date", "2026-10-02")
    let then = stage.world.now()
    stage.clock.advance(seconds: 60)
    _ = try await stage.mori("up", "read", "--date", "2026-10-03")
    let now = try await stage.checkpoint()
    let today = stage.world.today
    stage.world.store = stage.world.store.asOf(then)
    #expect(try await stage.checkpoint() == nil)
    await HabitCheckpoint.renew(in: stage.world)
    let (states, folded) = try await stage.world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      return (try ledger.states(on: today), try ledger.folded(on: today))
    }
    #expect(states == folded && states.map(\.progress.bestStreak) == [1])
    #expect(try await stage.world.store.cached("mori.habits.3") == JSON.data(now))
  }

  @Test func `days of long ago are counted from the one before them`() async throws {
    var stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2025-01-01")
    for day in ["2025-01-01", "2025-01-02", "2026-09-01", "2026-11-20"] {
      _ = try await stage.mori("up", "read", "--date", day)
    }
    let then = stage.world.now()
    stage.clock.advance(seconds: 60)
    _ = try await stage.mori("up", "read")
    _ = try await stage.mori("habit", "stats")
    let days = [-1, -12, -80, -600].map(stage.world.today.advanced(by:))
    for store in [stage.world.store, stage.world.store.asOf(then)] {
      stage.world.store = store
      for day in days {
        let (checkpoint, states, folded) = try await store.read { snapshot in
          let ledger = HabitLedger(snapshot: snapshot)
          return (
            try HabitCheckpoint.current(in: snapshot, before: day), try ledger.states(on: day),
            try ledger.folded(on: day)
          )
        }
        #expect(checkpoint.map { $0.day < day } == true, "\(day)")
        #expect(states == folded)
      }
    }
  }

  @Test func `a changed habit costs a longer reading and no wrong score of the others`()
    async throws
  {
    let stage = try await Stage.mori()
    for name in ["Read", "Run"] {
      _ = try await stage.mori("habit", "add", name, "--date", "2026-10-01")
    }
    for day in 10...29 { _ = try await stage.mori("up", "run", "--date", "2026-10-\(day)") }
    _ = try await stage.mori("habit", "stats")
    let before = try await stage.moriJSON("habit", "list")[1]
    _ = try await stage.mori("habit", "schedule", "read", "3/7")
    #expect(try await stage.moriJSON("habit", "list")[1] == before)
  }

  @Test func `an id that looks like another day is not trusted`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2026-10-01")
    _ = try await stage.mori("up", "read")
    let odd = HabitSkip(habit: "x/2026-11-20", day: Day(year: 2026, month: 10, day: 5))
    try await stage.world.store.collection(of: HabitSkip.self).put(odd)
    #expect(try await stage.checkpoint() == nil)
  }

  @Test func `a record of long ago that cannot be read takes back nothing that was written`()
    async throws
  {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    var broken = try #require(try await stage.world.store.history().first)
    (broken.device, broken.number, broken.batch) = ("phone", 1, 1)
    (broken.kind, broken.id, broken.body) = (MercySpan.kind, "x", "{}")
    try await stage.world.store.merge([broken])
    await HabitCheckpoint.renew(in: stage.world)
    #expect(try await stage.world.store.cached("mori.habits.3") == nil)
  }

  @Test func `a clock that was wrong for a while does no harm`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    stage.clock.advance(seconds: 400 * 86_400)
    _ = try await stage.mori("habit", "stats")
    stage.clock.advance(seconds: -390 * 86_400)
    // One of the earlier ones, of days that are over.
    #expect(try await stage.checkpoint().map { $0.day < stage.world.today } == true)
    _ = try await stage.mori("up", "read")
    #expect(try await stage.checkpoint()?.day.description == "2026-11-23")
  }
}

extension HabitLedger {
  /// Returns the habits computed from all their days, without a checkpoint.
  fileprivate func folded(on day: Day) throws -> [HabitState] {
    let history = try HabitHistory(self, from: .first, to: day)
    return try habits(includingArchived: true).map {
      HabitState(
        habit: $0, todayMinutes: history.minutes(of: $0, on: day),
        progress: history.progress(of: $0))
    }
  }
}

extension Stage {
  fileprivate func checkpoint() async throws -> HabitCheckpoint? {
    let today = world.today
    return try await world.store.read { try HabitCheckpoint.current(in: $0, before: today) }
  }

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
