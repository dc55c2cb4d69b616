/// An ISO 8601 week: it begins on Monday and belongs to the year of its Thursday.
public struct ISOWeek: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The week-numbering year, 1 … 9999 (0001-01-01 was a Monday, 9999-12-31 a Friday).
  public let year: Int
  /// 1 … 53.
  public let week: Int

  /// `nil` if the year has no such week.
  public init?(year: Int, week: Int) {
    guard (1...9999).contains(year), (1...ISOWeek.weeks(inYear: year)).contains(week) else {
      return nil
    }
    self.year = year
    self.week = week
  }

  init(containing day: Day) {
    let thursday = day.epochDay + 4 - day.weekday.rawValue
    year = Day(epochDay: thursday).year
    week = (thursday - Day.epochDay(year: year, month: 1, day: 1)) / 7 + 1
  }

  /// The week's first day.
  public var monday: Day {
    let fourth = Day(epochDay: Day.epochDay(year: year, month: 1, day: 4))
    return Day(epochDay: fourth.epochDay - fourth.weekday.rawValue + 1 + (week - 1) * 7)
  }

  /// 52 or 53: a year has 53 when it begins on a Thursday, or on a Wednesday and is a leap year.
  public static func weeks(inYear year: Int) -> Int {
    let newYear = Day(epochDay: Day.epochDay(year: year, month: 1, day: 1)).weekday
    return newYear == .thursday || (newYear == .wednesday && Day.isLeap(year: year)) ? 53 : 52
  }

  /// `yyyy-Www`.
  public var description: String { "\(padded(year, 4))-W\(padded(week, 2))" }

  public static func < (one: ISOWeek, other: ISOWeek) -> Bool {
    (one.year, one.week) < (other.year, other.week)
  }
}

extension Day {
  /// The ISO week that holds this day.
  public var isoWeek: ISOWeek { ISOWeek(containing: self) }
}
