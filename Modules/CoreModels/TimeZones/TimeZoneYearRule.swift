/// A zone's yearly rule, from the last line of its file: `CET-1CEST,M3.5.0,M10.5.0/3` (a POSIX TZ
/// string, with RFC 9636's wider range of hours, section 3.3.1).
struct TimeZoneYearRule: Hashable, Sendable {
  private let standard: Int
  private var summer: Summer?

  private struct Summer: Hashable, Sendable {
    let offset: Int
    let start, end: Change
  }

  /// A day of the year, and seconds after its midnight.
  fileprivate struct Change: Hashable, Sendable {
    enum Date: Hashable, Sendable {
      /// A weekday, 0 for Sunday, in week 1 … 5 of the month; 5 means the last.
      case weekday(month: Int, week: Int, day: Int)
      /// Day 1 … 365 of a year without 29 February.
      case withoutLeapDay(Int)
      /// Day 0 … 365.
      case dayOfYear(Int)
    }

    let date: Date
    let seconds: Int
  }

  /// `nil` for an empty or invalid line.
  init?(_ text: String) {
    var line = text[...]
    guard line.zoneName(), let west = line.hours() else { return nil }
    standard = -west
    guard line.zoneName() else {
      guard line.isEmpty else { return nil }
      return
    }
    let ahead = line.first == "," ? standard + 3600 : line.hours().map { -$0 }
    guard let ahead, let start = Change(from: &line), let end = Change(from: &line), line.isEmpty
    else { return nil }
    summer = Summer(offset: ahead, start: start, end: end)
  }

  func offset(at seconds: Int) -> Int {
    guard let summer else { return standard }
    let year = Day(epochDay: floorDivide(seconds + standard, 86_400)).year
    let start = summer.start.moment(in: year) - standard
    let end = summer.end.moment(in: year) - summer.offset
    let isSummer =
      start < end ? start <= seconds && seconds < end : !(end <= seconds && seconds < start)
    return isSummer ? summer.offset : standard
  }
}

extension TimeZoneYearRule.Change {
  /// Parses `,M3.5.0/2`, `,J60` or `,59/1:30`; without a time it is 02:00.
  fileprivate init?(from line: inout Substring) {
    guard line.take(",") else { return nil }
    if line.take("M") {
      guard let month = line.number(), line.take("."), let week = line.number(), line.take("."),
        let day = line.number(), 1...12 ~= month, 1...5 ~= week, 0...6 ~= day
      else { return nil }
      date = .weekday(month: month, week: week, day: day)
    } else if line.take("J") {
      guard let day = line.number(), 1...365 ~= day else { return nil }
      date = .withoutLeapDay(day)
    } else {
      guard let day = line.number(), 0...365 ~= day else { return nil }
      date = .dayOfYear(day)
    }
    guard line.take("/") else {
      seconds = 7200
      return
    }
    guard let time = line.hours() else { return nil }
    seconds = time
  }

  /// The local time, in seconds since 1970.
  fileprivate func moment(in year: Int) -> Int {
    let first = Day.epochDay(year: year, month: 1, day: 1)
    let day: Int
    switch date {
    case .dayOfYear(let number): day = first + number
    case .withoutLeapDay(let number):
      let isLater = number >= 60 && Day.daysInMonth(2, ofYear: year) == 29
      day = first + number - (isLater ? 0 : 1)
    case .weekday(let month, let week, let weekday):
      let begin = Day.epochDay(year: year, month: month, day: 1)
      // 1970-01-01 was a Thursday.
      let wanted = begin + modulo(weekday - (begin + 4), 7) + (week - 1) * 7
      let length = Day.daysInMonth(month, ofYear: year)
      day = wanted < begin + length ? wanted : wanted - 7
    }
    return day * 86_400 + seconds
  }
}

extension Substring {
  /// Consumes a name of at least three letters, or of any characters in angle brackets.
  fileprivate mutating func zoneName() -> Bool {
    if first == "<" {
      guard let end = firstIndex(of: ">") else { return false }
      self = self[index(after: end)...]
      return true
    }
    let letters = prefix(while: \.isLetter)
    guard letters.count >= 3 else { return false }
    self = dropFirst(letters.count)
    return true
  }

  /// Consumes `[+-]h[:mm[:ss]]` as seconds.
  fileprivate mutating func hours() -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard var seconds = number().map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let part = number() else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  fileprivate mutating func number() -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 4, let value = Int(digits) else { return nil }
    self = dropFirst(digits.count)
    return value
  }

  fileprivate mutating func take(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }
}
