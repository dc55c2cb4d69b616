import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("mori widget") struct WidgetCommandTests {
  @Test func `is one line with the days and today's bonus`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    #expect(try await stage.mori("widget") == "15,747 days left · 0 min\n")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-21")
    try await stage.keep(minutes: 50, of: "read", on: "2026-11-20")
    #expect(try await stage.mori("widget") == "15,747 days left · +20 min\n")
    try await stage.keep(minutes: -30, of: "tidy", on: "2026-11-21")
    #expect(
      try await stage.moriJSON("widget") == [
        "days_remaining": 15_747, "borrowed_days": 0, "todays_bonus_minutes": -10,
        "text": "15,747 days left · −10 min",
      ])
  }

  @Test func `counts borrowed days, and says how to begin`() async throws {
    #expect(
      try await Stage.mori(born: "1946-11-20").mori("widget") == "1 borrowed day · 0 min\n")
    #expect(
      try await Stage.mori().mori("widget")
        == "mori setup --born 1990-01-01 starts your clock. · 0 min\n")
  }
}

extension Stage {
  /// Saves minutes of a habit, creating it with its id as its name.
  func keep(minutes: Int, of habit: String, on day: String) async throws {
    let day = try #require(Day(day))
    try await world.store.transaction { transaction in
      if try transaction.find(Habit.self, habit) == nil {
        try transaction.put(
          Habit(
            id: habit, name: habit.capitalized, stepMinutes: 10, position: 0, schedule: .daily,
            begun: day, archived: nil))
      }
      try transaction.put(
        HabitMinutes(habit: habit, day: day, device: "device", minutes: minutes))
    }
  }
}
