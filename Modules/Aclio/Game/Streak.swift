import CoreModels
import CorePlugin

/// A streak: consecutive days with a completed step.
struct Streak: Hashable, Sendable {
  /// The streak up to today; yesterday's still counts until today ends.
  private(set) var current = 0
  private(set) var best = 0
  /// The points for continuing streaks: on each such day, 5 times the streak's length.
  private(set) var points = 0

  static let pointsADay = 5

  /// Computes the streaks of active days, including those within a pause. Other days of a pause
  /// neither break a streak nor count.
  init(active: Set<Day>, paused: PausedDays = PausedDays(), today: Day) {
    var length = 0
    var last: Day?
    for day in active.sorted() {
      let goesOn = last.map { paused.isPause(between: $0, and: day) } ?? false
      length = goesOn ? length + 1 : 1
      best = max(best, length)
      if goesOn { points += Self.pointsADay * length }
      if day <= today, day == today || paused.isPause(between: day, and: today) {
        current = length
      }
      last = day
    }
  }
}

extension PausedDays {
  /// `true` if every day between the two is paused, or they are adjacent.
  fileprivate func isPause(between first: Day, and last: Day) -> Bool {
    var day = first.advanced(by: 1)
    while day < last {
      guard contains(day) else { return false }
      day = day.advanced(by: 1)
    }
    return true
  }
}
