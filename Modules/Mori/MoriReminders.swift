import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// What Mori reminds of, once the person asks for it.
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

  /// The habits that the day asks for and that were not kept yet; `nil` when there are none.
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

  /// The day's question; `nil` when the day has its entry.
  @Sendable private static func prompt(
    _ day: Day, _ snapshot: Snapshot, _ moment: Moment
  ) throws -> String? {
    guard try snapshot.findReadable(GratitudeEntry.self, day.description) == nil else { return nil }
    return DiaryText.prompt(on: day).text(in: moment.language)
  }
}

extension HabitSchedule {
  /// How many days, the last one included, say whether that one asks for the habit.
  var span: Int { if case .times(_, let days) = self { days } else { 1 } }
}

extension HabitHistory {
  /// Whether its last day asks for the habit; times in days do as long as their days hold too few.
  func isAsked(_ habit: Habit) -> Bool {
    let schedule = habit.schedule(on: today)
    guard case .times(let times, let days) = schedule else { return schedule.isDue(on: today) }
    let kept = minutes(of: habit).count { $0.value > 0 && $0.key.distance(to: today) < days }
    return kept < times
  }
}
