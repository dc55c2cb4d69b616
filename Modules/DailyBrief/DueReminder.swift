import CoreReminders

/// A reminder for today.
struct DueReminder: Hashable, Sendable {
  var id: String
  var text: String
  var time: TimeOfDay
  /// The repetition, spelled as in the API: `once`, `daily`, `weekdays`, `weekly`, `monthly`,
  /// `yearly`.
  var repetition: String
  /// `true` once its time has come.
  var isDue: Bool
  /// `true` once its person has ticked it.
  var isDone = false
}
