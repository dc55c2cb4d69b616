import CoreModels

/// The sentences about habits.
enum HabitText: CompleteTextCatalogue {
  /// Minutes with their thousands apart.
  case minutes(Int)
  /// Minutes with their sign, as they are shown.
  case minutesToday(habit: String, minutes: String)
  case minutesOn(Day, habit: String, minutes: String)
  /// The bonus of a day that is not called today.
  case bonusOn(Day)
  case added(String), renamed(String, to: String), moved(String, position: Int)
  case stepSet(String, minutes: Int), scheduled(String, HabitSchedule)
  case skipped(String, Day), notSkipped(String, Day)
  case archived(String), restored(String), deleted(String, days: Int)
  case habit, today, streak, score, schedule, sinceArchived(Day)
  case onDays(HabitSchedule)
  case currentStreak, bestStreak, total, lastWeek, lastWeekBefore(minutes: Int, before: Int)
  case days(Int), percent(Int)
  case weeks, months, years
  case less, more, pause
  case drawn(String)

  static let samples: [HabitText] = {
    let weekdays = HabitSchedule.weekdays([.monday, .sunday])
    return [
      .minutes(2), .minutesToday(habit: "a", minutes: "2"),
      .minutesOn(.first, habit: "a", minutes: "2"), .bonusOn(.first), .added("a"),
      .renamed("a", to: "b"),
      .moved("a", position: 2), .stepSet("a", minutes: 2), .scheduled("a", weekdays),
      .skipped("a", .first), .notSkipped("a", .first), .archived("a"), .restored("a"),
      .deleted("a", days: 1), .deleted("a", days: 2), .deleted("a", days: 5), .habit, .today,
      .streak, .score, .schedule, .sinceArchived(.first), .onDays(.daily), .onDays(weekdays),
      .onDays(.times(3, days: 7)), .currentStreak, .bestStreak, .total, .lastWeek,
      .lastWeekBefore(minutes: 2, before: 2), .days(1), .days(2), .days(5), .percent(2), .weeks,
      .months, .years, .less, .more, .pause, .drawn("a"),
    ]
  }()
}

extension HabitSchedule {
  /// Its weekdays by their short names, `nil` for other schedules.
  func weekdayNames(in language: Language) -> String? {
    guard case .weekdays(let weekdays) = self else { return nil }
    return weekdays.sorted().map { language.shortWeekdayNames[$0.rawValue - 1] }
      .joined(separator: ", ")
  }
}
