import CoreModels
import CoreReminders

/// The sentences about reminders.
enum DailyReminderText: CompleteTextCatalogue {
  /// Above a reminder that arrives.
  case title
  case noReminders, howToAdd
  case added(String, when: String), removed(String)
  /// Where mercy days are all that it has left.
  case addedPaused(String), pauses
  case over, until(Day)
  case areOff, turnedOff, turnedOn(TimeOfDay)
  case repetition(DailyReminder.Repetition)

  static let samples: [DailyReminderText] =
    [
      .title, .noReminders, .howToAdd, .added("a", when: "b"), .removed("a"),
      .addedPaused("a"), .pauses, .over,
      .until(.first), .areOff, .turnedOff, .turnedOn(TimeOfDay(secondsSinceMidnight: 28_800)),
    ] + DailyReminder.Repetition.allCases.map { .repetition($0) }
}
