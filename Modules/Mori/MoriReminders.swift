import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// Mori's reminders, off by default.
enum MoriReminders {
  static let all = [
    ReminderSeries(
      "habits", identifier: "mori_habits", at: [evening(19)],
      title: { MoriText.habitTracking.text(in: $0) }, text: openHabits),
    ReminderSeries(
      "gratitude", identifier: "mori_gratitude", at: [evening(21)],
      title: { MoriText.todaysGratitude.text(in: $0) }, text: prompt),
  ]

  private static func evening(_ hour: Int) -> TimeOfDay {
    TimeOfDay(secondsSinceMidnight: hour * 3600)
  }

  /// Lists the habits that are due on the day and not kept yet; `nil` if there are none.
  @Sendable private static func openHabits(
    _ day: Day, _ snapshot: Snapshot, _ moment: Moment
  ) throws -> String? {
    let ledger = HabitLedger(snapshot: snapshot)
    let habits = try ledger.habits().filter { $0.begun <= day }
    let span = habits.map { $0.schedule(on: day).span }.max() ?? 1
    let history = try HabitHistory(ledger, from: day.advanced(by: 1 - span), to: day)
    let open = habits.filter { habit in
      history.isAsked(habit) && !history.isExcused(habit, on: day)
        && history.minutes(of: habit, on: day) <= 0
    }
    guard !open.isEmpty else { return nil }
    return MoriText.openHabits(open.map(\.shownName).joined(separator: ", "))
      .text(in: moment.language)
  }

  /// Returns the day's question, or `nil` if the day has an entry.
  @Sendable private static func prompt(
    _ day: Day, _ snapshot: Snapshot, _ moment: Moment
  ) throws -> String? {
    guard try snapshot.findReadable(GratitudeEntry.self, day.description) == nil else { return nil }
    return DiaryText.prompt(on: day).text(in: moment.language)
  }
}

extension HabitSchedule {
  /// The number of days, the last included, that decide whether the habit is due on it.
  var span: Int { if case .times(_, let days) = self { days } else { 1 } }
}

extension HabitHistory {
  /// Returns `true` if the habit is due on the last day; for *n times in m days*, while fewer than
  /// *n* are recorded.
  func isAsked(_ habit: Habit) -> Bool {
    let schedule = habit.schedule(on: today)
    guard case .times(let times, let days) = schedule else { return schedule.isDue(on: today) }
    let kept = minutes(of: habit).count {
      (0..<days).contains($0.key.distance(to: today)) && $0.value > 0
    }
    return kept < times
  }
}
