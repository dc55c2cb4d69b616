import CoreModels
import Foundation

/// The progress of a habit, computed from its days, oldest first.
///
/// The score is an exponential moving average of how well the schedule was kept: `score ← kept +
/// (score − kept) · 2^(−w/13)`. A due day is kept (1) or missed (0) with weight `w = 1`, so
/// thirteen missed days halve the score and none zeroes it. With *x times in y days* every day has
/// weight `w = x/y`, and `kept` is the fraction of `x` reached in the last `y` days since the habit
/// got that schedule. Skipped, paused and other days that are not due change nothing, unless the
/// habit was kept on them.
struct HabitProgress: Codable, Hashable, Sendable {
  /// The number of missed days of weight 1 that halve a score; 13, the familiar value of Loop Habit
  /// Tracker.
  static let halfLife = 13.0

  /// The score, 0…1.
  private(set) var score = 0.0
  /// The number of kept days since the last missed one. With *x times in y days*, the number in the
  /// last `y` days while it is below `x`.
  private(set) var streak = 0
  /// The longest streak so far.
  private(set) var bestStreak = 0
  /// For *x times in y days*: `true` for each kept day among the last counted ones, oldest first.
  private var recent: [Bool] = []
  /// The *x times in y days* schedule that ``recent`` was counted for.
  private var counted: HabitSchedule?

  /// A habit's record of a day.
  struct Entry: Sendable {
    var day: Day
    /// `true` if minutes were recorded.
    var isKept: Bool
    /// `true` if the day was skipped or paused.
    var isExcused = false
    /// `true` for the current day, on which nothing is missed yet.
    var isOpen = false
  }

  /// Adds the next day.
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
