import CoreModels

/// A life from birth to the day that its expectancy names.
struct Lifespan: Hashable, Sendable {
  let birth: Day
  /// Calendar years, 1 … 130.
  let expectancyYears: Int

  /// The anniversary on which the expectancy is reached; of 29 February in a common year it is
  /// 28 February.
  var end: Day { birth.adding(years: expectancyYears) }

  /// Days since birth, 0 on the day of birth and before it.
  func daysLived(on today: Day) -> Int { max(birth.distance(to: today), 0) }
  /// Days until ``end``, never below 0.
  func daysRemaining(on today: Day) -> Int { max(today.distance(to: end), 0) }
  /// Days since ``end``, 0 until then.
  func borrowedDays(on today: Day) -> Int { max(end.distance(to: today), 0) }

  /// The number that the clock shows: days that remain, or once these are over, borrowed ones.
  func clockDays(on today: Day) -> (count: Int, areBorrowed: Bool) {
    let borrowed = borrowedDays(on: today)
    return borrowed > 0 ? (borrowed, true) : (daysRemaining(on: today), false)
  }

  /// The part of the life that is over, 0 … 1.
  func fractionLived(on today: Day) -> Double {
    min(Double(daysLived(on: today)) / Double(max(birth.distance(to: end), 1)), 1)
  }

  /// The same in percent with one decimal, rounded down: a life is not over before its end.
  func percentLived(on today: Day) -> Double {
    (fractionLived(on: today) * 1000).rounded(.down) / 10
  }

  /// Whole calendar years between the days, and the days on top of them.
  func age(on today: Day) -> (years: Int, days: Int) { Lifespan.span(from: birth, to: today) }

  /// Whole calendar years until ``end``, and the days on top of them; past it, since it.
  func remaining(on today: Day) -> (years: Int, days: Int) {
    today <= end ? Lifespan.span(from: today, to: end) : Lifespan.span(from: end, to: today)
  }

  /// Anniversaries of `start` passed by `finish`, and the days since the last one.
  private static func span(from start: Day, to finish: Day) -> (years: Int, days: Int) {
    guard start <= finish else { return (0, 0) }
    var years = finish.year - start.year
    if start.adding(years: years) > finish { years -= 1 }
    return (years, start.adding(years: years).distance(to: finish))
  }
}
