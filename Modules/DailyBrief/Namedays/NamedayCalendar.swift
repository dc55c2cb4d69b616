import CoreModels

/// A language's calendar of namedays.
///
/// The tables in Content/namedays name their sources.
struct NamedayCalendar: Sendable {
  /// The language of the names.
  let language: Language
  /// The requested code: `sk`, `cs` or `cz`, `hu`, `pl`.
  let code: String
  private let table: ContentTable

  /// The codes of all calendars.
  static let codes = ["sk", "cs", "hu", "pl"]

  /// `nil` for a language without a calendar: English, German, Spanish.
  init?(language: Language) {
    let content: StaticString
    switch language {
    case .slovak: content = Content.Namedays.slovak
    case .czech: content = Content.Namedays.czech
    case .hungarian: content = Content.Namedays.hungarian
    case .polish: content = Content.Namedays.polish
    case .english, .german, .spanish: return nil
    }
    (self.language, code, table) = (language, language.rawValue, ContentTable(content))
  }

  /// The calendar with a code. `cz` is the Czech one, and keeps its spelling.
  init?(code: String) {
    let code = code.lowercased()
    guard let language = Language(rawValue: code == "cz" ? "cs" : code),
      let calendar = NamedayCalendar(language: language)
    else { return nil }
    (self.language, self.code, table) = (language, code, calendar.table)
  }

  /// The names of a day; empty if the calendar lists none.
  func names(on day: Day) -> [String] {
    let (year, month, number) = day.civil
    guard isShifted(year), month == 2, number >= 24 else {
      return names(month: month, day: number)
    }
    return number == 24 ? [] : names(month: month, day: number - 1)
  }

  /// The names of a calendar line.
  func names(month: Int, day: Int) -> [String] {
    let date = NamedayMatch.date(month: month, day: day)
    return table.rows(of: date).first.map { Line($0).allNames } ?? []
  }

  /// The first day, on or after `day`, that a calendar line refers to.
  func next(month: Int, day number: Int, from day: Day) -> Day {
    for year in day.year...(day.year + 8) {
      let isMoved = isShifted(year) && month == 2 && (24...28).contains(number)
      let date = Day(year: year, month: month, day: isMoved ? number + 1 : number)
      if let date, date >= day { return date }
    }
    return .last
  }

  /// `true` if the names of 24 to 28 February move to the next day, as they do in Hungarian leap
  /// years.
  private func isShifted(_ year: Int) -> Bool { language == .hungarian && Day.isLeap(year: year) }

  /// The lines of the calendar, by date.
  var lines: some Sequence<Line> { table.lazy.map(Line.init) }

  /// A line of the calendar.
  struct Line {
    let month: Int
    let day: Int
    /// The names as UTF-8, separated by a comma and a space.
    let names: ContentTable.Bytes

    init(_ row: ContentTable.Row) {
      let date = row[0]
      let number = { (start: Int) in Int(date[start] & 0xF) * 10 + Int(date[start + 1] & 0xF) }
      (month, day, names) = (number(0), number(3), row[1])
    }

    /// The names, one by one.
    var allNames: [String] {
      String(decoding: names, as: UTF8.self).split(separator: ", ").map(String.init)
    }
  }
}
