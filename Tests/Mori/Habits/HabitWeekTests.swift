import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("The last seven days of a habit") struct HabitWeekTests {
  private func stage() async throws -> Stage {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-10")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-16")
    return stage
  }

  private func week(in stage: Stage) async throws -> String? {
    let today = stage.world.today
    return try await stage.world.store.read { snapshot -> HabitWeek? in
      try HabitLedger(snapshot: snapshot).standing(on: today).weeks["read"]
    }.map { week in week.marks.map { $0.sign(isUnicode: true) }.joined() }
  }

  @Test func `tells kept days from missed ones, and what is still open today`() async throws {
    let stage = try await stage()
    #expect(try await week(in: stage) == "·■····□")
    _ = try await stage.mori("up", "read")
    #expect(try await week(in: stage) == "·■····■")
  }

  @Test func `misses nothing on days that are skipped, paused or not asked for`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "skip", "read", "--date", "2026-11-17")
    let pause = MercySpan(
      from: try #require(Day("2026-11-18")), until: try #require(Day("2026-11-19")))
    try await stage.world.store.collection(of: MercySpan.self).put(pause)
    #expect(try await week(in: stage) == "·■–––·□")
    _ = try await stage.mori("habit", "schedule", "read", "mon,wed")
    #expect(try await week(in: stage)?.last == " ")
  }

  @Test func `asks for a habit of some times a week while its days hold too few`() async throws {
    let stage = try await stage()
    try await stage.world.store.transaction { transaction in
      var habit = try #require(try transaction.find(Habit.self, "read"))
      habit.schedule = .times(2, days: 7)
      try transaction.put(habit)
    }
    #expect(try await week(in: stage) == " ■    □")
    _ = try await stage.mori("up", "read", "--date", "2026-11-20")
    #expect(try await week(in: stage) == " ■   ■ ")
  }

  @Test func `stands on Today's card where there is room`() async throws {
    let stage = try await stage()
    let moment = stage.world.moment
    let rows = try await stage.world.store.read {
      try MoriPlugin().cardRows(from: $0, at: moment)
    }
    #expect(rows.map(\.text).prefix(3) == ["15,747 days left", "Read", "Today’s Bonus"])
    #expect(rows[1].tone == .due)
    #expect(rows[1].detail == "due today")
    #expect(rows[1].days.last == .open)
    #expect(
      rows[1].act(.add) == CardAct(.add, "minutes", ["up", "read"], asks: true, isOfDay: true))
  }
}
