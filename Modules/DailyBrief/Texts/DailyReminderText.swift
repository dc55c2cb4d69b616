import CoreModels
import CoreReminders

/// The sentences about reminders.
enum DailyReminderText: CompleteTextCatalogue {
  /// Above a reminder that arrives.
  case title
  case noReminders, howToAdd
  case added(String, when: String), removed(String)
  case over, until(Day)
  case areOff, turnedOff, turnedOn(TimeOfDay)
  case repetition(DailyReminder.Repetition)

  static let samples: [DailyReminderText] =
    [
      .title, .noReminders, .howToAdd, .added("a", when: "b"), .removed("a"), .over,
      .until(.first), .areOff, .turnedOff, .turnedOn(TimeOfDay(secondsSinceMidnight: 28_800)),
    ] + DailyReminder.Repetition.allCases.map { .repetition($0) }
}
