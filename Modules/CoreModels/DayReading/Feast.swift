/// A feast with a day of its own in every year.
public enum Feast: String, Hashable, Sendable {
  case christmasEve = "christmas-eve", christmasDay = "christmas-day", easter
  case newYear = "new-year", newYearsEve = "new-years-eve"
  /// In the United States, and in Canada.
  case thanksgiving, canadianThanksgiving = "canadian-thanksgiving"
  case halloween, valentinesDay = "valentines-day"
  /// The ends of Ramadan and of the pilgrimage, as the moon is sighted a day earlier or later.
  case eidAlFitr = "eid-al-fitr", eidAlAdha = "eid-al-adha"

  /// `true` where *by* it is the day before at the latest.
  var isReadyBefore: Bool {
    [.newYear, .christmasDay, .thanksgiving, .canadianThanksgiving].contains(self)
  }

  /// Returns its day in a year.
  public func day(in year: Int) -> Day? {
    switch self {
    case .christmasEve: Day(year: year, month: 12, day: 24)
    case .christmasDay: Day(year: year, month: 12, day: 25)
    case .newYearsEve: Day(year: year, month: 12, day: 31)
    case .newYear: Day(year: year, month: 1, day: 1)
    case .easter: Day(easterOf: year)
    case .thanksgiving: Feast.day(4, .thursday, from: Day(year: year, month: 11, day: 1))
    case .canadianThanksgiving: Feast.day(2, .monday, from: Day(year: year, month: 10, day: 1))
    case .halloween: Day(year: year, month: 10, day: 31)
    case .valentinesDay: Day(year: year, month: 2, day: 14)
    case .eidAlFitr, .eidAlAdha: days(in: year).first
    }
  }

  /// Returns its first day from the day on.
  public func day(from start: Day) -> Day? {
    (start.year...start.year + 1).lazy.flatMap(days).first { $0 >= start }
  }

  /// Returns its days in a year, which may be two of a shorter Islamic year.
  private func days(in year: Int) -> [Day] {
    switch self {
    case .eidAlFitr: Feast.days(1, ofIslamicMonth: 10, in: year)
    case .eidAlAdha: Feast.days(10, ofIslamicMonth: 12, in: year)
    default: [day(in: year)].compactMap(\.self)
    }
  }

  /// The days in a year by the tabular Islamic calendar: a cycle of 30 years has 11 leap years.
  private static func days(_ day: Int, ofIslamicMonth month: Int, in year: Int) -> [Day] {
    let near = (year - 622) * 33 / 32
    return (near - 1...near + 1).map { islamic in
      let days = (11 * islamic + 3) / 30 + 354 * islamic + 30 * month - (month - 1) / 2 + day
      return Day(epochDay: days + daysFromIslamicEpoch)
    }
    .filter { $0.year == year }
  }

  private static let daysFromIslamicEpoch = 1_948_440 - 385 - 2_440_588

  /// The second Monday, or the fourth Thursday, from the first of a month on.
  private static func day(_ count: Int, _ weekday: Weekday, from first: Day?) -> Day? {
    first.map { first in
      let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
      return first.advanced(by: ahead + 7 * (count - 1))
    }
  }
}

extension Day {
  /// Easter Sunday, by the anonymous Gregorian computus.
  public init?(easterOf year: Int) {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    self.init(year: year, month: n / 31, day: n % 31 + 1)
  }
}
