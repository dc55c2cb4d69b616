/// What a word, or several in a row, mean where a day is named.
enum DayWord: Hashable, Sendable {
  case month(Int)
  case weekday(Int)
  /// Days from today.
  case relative(Int)
  case unit(DayUnit)
  case number(Int)
  /// The first to the thirty-first.
  case ordinal(Int)
  /// What is written right behind a number that counts days of the month.
  case suffix
  case this, next, coming, last
  case by, before, on
  /// Before a span that begins today, or after it.
  case within, later
  /// Before a span that ends today, or after it.
  case agoBefore, agoAfter
  case start, middle, end
  /// The end of a month, a quarter or a year in one word.
  case endOf(DayUnit)
  case half, weekend, season(Int), christmas, easter, newYear, newYearsEve
  case every
  /// Small words without a meaning of their own.
  case filler
  case yearTail
  case from, to
  case at, oClock, am, pm
  /// A part of the day and the minute when it begins for most; with an hour it says which half is meant.
  case part(Int)
}

/// Spans that calendars count in.
enum DayUnit: Hashable, Sendable {
  case day, week, fortnight, month, quarter, year

  func adding(_ count: Int, to day: Day) -> Day {
    switch self {
    case .day: day.advanced(by: count)
    case .week: day.advanced(by: count * 7)
    case .fortnight: day.advanced(by: count * 14)
    case .month: day.adding(months: count)
    case .quarter: day.adding(months: count * 3)
    case .year: day.adding(years: count)
    }
  }

  /// The whole one that holds the day; a fortnight is none of the calendar's.
  func span(containing day: Day) -> ClosedRange<Day> {
    let (year, month, _) = day.civil
    switch self {
    case .day, .fortnight: return day...day
    case .week:
      let monday = day.advanced(by: 1 - day.weekday.rawValue)
      return monday...monday.advanced(by: 6)
    case .month: return .months(month, 1, of: year)
    case .quarter: return .months((month - 1) / 3 * 3 + 1, 3, of: year)
    case .year: return .months(1, 12, of: year)
    }
  }

  var kind: DayReading.Kind {
    switch self {
    case .day, .fortnight: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}

extension ClosedRange<Day> {
  /// So many whole months from that one.
  static func months(_ month: Int, _ count: Int, of year: Int) -> ClosedRange<Day> {
    let first = Day(year: Swift.min(Swift.max(year, 1), 9999), month: month, day: 1) ?? .first
    return first...Swift.max(first, first.adding(months: count).advanced(by: -1))
  }
}

/// The words of one language for days and times.
struct DayWords: Sendable {
  let language: Language
  private var meanings: [String: [DayWord]] = [:]
  /// The words of the longest phrase.
  private(set) var longest = 1

  /// Each meaning with its phrases, which commas part, without diacritics.
  ///
  /// `=šo` is only what is typed with them: words that are alike without.
  init(
    _ language: Language, months: [String], weekdays: [String],
    _ others: [(DayWord, String)]
  ) {
    self.language = language
    for (index, forms) in months.enumerated() { add(.month(index + 1), forms) }
    for (index, forms) in weekdays.enumerated() { add(.weekday(index + 1), forms) }
    for (meaning, phrases) in others { add(meaning, phrases) }
  }

  private mutating func add(_ meaning: DayWord, _ phrases: String) {
    for phrase in phrases.split(separator: ",") {
      let words = phrase.split(separator: " ")
      longest = max(longest, words.count)
      meanings[words.joined(separator: " "), default: []].append(meaning)
    }
  }

  func meanings(of phrase: String) -> [DayWord] { meanings[phrase] ?? [] }

  static let all: [DayWords] = [english, slovak, czech, polish, german, spanish, hungarian]
}
