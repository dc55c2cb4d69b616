import CoreModels
import TestSupport
import Testing

@testable import Mori

@Suite("A habit put away") struct HabitTests {
  private let today = Day(year: 2026, month: 11, day: 21) ?? .first

  private func habit(archived: Int?) -> Habit {
    Habit(
      id: "h", name: "Read", stepMinutes: 10, position: 0, schedule: .daily,
      begun: today.advanced(by: -40), archived: archived.map { today.advanced(by: -$0) })
  }

  @Test func `rests from that day until the day before it is taken out again`() {
    var habit = habit(archived: 10)
    #expect((-11...1).map { habit.isResting(on: today.advanced(by: $0)) }.count { $0 } == 12)
    habit.restore(on: today)
    #expect(habit.archived == nil)
    #expect(
      [-11, -10, -1, 0].map { habit.isResting(on: today.advanced(by: $0)) }
        == [false, true, true, false])
  }

  @Test(arguments: [nil, 0, -3])
  func `did not rest where it is taken out on the same day`(archived: Int?) {
    var habit = habit(archived: archived)
    habit.restore(on: today)
    #expect(habit.rests.isEmpty && habit.archived == nil)
  }

  @Test func `keeps its history, and the time away counts neither for nor against it`()
    async throws
  {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read", "--date", "2026-11-01")
    for day in 1...9 { _ = try await stage.mori("up", "read", "--date", "2026-11-0\(day)") }
    let before = try await stage.moriJSON("habit", "list", "--date", "2026-11-10")
    _ = try await stage.mori("habit", "archive", "read", "--date", "2026-11-10")
    #expect(try await stage.moriJSON("habit", "list") == [])
    #expect(try await stage.moriJSON("habit", "list", "--archived") == before)
    _ = try await stage.mori("habit", "restore", "read")
    #expect(try await stage.moriJSON("habit", "list") == before)
    #expect(try await stage.moriJSON("habit", "list", "--date", "2026-11-22")[0]?["streak"] == 0)
  }

  @Test(arguments: [(0, 1), (-5, 1), (15, 15), (Int.max, 1440)])
  func `steps are within a day, whatever a record says`(stored: Int, step: Int) {
    var habit = habit(archived: nil)
    habit.stepMinutes = stored
    #expect(habit.step == step)
  }
}
