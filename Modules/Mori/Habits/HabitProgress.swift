import CoreModels
import Foundation

/// How a habit stands after the days that were passed to it, oldest first.
///
/// The score is an exponential moving average of how well the schedule was kept:
/// `score ← kept + (score − kept) · 2^(−w/13)`. A due day is kept (1) or missed (0) with weight
/// `w = 1`, so that thirteen missed days halve the score and none zeroes it. With *x times in y
/// days* every day counts with weight `w = x/y`, and `kept` is how much of `x` the last `y` days
/// hold, from the day on which the habit took that schedule. Skipped, paused and not due days leave
/// everything as it is, unless the habit was kept on them.
struct HabitProgress: Codable, Hashable, Sendable {
  /// Days of weight 1 after which an untouched score has halved; 13 as in Loop Habit Tracker, whose
  /// scores people know.
  static let halfLife = 13.0

  /// 0 … 1.
  private(set) var score = 0.0
  /// Days on which the habit was kept since it was last missed; with *x times in y days*, while the
  /// last `y` days hold fewer than `x`, those few.
  private(set) var streak = 0
  /// The longest streak so far.
  private(set) var bestStreak = 0
  /// For *x times in y days*: which of the last counted days were kept, oldest first.
  private var recent: [Bool] = []
  /// The *x times in y days* that ``recent`` belongs to.
  private var counted: HabitSchedule?

  /// What a day holds of a habit.
  struct Entry: Sendable {
    var day: Day
    /// Whether any time was spent on it.
    var isKept: Bool
    /// Whether the person skipped the day, or everything paused.
    var isExcused = false
    /// Whether the day is not over, so that nothing is missed yet.
    var isOpen = false
  }

  /// Takes in the next day.
  mutating func pass(_ entry: Entry, schedule: HabitSchedule) {
    guard entry.isKept || !(entry.isExcused || entry.isOpen) else { return }
    if case .times(let times, let days) = schedule {
      if counted != schedule { (counted, recent) = (schedule, []) }
      recent = (recent + [entry.isKept]).suffix(days)
      let kept = Double(min(recent.count { $0 }, times)) / Double(times)
      blend(kept, weight: Double(times) / Double(days))
      let isMissed = recent.count == days && kept < 1
      streak = isMissed ? recent.count { $0 } : streak + (entry.isKept ? 1 : 0)
    } else if entry.isKept || schedule.isDue(on: entry.day) {
      (counted, recent) = (nil, [])
      blend(entry.isKept ? 1 : 0, weight: 1)
      streak = entry.isKept ? streak + 1 : 0
    }
    bestStreak = max(bestStreak, streak)
  }

  private mutating func blend(_ kept: Double, weight: Double) {
    score = kept + (score - kept) * exp2(-weight / Self.halfLife)
  }
}
