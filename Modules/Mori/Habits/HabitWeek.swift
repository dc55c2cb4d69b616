import CoreModels
import CorePlugin
import CoreStorage

/// A habit on the last seven days.
struct HabitWeek: Hashable, Sendable {
  /// Oldest first; the last one is today's.
  let marks: [DayMark]

  /// `true` if the habit is due today and not done yet.
  var isDue: Bool { marks.last == .open }
}

/// A habit on one day.
struct HabitDay: Hashable, Sendable {
  let day: Day
  let mark: DayMark
  let minutes: Int
}

extension HabitLedger {
  /// Returns the last seven days of the habits by id.
  func weeks(of habits: [Habit], to today: Day) throws -> [String: HabitWeek] {
    try days(today.advanced(by: -6)...today, of: habits, on: today)
      .mapValues { HabitWeek(marks: $0.map(\.mark)) }
  }

  /// Returns those days of the habits by id, oldest first, as they stand today.
  func days(
    _ days: ClosedRange<Day>, of habits: [Habit], on today: Day
  ) throws -> [String: [HabitDay]] {
    let span = habits.map { $0.schedule(on: today).span }.max() ?? 1
    let start = min(days.lowerBound, today.advanced(by: 1 - span))
    let history = try HabitHistory(
      self, from: start, to: max(days.upperBound, today), today: today)
    let found = habits.map { habit in
      let marked = days.map { day in
        HabitDay(
          day: day, mark: history.mark(of: habit, on: day),
          minutes: history.minutes(of: habit, on: day))
      }
      return (habit.id, marked)
    }
    return Dictionary(found) { first, _ in first }
  }
}

extension HabitHistory {
  fileprivate func mark(of habit: Habit, on day: Day) -> DayMark {
    if minutes(of: habit, on: day) > 0 { return .kept }
    if day < habit.begun { return .free }
    if isExcused(habit, on: day) { return .paused }
    if day == today { return isAsked(habit) ? .open : .free }
    return day < today && habit.schedule(on: day).isDue(on: day) ? .missed : .free
  }
}
