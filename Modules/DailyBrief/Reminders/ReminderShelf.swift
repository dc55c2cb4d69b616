import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension Snapshot {
  /// Today's reminders, earliest first; none on a mercy day.
  func dueReminders(at moment: Moment) throws -> [DueReminder] {
    let today = moment.today
    guard try !pausedDays().contains(today) else { return [] }
    let ticks = try reminderTicks(on: today...today)
    return try list(DailyReminder.self).filter { $0.comes(on: today) }
      .compactMap { reminder in
        moment.calendar.instant(of: reminder.time, on: today).map { (reminder, $0) }
      }
      .sorted { ($0.1, $0.0.text, $0.0.id) < ($1.1, $1.0.text, $1.0.id) }
      .map { reminder, instant in
        DueReminder(
          id: reminder.id, text: reminder.text, time: reminder.time,
          repetition: reminder.repetition.rawValue, isDue: instant <= moment.now,
          isDone: ticks.contains(ReminderTick(reminder, on: today).id))
      }
  }

  /// Every reminder: upcoming ones, the next first, then past ones, the latest first.
  func listedReminders(at moment: Moment) throws -> [ListedReminder] {
    let paused = try pausedDays()
    let all = try list(DailyReminder.self).map {
      ListedReminder($0, after: moment, without: paused)
    }
    let coming = all.filter { $0.next != nil }.sorted {
      ($0.next ?? .last, $0.reminder.time, $0.reminder.text, $0.reminder.id)
        < ($1.next ?? .last, $1.reminder.time, $1.reminder.text, $1.reminder.id)
    }
    let over = all.filter { $0.next == nil }.sorted {
      ($0.reminder.lastDay, $0.reminder.id) > ($1.reminder.lastDay, $1.reminder.id)
    }
    return coming + over
  }
}

extension ListedReminder {
  /// The reminder's next occurrence after a moment, without the paused days.
  init(_ reminder: DailyReminder, after moment: Moment, without paused: PausedDays) {
    let day = reminder.next(after: moment)
    let next = day.flatMap { reminder.next(from: $0, without: paused) }
    self.init(reminder: reminder, next: next, isPaused: day != nil && next == nil)
  }
}

extension DailyReminder {
  /// The day of the next occurrence after a moment, including mercy days; `nil` if there are no
  /// more.
  func next(after moment: Moment) -> Day? {
    guard let day = next(from: moment.today) else { return nil }
    let instant = moment.calendar.instant(of: time, on: day)
    if let instant, instant > moment.now { return day }
    return next(from: max(day, moment.today).advanced(by: 1))
  }

  /// The first occurrence on or after a day that is not paused.
  fileprivate func next(from day: Day, without paused: PausedDays) -> Day? {
    var first = day
    while let next = next(from: first) {
      guard let pause = paused.span(containing: next) else { return next }
      guard pause.until < .last else { return nil }
      first = pause.until.advanced(by: 1)
    }
    return nil
  }

  /// The last day on which it may occur: its end date, else its start.
  fileprivate var lastDay: Day { until ?? start }
}
