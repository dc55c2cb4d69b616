/// A feast with a day of its own in every year.
public enum Feast: String, Hashable, Sendable {
  case christmasEve = "christmas-eve", christmasDay = "christmas-day", easter, pentecost
  case newYear = "new-year", newYearsEve = "new-years-eve"
  /// In the United States.
  case independenceDay = "independence-day", laborDay = "labor-day", memorialDay = "memorial-day"
  /// In the United States, and in Canada.
  case thanksgiving, canadianThanksgiving = "canadian-thanksgiving"
  case halloween, valentinesDay = "valentines-day"
  /// As in most countries: the second Sunday of May, and the third of June.
  case mothersDay = "mothers-day", fathersDay = "fathers-day"
  /// Of the years in `Content/feasts.tsv` only.
  case lunarNewYear = "lunar-new-year", diwali
  /// As in most countries; on the southern half of the earth about Christmas.
  case schoolYearStart = "school-year-start", schoolYearEnd = "school-year-end"
  case summerHolidays = "summer-holidays"
  /// The ends of Ramadan and of the pilgrimage, as the moon is sighted a day earlier or later.
  case eidAlFitr = "eid-al-fitr", eidAlAdha = "eid-al-adha"

  /// `true` where *by* it is the day before at the latest.
  var isReadyBefore: Bool {
    [
      .newYear, .lunarNewYear, .christmasDay, .thanksgiving, .canadianThanksgiving, .summerHolidays,
      .schoolYearStart,
    ].contains(self)
  }

  /// Returns its day in a year.
  public func day(in year: Int, isSouthern: Bool = false) -> Day? {
    switch self {
    case .schoolYearStart: Day(year: year, month: isSouthern ? 2 : 9, day: 1)
    case .schoolYearEnd: Day(year: year, month: isSouthern ? 12 : 6, day: isSouthern ? 15 : 30)
    case .summerHolidays: Day(year: year, month: isSouthern ? 12 : 7, day: isSouthern ? 16 : 1)
    case .christmasEve: Day(year: year, month: 12, day: 24)
    case .christmasDay: Day(year: year, month: 12, day: 25)
    case .newYearsEve: Day(year: year, month: 12, day: 31)
    case .newYear: Day(year: year, month: 1, day: 1)
    case .easter: Day(easterOf: year)
    case .pentecost: Day(easterOf: year)?.advanced(by: 49)
    case .independenceDay: Day(year: year, month: 7, day: 4)
    // The first Monday, and the last.
    case .laborDay: Day(year: year, month: 9, day: 1)?.first(.monday)
    case .memorialDay: Day(year: year, month: 5, day: 25)?.first(.monday)
    // The fourth Thursday, and the second Monday.
    case .thanksgiving: Day(year: year, month: 11, day: 22)?.first(.thursday)
    case .canadianThanksgiving: Day(year: year, month: 10, day: 8)?.first(.monday)
    case .halloween: Day(year: year, month: 10, day: 31)
    case .valentinesDay: Day(year: year, month: 2, day: 14)
    case .mothersDay: Day(year: year, month: 5, day: 8)?.first(.sunday)
    case .fathersDay: Day(year: year, month: 6, day: 15)?.first(.sunday)
    case .lunarNewYear, .diwali: Feast.listed[self]?.first { $0.year == year }
    case .eidAlFitr, .eidAlAdha: islamicDays(in: year).first
    }
  }

  /// Returns its first day from the day on.
  public func day(from start: Day) -> Day? {
    (start.year...start.year + 1).lazy.flatMap { year in
      let days = islamicDays(in: year)
      return days.isEmpty ? [day(in: year)].compactMap(\.self) : days
    }
    .first { $0 >= start }
  }

  /// Returns its days in a year if it is of the Islamic calendar, whose years are eleven days
  /// shorter, so that one of ours may hold two.
  ///
  /// By the tabular calendar: months of 30 and 29 days in turn, and 11 leap years in a cycle of 30.
  private func islamicDays(in year: Int) -> [Day] {
    let (month, day): (Int, Int)
    switch self {
    case .eidAlFitr: (month, day) = (10, 1)
    case .eidAlAdha: (month, day) = (12, 10)
    default: return []
    }
    let near = (year - 622) * 33 / 32
    return (near - 1...near + 1).map { islamic in
      let days = (11 * islamic + 3) / 30 + 354 * islamic + 30 * month - (month - 1) / 2 + day
      return Day(epochDay: days + Feast.daysFromIslamicEpoch)
    }
    .filter { $0.year == year }
  }

  /// The days of feasts that follow the moon and the sun.
  private static let listed = Dictionary(
    grouping: ContentTable(Content.feasts).compactMap { row in
      Feast(rawValue: row.text(0)).flatMap { feast in Day(row.text(1)).map { (feast, $0) } }
    }, by: \.0
  ).mapValues { $0.map(\.1) }

  /// From the day of the formula's epoch to 1970, in days.
  private static let daysFromIslamicEpoch = 1_948_440 - 385 - 2_440_588
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
