import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("How habits stood after a day some time ago") struct HabitCheckpointTests {
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

  @Test func `hundreds of changes that leave it valid are not read again and again`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2026-10-01")
    _ = try await stage.mori("up", "read")
    let before = try #require(try await stage.checkpoint())
    let habit = try await stage.world.store.read { try HabitLedger(snapshot: $0).find("read") }
    let today = stage.world.today
    try await stage.world.store.transaction { transaction in
      for _ in 0..<300 { try transaction.add(1, to: habit, on: today, by: "device") }
    }
    #expect(try await stage.checkpoint() == before)
    await HabitCheckpoint.renew(in: stage.world)
    let after = try #require(try await stage.checkpoint())
    #expect(after.day == before.day && after.position >= before.position + 300)
    _ = try await stage.mori("up", "read")
    #expect(try await stage.checkpoint() == after)
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
    #expect(try await stage.world.store.cached("mori.habits.4") == JSON.data(now))
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
    #expect(try await stage.world.store.cached("mori.habits.4") == nil)
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

extension Stage {
  fileprivate func checkpoint() async throws -> HabitCheckpoint? {
    let today = world.today
    return try await world.store.read { try HabitCheckpoint.current(in: $0, before: today) }
  }
}
