import CoreModels

/// A life from birth to the end of its expectancy.
struct Lifespan: Hashable, Sendable {
  let birth: Day
  /// The expectancy in calendar years, 1…130.
  let expectancyYears: Int

  /// The anniversary on which the expectancy is reached; 28 February for 29 February in a common
  /// year.
  var end: Day { birth.adding(years: expectancyYears) }

  /// Returns the days since birth; 0 on the day of birth and before.
  func daysLived(on today: Day) -> Int { max(birth.distance(to: today), 0) }
  /// Returns the days until ``end``; 0 after it.
  func daysRemaining(on today: Day) -> Int { max(today.distance(to: end), 0) }
  /// Returns the days since ``end``; 0 before it.
  func borrowedDays(on today: Day) -> Int { max(end.distance(to: today), 0) }

  /// Returns the number on the clock: the remaining days, or the borrowed ones after the end.
  func clockDays(on today: Day) -> (count: Int, areBorrowed: Bool) {
    let borrowed = borrowedDays(on: today)
    return borrowed > 0 ? (borrowed, true) : (daysRemaining(on: today), false)
  }

  /// Returns the fraction of the life that has passed, 0…1.
  func fractionLived(on today: Day) -> Double {
    min(Double(daysLived(on: today)) / Double(max(birth.distance(to: end), 1)), 1)
  }

  /// Returns the percentage lived with one decimal, rounded down so that 100 % is not shown before
  /// the end.
  func percentLived(on today: Day) -> Double {
    (fractionLived(on: today) * 1000).rounded(.down) / 10
  }

  /// Returns the age in whole calendar years and remaining days.
  func age(on today: Day) -> (years: Int, days: Int) { Lifespan.span(from: birth, to: today) }

  /// Returns the whole calendar years and remaining days until ``end``, or since it.
  func remaining(on today: Day) -> (years: Int, days: Int) {
    today <= end ? Lifespan.span(from: today, to: end) : Lifespan.span(from: end, to: today)
  }

  /// Returns the number of anniversaries of `start` up to `finish`, and the days since the last
  /// one.
  private static func span(from start: Day, to finish: Day) -> (years: Int, days: Int) {
    guard start <= finish else { return (0, 0) }
    var years = finish.year - start.year
    if start.adding(years: years) > finish { years -= 1 }
    return (years, start.adding(years: years).distance(to: finish))
  }
}
