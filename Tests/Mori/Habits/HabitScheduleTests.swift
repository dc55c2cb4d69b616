import CoreModels
import Foundation
import Seeded
import Testing

@testable import Mori

@Suite("When a habit is due") struct HabitScheduleTests {
  @Test(arguments: [
    ("daily", "daily"), (" Daily ", "daily"), ("mon,wed,fri", "mon,wed,fri"),
    ("fri, Monday,MON", "mon,fri"), ("mon,tue,wed,thu,fri,sat,sun", "daily"), ("3/7", "3/7"),
    ("1/92", "1/92"), ("2/2", "daily"),
  ])
  func `a schedule is read and printed`(text: String, printed: String) throws {
    let schedule = try #require(HabitSchedule(text))
    #expect(schedule.description == printed)
    #expect(HabitSchedule(printed) == schedule)
  }

  @Test(arguments: [
    "", " ", ",", "mon,", "mon,,wed", "mon wed", "someday", "m", "0/7", "8/7", "-1/7", "1/93",
    "1/0", "3/", "/7", "3/7/1", "3.5/7", "+3/7", "3/+7", "99999999999999999999/1", "daily,mon",
  ])
  func `what is none is refused`(text: String) {
    #expect(HabitSchedule(text) == nil)
  }

  @Test func `every schedule survives being printed and read, as text and as JSON`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 1...300 {
      let schedule = HabitSchedule.random(&random)
      #expect(HabitSchedule(schedule.description) == schedule)
      #expect(try JSONValue(encoding: schedule).decode(HabitSchedule.self) == schedule)
    }
    #expect(throws: DecodingError.self) { try JSONValue.string("x").decode(HabitSchedule.self) }
  }

  @Test func `weekdays are due on those days, times in days on no single one`() throws {
    let week = (16...22).compactMap { Day(year: 2026, month: 11, day: $0) }
    #expect(week.map(HabitSchedule.daily.isDue) == Array(repeating: true, count: 7))
    #expect(
      try week.map(#require(HabitSchedule("mon,sat")).isDue)
        == [true, false, false, false, false, true, false])
    #expect(week.map(HabitSchedule.times(3, days: 7).isDue).allSatisfy { !$0 })
  }
}

extension HabitSchedule {
  /// Returns a random valid schedule.
  static func random(_ random: inout SeededGenerator) -> HabitSchedule {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .daily
    case 1:
      let some = Weekday.allCases.shuffled(using: &random)
      return .weekdays(Set(some.prefix(Int.random(in: 1...6, using: &random))))
    default:
      let days = Int.random(in: 2...HabitSchedule.longestSpan, using: &random)
      return .times(Int.random(in: 1..<days, using: &random), days: days)
    }
  }
}
