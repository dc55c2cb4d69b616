import CoreModels
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("mori habit schedule") struct HabitScheduleCommandTests {
  /// Creates a habit kept on Mondays, Wednesdays and Fridays for seven weeks, until yesterday.
  private func stage() async throws -> Stage {
    let stage = try await Stage.mori()
    _ = try await stage.mori(
      "habit", "add", "Gym", "--schedule", "mon,wed,fri", "--date", "2026-10-05")
    let monday = try #require(Day("2026-10-05"))
    for offset in 0..<49 where [0, 2, 4].contains(offset % 7) {
      _ = try await stage.mori("up", "gym", "--date", "\(monday.advanced(by: offset))")
    }
    return stage
  }

  @Test func `a schedule is typed as it is shown`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "schedule", "gym", "po,st,pi", "--lang", "sk")
    #expect(try await stage.mori("habit").contains("Mon, Wed, Fri"))
    #expect(try await stage.mori("habit", "--lang", "sk").contains("po, st, pi"))
    for (typed, shown) in [
      ("3x", "3 times in 7 days"), ("twice a month", "2 times in 30 days"),
      ("weekends", "Sat, Sun"), ("mon-thu", "Mon, Tue, Wed, Thu"), ("Mondays", "Mon"),
    ] {
      #expect(try await stage.mori("habit", "schedule", "gym", typed) == "Gym: \(shown).\n")
    }
    await #expect(throws: MoriError.badSchedule("po,st")) {
      try await stage.mori("habit", "schedule", "gym", "po,st")
    }
    for language in Language.allCases {
      for schedule in [HabitSchedule.times(3, days: 7), .daily] {
        let shown = HabitText.onDays(schedule).text(in: language)
        _ = try await stage.mori(
          "habit", "schedule", "gym", shown, "--lang", language.rawValue)
        #expect(
          try await stage.mori("habit").contains(HabitText.onDays(schedule).text(in: .english)))
      }
    }
  }

  @Test func `the days before a new schedule keep the one that they had`() async throws {
    let stage = try await stage()
    let before = try await stage.moriJSON("habit", "stats", "gym")[0]
    #expect(before?["current_streak"] == 21 && before?["best_streak"] == 21)
    #expect(before?["score"] == 0.67)
    _ = try await stage.mori("habit", "schedule", "gym", "daily")
    #expect(try await stage.moriJSON("habit", "stats", "gym")[0] == before)
    _ = try await stage.mori("habit", "schedule", "gym", "3/7")
    #expect(try await stage.moriJSON("habit", "stats", "gym")[0] == before)
    // Daily from today on, and not kept today.
    _ = try await stage.mori("habit", "schedule", "gym", "daily")
    stage.clock.advance(seconds: 86_400)
    let after = try await stage.moriJSON("habit", "stats", "gym")[0]
    #expect(after?["current_streak"] == 0 && after?["best_streak"] == 21)
    #expect(after?["score"] == 0.64)
  }

  @Test func `a schedule of some days ago holds from then on`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "schedule", "gym", "daily", "--date", "2026-11-19")
    let stats = try await stage.moriJSON("habit", "stats", "gym")[0]
    #expect(stats?["current_streak"] == 1 && stats?["best_streak"] == 20)
  }

  @Test func `who asks for other times in days begins with days of their own`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Run", "--schedule", "1/7", "--date", "2026-11-01")
    for day in ["02", "08", "15"] {
      _ = try await stage.mori("up", "run", "--date", "2026-11-\(day)")
    }
    _ = try await stage.mori("habit", "schedule", "run", "5/7", "--date", "2026-11-16")
    #expect(try await stage.moriJSON("habit", "stats", "run")[0]?["current_streak"] == 3)
  }

  @Test func `a habit kept before schedules could change still reads`() async throws {
    let body: JSONValue = [
      "id": "a", "name": "Read", "position": 0, "schedule": "daily", "begun": "2026-11-01",
      "step_minutes": 10, "rests": [],
    ]
    let habit = try body.decode(Habit.self)
    #expect(habit.schedule == .daily)
    #expect(try JSONValue(encoding: habit) == body)
  }
}
