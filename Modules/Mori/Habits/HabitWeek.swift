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
  /// Returns those days of the habits by id, oldest first, as they stand today.
  func days(
    _ days: ClosedRange<Day>, of habits: [Habit], on today: Day
  ) throws -> [String: [HabitDay]] {
    let start = min(days.lowerBound, today.advanced(by: 1 - habits.longestSpan(on: today)))
    let history = try HabitHistory(
      self, from: start, to: max(days.upperBound, today), today: today)
    return Dictionary(habits.map { ($0.id, history.days(days, of: $0)) }) { first, _ in first }
  }
}

extension [Habit] {
  /// The number of days, the last included, that decide whether any of them is due on it.
  func longestSpan(on today: Day) -> Int { map { $0.schedule(on: today).span }.max() ?? 1 }
}

extension HabitHistory {
  /// Returns those days of a habit, oldest first.
  func days(_ days: ClosedRange<Day>, of habit: Habit) -> [HabitDay] {
    days.map { day in
      HabitDay(
        day: day, mark: mark(of: habit, on: day), minutes: minutes(of: habit, on: day))
    }
  }

  private func mark(of habit: Habit, on day: Day) -> DayMark {
    if minutes(of: habit, on: day) > 0 { return .kept }
    if day < habit.begun { return .free }
    if isExcused(habit, on: day) { return .paused }
    if day == today { return isAsked(habit) ? .open : .free }
    return day < today && habit.schedule(on: day).isDue(on: day) ? .missed : .free
  }
}
