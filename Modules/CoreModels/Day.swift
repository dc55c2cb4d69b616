/// A date of the proleptic Gregorian calendar, 0001-01-01 … 9999-12-31, without a time zone.
///
/// Arithmetic is exact and saturates at ``first`` and ``last``, so that every `Day` is printable.
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01, −719,162 … 2,932,896.
  public let epochDay: Int

  /// 0001-01-01.
  public static let first = Day(epochDay: -719_162)
  /// 9999-12-31.
  public static let last = Day(epochDay: 2_932_896)

  /// The day `epochDay` days after 1970-01-01, clamped to the calendar's range.
  public init(epochDay: Int) {
    self.epochDay = min(max(epochDay, -719_162), 2_932_896)
  }

  /// `nil` for a date that does not exist, such as 2026-02-29.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.daysInMonth(month, ofYear: year)
    else { return nil }
    self.init(epochDay: Day.epochDay(year: year, month: month, day: day))
  }

  /// Year 1 … 9999.
  public var year: Int { civil.year }
  /// Month 1 … 12.
  public var month: Int { civil.month }
  /// Day of the month 1 … 31.
  public var day: Int { civil.day }

  /// Day of the year 1 … 366.
  public var dayOfYear: Int {
    epochDay - Day.epochDay(year: year, month: 1, day: 1) + 1
  }

  /// The weekday.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[modulo(epochDay + 3, 7)]
  }

  /// `true` for every fourth year, except centuries not divisible by 400.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// 28 … 31; 0 for months outside 1 … 12.
  public static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }
}

// Conversions between dates and day numbers use eras of 400 years (146,097 days) that begin on 1
// March, so that the leap day is the last of its year. Method: Howard Hinnant, "chrono-Compatible
// Low-Level Date Algorithms".
extension Day {
  /// Year, month and day of the month, computed together.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = epochDay + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  static func epochDay(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Day: Comparable, Strideable {
  public static func < (one: Day, other: Day) -> Bool { one.epochDay < other.epochDay }

  /// The number of days to the other day; negative if it is earlier.
  public func distance(to other: Day) -> Int { other.epochDay - epochDay }

  /// The day `days` later, or earlier if negative.
  public func advanced(by days: Int) -> Day {
    let (sum, overflow) = epochDay.addingReportingOverflow(days)
    return overflow ? (days < 0 ? .first : .last) : Day(epochDay: sum)
  }

  /// The same date `months` later; the month's last day if it is too short.
  public func adding(months: Int) -> Day {
    let (year, month, day) = civil
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    let newYear = overflow ? (months < 0 ? 0 : 10_000) : floorDivide(sum, 12)
    if newYear < 1 { return .first }
    if newYear > 9999 { return .last }
    let newMonth = modulo(sum, 12) + 1
    let newDay = min(day, Day.daysInMonth(newMonth, ofYear: newYear))
    return Day(epochDay: Day.epochDay(year: newYear, month: newMonth, day: newDay))
  }

  /// The same date `years` later; 29 February becomes 28 February in a common year.
  public func adding(years: Int) -> Day {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    return overflow ? (years < 0 ? .first : .last) : adding(months: months)
  }
}

/// Division that rounds towards negative infinity, for a positive divisor.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  (dividend - modulo(dividend, divisor)) / divisor
}

/// The remainder of ``floorDivide(_:_:)``, 0 ..< divisor.
func modulo(_ dividend: Int, _ divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
