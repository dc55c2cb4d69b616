import CoreReminders

/// Something that the person wanted to be reminded of today.
struct DueReminder: Hashable, Sendable {
  var id: String
  var text: String
  var time: TimeOfDay
  /// How it repeats, as the API spells it: `once`, `daily`, `weekdays`, `weekly`, `monthly`,
  /// `yearly`.
  var repetition: String
  /// Whether its time has come.
  var isDue: Bool
}
