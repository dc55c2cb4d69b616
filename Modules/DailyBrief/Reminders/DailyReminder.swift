import CoreModels
import CoreReminders
import CoreStorage

/// Something that a person wants to be reminded of.
struct DailyReminder: Record, Hashable {
  /// On which days it comes, counted from its first.
  enum Repetition: String, CaseIterable, Codable, Sendable {
    case once, daily, weekdays, weekly, monthly, yearly
  }

  static let kind = "daily-brief.reminder"
  let id: String
  var text: String
  var time: TimeOfDay
  var repetition: Repetition
  /// The first day on which it may come, which also says on which weekday or date it repeats.
  var start: Day
  /// The last day on which it may come, `nil` for no end.
  var until: Day?

  var searchText: String? { text }
  /// What it is known by to whoever delivers it.
  var identifier: String { "reminder_\(id)" }

  enum CodingKeys: String, CodingKey {
    case id, text, time, start, until
    case repetition = "repeat"
  }
}

extension DailyReminder {
  /// Whether it comes on that day.
  ///
  /// What a month or year is too short for comes on the month's last day.
  func comes(on day: Day) -> Bool {
    guard day >= start, until.map({ day <= $0 }) ?? true else { return false }
    return switch repetition {
    case .once: day == start
    case .daily: true
    case .weekdays: day.weekday < .saturday
    case .weekly: day.weekday == start.weekday
    case .monthly: day == start.adding(months: start.months(to: day))
    case .yearly: day == start.adding(years: day.year - start.year)
    }
  }

  /// The first day from that one on, on which it comes; `nil` where it is over.
  func next(from day: Day) -> Day? {
    // A year and a day have at least one day of every repetition.
    let first = max(day, start)
    let last = min(first.advanced(by: 366), until ?? .last)
    guard first <= last else { return nil }
    return (first...last).first(where: comes)
  }
}

extension Day {
  /// Months from this one's to that one's month.
  fileprivate func months(to other: Day) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}
