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
    let history = try HabitHistory(ledger, from: day, to: day)
    let open = try ledger.habits().filter { habit in
      habit.begun <= day && habit.schedule.isAsked(on: day) && !history.isExcused(habit, on: day)
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
    guard try snapshot.find(GratitudeEntry.self, day.description) == nil else { return nil }
    return DiaryText.prompt(on: day).text(in: moment.language)
  }
}

extension HabitSchedule {
  /// Whether a person may want to be reminded on the day: times in days ask on any.
  fileprivate func isAsked(on day: Day) -> Bool {
    if case .times = self { true } else { isDue(on: day) }
  }
}
