import CoreModels
import CoreReminders
import CoreStorage

/// A person's own reminder.
struct DailyReminder: Record, Hashable {
  /// How the reminder repeats, starting on its first day.
  enum Repetition: String, CaseIterable, Codable, Sendable {
    case once, daily, weekdays, weekly, monthly, yearly
  }

  static let kind = "daily-brief.reminder"
  let id: String
  var text: String
  var time: TimeOfDay
  var repetition: Repetition
  /// The first possible day, which also determines the weekday or date of repetitions.
  var start: Day
  /// The last possible day; `nil` for no end.
  var until: Day?

  var searchText: String? { text }
  /// The identifier used for delivery.
  var identifier: String { "reminder_\(id)" }

  enum CodingKeys: String, CodingKey {
    case id, text, time, start, until
    case repetition = "repeat"
  }
}

extension DailyReminder {
  /// `true` if the reminder occurs on that day.
  ///
  /// If a month is too short for its date, it occurs on the month's last day.
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

  /// The first occurrence on or after a day; `nil` if there are no more.
  func next(from day: Day) -> Day? {
    // Every repetition occurs at least once in a year and a day.
    let first = max(day, start)
    let last = min(first.advanced(by: 366), until ?? .last)
    guard first <= last else { return nil }
    return (first...last).first(where: comes)
  }
}

extension Day {
  /// The number of months from this day's month to the other's.
  fileprivate func months(to other: Day) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}
