import CoreModels

/// The time that a plan has, and how things are spread over it.
struct PlanSchedule: Hashable, Sendable {
  /// Where the last day comes from.
  enum Origin: Hashable, Sendable {
    case named
    /// Nobody named a day.
    case usual
    /// The day that was named had passed.
    case passed(Day)
  }

  let today: Day
  /// The last day, today or later.
  let end: Day
  let origin: Origin

  init(_ reading: GoalReading, today: Day) {
    self.today = today
    if let deadline = reading.deadline, deadline >= today {
      (end, origin) = (deadline, .named)
    } else {
      end = PlanSchedule.usualEnd(for: reading, today: today)
      origin = reading.deadline.map { .passed($0) } ?? .usual
    }
  }

  init(from today: Day, to end: Day) {
    (self.today, self.end, origin) = (today, max(today, end), .named)
  }

  var days: Int { today.distance(to: end) }
  /// Whole weeks, at least one.
  var weeks: Int { max(1, days / 7) }

  /// The day after that part of the time, 0 … 100 percent.
  func day(at percent: Int) -> Day { today.advanced(by: days * min(max(percent, 0), 100) / 100) }

  /// The Sunday of that time: the one before, or else the one after where there is time.
  func sunday(at percent: Int) -> Day {
    let day = day(at: percent)
    let before = day.advanced(by: -(day.weekday.rawValue % 7))
    if before > today { return before }
    return min(day.advanced(by: (7 - day.weekday.rawValue) % 7), end)
  }

  /// Whole weeks that have begun by then, 1 … ``weeks``.
  func week(at percent: Int) -> Int { min(today.distance(to: day(at: percent)) / 7 + 1, weeks) }

  /// How much of a whole is done by then, when every day does the same; never less than 1.
  func part(of whole: Int, at percent: Int) -> Int {
    guard percent < 100 else { return whole }
    let part = max(min(1, whole), Int(Double(whole) * Double(percent) / 100))
    return whole >= 200 && part >= 20 ? part / 10 * 10 : part
  }

  private static func usualEnd(for reading: GoalReading, today: Day) -> Day {
    // What is done outside ends in spring when it begins in late autumn or winter.
    if reading.isOutdoors, let spring = Day(year: today.year, month: 4, day: 30) {
      if today.month >= 10 { return spring.adding(years: 1) }
      if today.month <= 2 { return spring }
    }
    return today.advanced(by: usualWeeks(for: reading) * 7)
  }

  private static func usualWeeks(for reading: GoalReading) -> Int {
    switch reading.kind {
    case .save, .invest, .debt:
      guard let money = reading.money else { return reading.kind.usualWeeks }
      if let spare = reading.answers.spare, spare > 0 {
        let left = max(money.sum - (reading.answers.saved ?? 0), 1)
        return min(max((left * 13 + spare * 3 - 1) / (spare * 3), 1), 520)
      }
      let euros = Double(money.sum) / (money.currency ?? .eur).perEuro
      return euros <= 500 ? 10 : min(max(Int(euros / 125), 16), 104)
    case .run:
      let distance = reading.amount(of: .kilometres) ?? 5
      return distance > 30 ? 20 : distance > 12 ? 14 : distance > 6 ? 10 : 8
    case .loseWeight, .gainWeight:
      return reading.amount(of: .kilograms).map { min(max(Int($0 * 2.2), 6), 104) } ?? 16
    case .books:
      return reading.amount(of: .books).map { min(max(Int($0 * 3), 4), 52) } ?? 26
    default: return reading.usualWeeks
    }
  }
}

/// A sum paid in equal whole parts, the last of which makes it exact.
struct Instalments: Hashable, Sendable {
  let total: Int
  /// Of each but the last.
  let amount: Int
  let count: Int
  var last: Int { total - amount * (count - 1) }

  /// At most that many parts; fewer where a whole unit each is enough.
  init(of total: Int, in most: Int) {
    self.total = max(total, 0)
    amount = max((self.total + max(most, 1) - 1) / max(most, 1), 1)
    count = max((self.total + amount - 1) / amount, 1)
  }

  /// What is paid after that many parts.
  func sum(after parts: Int) -> Int { parts >= count ? total : amount * max(parts, 0) }
}

/// The long run of every week before a race: rising, every fourth week lighter, at the end fewer.
struct RunSchedule: Hashable, Sendable {
  /// Kilometres, one for each week but that of the race.
  let longRuns: [Int]
  /// Whether the time is enough to come near the distance.
  let isEnough: Bool

  init(distance: Double, from start: Double, weeks: Int) {
    let peak = distance > 30 ? 32 : distance > 12 ? distance * 0.85 : distance
    let taper = weeks < 5 ? min(1, weeks - 1) : distance > 12 ? 2 : 1
    let building = max(weeks - 1 - taper + (taper == 0 ? 0 : 1), 1)
    let rise = distance > 30 ? 1.8 : 1.4
    let first = min(max(start, 2), peak)
    let reach = min(peak, first + rise * Double(building - 1))
    isEnough = reach >= peak * 0.8
    var runs: [Int] = []
    for week in 0..<building {
      let share = building > 1 ? Double(week) / Double(building - 1) : 1
      let full = first + (reach - first) * share
      let isLighter = week % 4 == 3 && week < building - 1
      runs.append(max(Int((isLighter ? full * 0.75 : full).rounded()), 2))
    }
    for week in 0..<max(taper, 0) {
      runs.append(max(Int((reach * (week == 0 && taper > 1 ? 0.65 : 0.45)).rounded()), 2))
    }
    longRuns = Array(runs.prefix(max(weeks, 1)))
  }

  var longest: Int { longRuns.max() ?? 2 }
}
