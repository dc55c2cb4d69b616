import CoreModels

/// Folded words for the unit of an adjacent number. Days are parsed by `DayReader`.
enum CalendarWords {
  enum Unit: String, CaseIterable { case day, week, month, year }

  static func unit(_ word: String) -> Unit? {
    Unit.allCases.first { matches(word, anyOf: Words.time[$0.rawValue]) }
  }

  static func number(_ word: String) -> Int? {
    Words.numbers.first { $0.contains(word) }.flatMap { Int($0) }
  }

  /// Returns a month's number, 1…12.
  static func month(_ word: String) -> Int? {
    Words.months.first { matches(word, anyOf: $0) }.flatMap { Int($0) }
  }

  private static func matches(_ word: String, anyOf stems: [String]) -> Bool {
    stems.contains { $0.hasSuffix("_") ? word == $0.dropLast() : word.hasPrefix($0) }
  }
}

extension CalendarWords.Unit {
  func adding(_ count: Int, to day: Day) -> Day {
    switch self {
    case .day: day.advanced(by: count)
    case .week: day.advanced(by: count * 7)
    case .month: day.adding(months: count)
    case .year: day.adding(years: count)
    }
  }

  /// Returns the last day of the day's week, month or year.
  func end(of day: Day) -> Day {
    switch self {
    case .day: day
    case .week: day.advanced(by: 7 - day.weekday.rawValue)
    case .month: day.advanced(by: Day.daysInMonth(day.month, ofYear: day.year) - day.day)
    case .year: Day(year: day.year, month: 12, day: 31) ?? .last
    }
  }
}
