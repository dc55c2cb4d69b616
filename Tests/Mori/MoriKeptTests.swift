import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("What Mori kept") struct MoriKeptTests {
  @Test func `marks, minutes and gratitude of those days, day by day`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let days = try #require(Day("2026-11-20"))...(try #require(Day("2026-11-21")))
    let (friday, saturday) = (days.lowerBound, days.upperBound)
    try await stage.world.store.transaction { transaction in
      for (position, name) in ["Read", "Run"].enumerated() {
        try transaction.put(
          Habit(
            id: name, name: name, stepMinutes: 10, position: position, schedule: .daily,
            begun: friday))
      }
      for (habit, day, device, minutes) in [
        ("Run", friday, "a", 30), ("Read", friday, "a", 20), ("Read", friday, "b", -5),
        ("Read", saturday, "a", 10), ("Read", saturday, "b", -10), ("gone", friday, "a", 60),
        ("Run", saturday.advanced(by: 1), "a", 5),
      ] {
        try transaction.put(
          HabitMinutes(habit: habit, day: day, device: device, minutes: minutes))
      }
      try transaction.put(
        GratitudeEntry(day: friday, text: "Warm\nbread", lastSaved: Instant(milliseconds: 0)))
      try transaction.put(
        WeekMark(day: saturday, text: "Party", color: .red, isMilestone: true))
    }
    let moment = stage.world.moment
    let kept = try await stage.world.store.read {
      try MoriPlugin().kept(on: days, from: $0, at: moment)
    }
    #expect(kept.map(\.day) == [friday, friday, friday, saturday])
    #expect(kept.map(\.text) == ["Read +15 min", "Run +30 min", "Warm\nbread", "Party"])
    #expect(kept.allSatisfy { $0.product == "mori" })
    #expect(kept.map(\.isWeekMark) == [false, false, false, true])
    #expect(kept[0].data["minutes"] == 15)
    #expect(kept[2].data["entry"]?["last_saved"] == "1970-01-01T00:00:00Z")
  }

  @Test func `a habit that was renamed has on each day the name of that day`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let first = stage.world.today
    let habit: @Sendable (String) -> Habit = { name in
      Habit(id: "h", name: name, stepMinutes: 10, position: 0, schedule: .daily, begun: first)
    }
    for (name, day) in [("Read", first), ("Read novels", first.advanced(by: 2))] {
      stage.clock.advance(seconds: 86_400 * (day.epochDay - first.epochDay))
      try await stage.world.store.transaction { transaction in
        try transaction.put(habit(name))
        for day in [first, first.advanced(by: 1), day] {
          try transaction.put(HabitMinutes(habit: "h", day: day, device: "a", minutes: 20))
        }
      }
    }
    let moment = stage.world.moment
    let kept = try await stage.world.store.read {
      try MoriPlugin().kept(on: first...first.advanced(by: 2), from: $0, at: moment)
    }
    #expect(kept.map(\.text) == ["Read +20 min", "Read +20 min", "Read novels +20 min"])
  }
}
