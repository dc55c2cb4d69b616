import CoreModels

/// Whose names the days of a year have, in the calendar of one language.
///
/// The calendars are texts of 366 lines, `MM-DD` and the names, which lie in the program as they are
/// and are read where they are asked: nothing is made of them beforehand.
struct NamedayCalendar: Sendable {
  /// The language that the names are in.
  let language: Language
  /// The language as it was asked for: `sk`, `cs` or `cz`, `hu`, `pl`.
  let code: String
  private let lines: StaticString

  /// The codes of all calendars.
  static let codes = ["sk", "cs", "hu", "pl"]

  /// `nil` for a language without a calendar: English, German, Spanish.
  init?(language: Language) {
    switch language {
    case .slovak: lines = Self.slovak
    case .czech: lines = Self.czech
    case .hungarian: lines = Self.hungarian
    case .polish: lines = Self.polish
    case .english, .german, .spanish: return nil
    }
    (self.language, code) = (language, language.rawValue)
  }

  /// The calendar of a code; `cz` is the Czech one, and stays as it is spelt.
  init?(code: String) {
    let code = code.lowercased()
    guard let language = Language(rawValue: code == "cz" ? "cs" : code),
      let calendar = NamedayCalendar(language: language)
    else { return nil }
    (self.language, self.code, lines) = (language, code, calendar.lines)
  }

  /// The names of a day, none where the calendar leaves it empty.
  func names(on day: Day) -> [String] {
    let (year, month, number) = day.civil
    guard isShifted(year), month == 2, number >= 24 else {
      return names(month: month, day: number)
    }
    return number == 24 ? [] : names(month: month, day: number - 1)
  }

  /// The names of a line of the calendar.
  func names(month: Int, day: Int) -> [String] {
    var names: [String] = []
    forEachLine { line in
      guard line.month == month, line.day == day else { return true }
      names = line.allNames
      return false
    }
    return names
  }

  /// The first day from that one on which a line of the calendar stands for.
  func next(month: Int, day number: Int, from day: Day) -> Day {
    for year in day.year...(day.year + 8) {
      let isMoved = isShifted(year) && month == 2 && (24...28).contains(number)
      let date = Day(year: year, month: month, day: isMoved ? number + 1 : number)
      if let date, date >= day { return date }
    }
    return .last
  }

  /// Whether the names of 24 to 28 February are a day later in that year, as Hungarians have it.
  private func isShifted(_ year: Int) -> Bool { language == .hungarian && Day.isLeap(year: year) }

  /// A line of the calendar.
  struct Line {
    let month: Int
    let day: Int
    /// The names as UTF-8, with a comma and a space between them.
    let names: Slice<UnsafeBufferPointer<UInt8>>

    /// The names one by one.
    var allNames: [String] {
      String(decoding: names, as: UTF8.self).split(separator: ", ").map(String.init)
    }
  }

  /// Reads the lines one after the other, until the body answers `false`.
  func forEachLine(_ body: (Line) -> Bool) {
    lines.withUTF8Buffer { text in
      let number = { (start: Int) in Int(text[start] &- 48) * 10 + Int(text[start + 1] &- 48) }
      var start = text.startIndex
      while start + 5 <= text.endIndex {
        var end = start + 5
        while end < text.endIndex, text[end] != UInt8(ascii: "\n") { end += 1 }
        let names = text[min(start + 6, end)..<end]
        guard body(Line(month: number(start), day: number(start + 3), names: names)) else { return }
        start = end + 1
      }
    }
  }
}
