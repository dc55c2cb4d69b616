import CoreModels
import CoreStorage

/// A reminder that its person has done on a day.
struct ReminderTick: Record, Hashable {
  static let kind = "daily-brief.reminder_tick"
  /// The reminder's id.
  let reminder: String
  let day: Day?
  /// The reminder's text on that day.
  let text: String

  init(_ reminder: DailyReminder, on day: Day) {
    (self.reminder, self.day, text) = (reminder.id, day, reminder.text)
  }

  var id: String { "\(reminder)/\(day?.description ?? "")" }
}

extension Snapshot {
  /// The reminders that are done on those days, as the ids of their ticks.
  func reminderTicks(on days: ClosedRange<Day>) throws -> Set<String> {
    Set(try list(ReminderTick.self, days: days).map(\.id))
  }
}
