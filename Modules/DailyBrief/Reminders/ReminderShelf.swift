import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension Snapshot {
  /// The person's reminders of today, earliest first; none on a mercy day.
  func dueReminders(at moment: Moment) throws -> [DueReminder] {
    let today = moment.today
    guard try !pausedDays().contains(today) else { return [] }
    return try list(DailyReminder.self).filter { $0.comes(on: today) }
      .compactMap { reminder in
        moment.calendar.instant(of: reminder.time, on: today).map { (reminder, $0) }
      }
      .sorted { ($0.1, $0.0.text, $0.0.id) < ($1.1, $1.0.text, $1.0.id) }
      .map { reminder, instant in
        DueReminder(
          id: reminder.id, text: reminder.text, time: reminder.time,
          repetition: reminder.repetition.rawValue, isDue: instant <= moment.now)
      }
  }
}
