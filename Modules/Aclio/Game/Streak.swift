import CoreModels
import CorePlugin

/// Days in a row on which something was done.
struct Streak: Hashable, Sendable {
  /// Up to today; yesterday's still stands while today is not over.
  private(set) var current = 0
  private(set) var best = 0
  /// What continuing it was worth: 5 times the days of the streak, on each day that continued one.
  private(set) var points = 0

  static let pointsADay = 5

  /// The streaks of the days on which something was done, those of a pause included: what was done
  /// counts. Other days of a pause neither break one nor count.
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
  /// Whether every day between two is paused, there being none between neighbours.
  fileprivate func isPause(between first: Day, and last: Day) -> Bool {
    var day = first.advanced(by: 1)
    while day < last {
      guard contains(day) else { return false }
      day = day.advanced(by: 1)
    }
    return true
  }
}
