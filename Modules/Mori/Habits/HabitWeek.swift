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

extension HabitLedger {
  /// Returns the last seven days of the habits by id.
  func weeks(of habits: [Habit], to today: Day) throws -> [String: HabitWeek] {
    let week = today.advanced(by: -6)...today
    let span = habits.map { $0.schedule(on: today).span }.max() ?? 1
    let history = try HabitHistory(self, from: today.advanced(by: 1 - max(span, 7)), to: today)
    let weeks = habits.map { habit in
      (habit.id, HabitWeek(marks: week.map { history.mark(of: habit, on: $0) }))
    }
    return Dictionary(weeks) { first, _ in first }
  }
}

extension HabitHistory {
  fileprivate func mark(of habit: Habit, on day: Day) -> DayMark {
    if minutes(of: habit, on: day) > 0 { return .kept }
    if day < habit.begun { return .free }
    if isExcused(habit, on: day) { return .paused }
    if day == today { return isAsked(habit) ? .open : .free }
    return habit.schedule(on: day).isDue(on: day) ? .missed : .free
  }
}
