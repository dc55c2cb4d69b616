/// The meaning of a word or phrase in the name of a day.
enum DayWord: Hashable, Sendable {
  case month(Int)
  case weekday(Int)
  /// Days from today.
  case relative(Int)
  case unit(DayUnit)
  case number(Int)
  /// The first to the thirty-first.
  case ordinal(Int)
  /// A suffix of ordinal numbers for days of the month.
  case suffix
  case this, next, coming, last
  case by, before, on, after
  /// Before or after a span that begins today: *in*, *later*.
  case within, later
  /// Before or after a span that ends today: *ago*.
  case agoBefore, agoAfter
  case start, middle, end
  /// The end of a month, a quarter or a year, in one word.
  case endOf(DayUnit)
  /// Half of a unit, and half of one more: *a year and a half*, *zweieinhalb*.
  case half, andHalf, numberAndHalf(Int)
  case weekend, season(Int), feast(Feast)
  /// A Sunday of Advent, 1…4; 0 after its number: *2. Advent*.
  case advent(Int)
  case every
  /// Weekdays on which something recurs, from 1 for Monday: *mondays*, *weekends*.
  case weekly(ClosedRange<Int>)
  /// How many times, before or without a span: *twice*, *a week*.
  case often(Int), times, per(DayUnit)
  case and
  /// A year that is counted from this one: *tavaly*.
  case yearAway(Int)
  /// A filler word without meaning.
  case filler
  case yearTail
  case from, to
  case at, oClock, am, pm
  /// A unit of something other than time, whose number is no day of a month.
  case measure
  /// A part of the day, and the minute when it usually begins. With an hour, it decides between
  /// a.m. and p.m.
  case part(Int)
}

extension DayWord {
  /// The meaning with that name in the word tables: `this`, `unit day`, `month 1`.
  init?(_ name: String) {
    let words = name.split(separator: " ")
    guard words.count == 2 else {
      guard let plain = Feast(rawValue: name).map(DayWord.feast) ?? Self.plain[name] else {
        return nil
      }
      self = plain
      return
    }
    switch (words[0], Int(words[1]), DayUnit(rawValue: String(words[1]))) {
    case ("month", let month?, _): self = .month(month)
    case ("weekday", let weekday?, _): self = .weekday(weekday)
    case ("relative", let days?, _): self = .relative(days)
    case ("number", let number?, _): self = .number(number)
    case ("number-and-half", let number?, _): self = .numberAndHalf(number)
    case ("ordinal", let ordinal?, _): self = .ordinal(ordinal)
    case ("advent", let sunday?, _): self = .advent(sunday)
    case ("season", let month?, _): self = .season(month)
    case ("part", let hour?, _): self = .part(hour * 60)
    case ("often", let count?, _): self = .often(count)
    case ("year-away", let years?, _): self = .yearAway(years)
    case ("weekly", let day?, _): self = .weekly(day...day)
    case ("weekly", _, _):
      let days = words[1].split(separator: "-").compactMap { Int($0) }
      guard days.count == 2, days[0] <= days[1] else { return nil }
      self = .weekly(days[0]...days[1])
    case ("per", _, let unit?): self = .per(unit)
    case ("unit", _, let unit?): self = .unit(unit)
    case ("end-of", _, let unit?): self = .endOf(unit)
    default: return nil
    }
  }

  private static let plain: [String: DayWord] = [
    "suffix": .suffix, "after": .after, "this": .this, "next": .next, "coming": .coming,
    "last": .last, "by": .by,
    "before": .before, "on": .on, "within": .within, "later": .later, "ago-before": .agoBefore,
    "ago-after": .agoAfter, "start": .start, "middle": .middle, "end": .end, "half": .half,
    "and-half": .andHalf,
    "weekend": .weekend, "every": .every, "filler": .filler, "year-tail": .yearTail,
    "from": .from, "to": .to, "at": .at, "o-clock": .oClock, "am": .am, "pm": .pm,
    "measure": .measure, "times": .times, "and": .and,
  ]
}

/// Calendar units.
enum DayUnit: String, Sendable {
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

  /// `true` for the units of which people name halves.
  var hasHalf: Bool { [.week, .month, .year].contains(self) }

  /// Returns the day half a unit later, or with `sign` -1 earlier.
  func addingHalf(_ sign: Int = 1, to day: Day) -> Day {
    switch self {
    case .year: day.adding(months: 6 * sign)
    case .month: day.advanced(by: 15 * sign)
    default: day.advanced(by: 4 * sign)
    }
  }

  /// The whole unit that contains the day; a fortnight has no calendar boundaries.
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
  /// A number of whole months, from the given one on.
  static func months(_ month: Int, _ count: Int, of year: Int) -> ClosedRange<Day> {
    let first = Day(year: Swift.min(Swift.max(year, 1), 9999), month: month, day: 1) ?? .first
    return first...Swift.max(first, first.adding(months: count).advanced(by: -1))
  }
}

/// A language's words for days and times.
struct DayWords: Sendable {
  let language: Language
  private var meanings: [String: [DayWord]] = [:]
  /// The number of words in the longest phrase.
  private(set) var longest = 1

  private init(_ language: Language, _ content: StaticString) {
    self.language = language
    var (name, meaning) = ("", DayWord?.none)
    for row in ContentTable(content) {
      if row.text(0) != name {
        name = row.text(0)
        meaning = DayWord(name)
      }
      guard let meaning else { continue }
      let phrase = row[1]
      longest = Swift.max(longest, phrase.count { $0 == UInt8(ascii: " ") } + 1)
      meanings[String(decoding: phrase, as: UTF8.self), default: []].append(meaning)
    }
  }

  func meanings(of phrase: String) -> [DayWord] { meanings[phrase] ?? [] }

  static let all = [
    DayWords(.english, Content.DayWords.english), DayWords(.slovak, Content.DayWords.slovak),
    DayWords(.czech, Content.DayWords.czech), DayWords(.polish, Content.DayWords.polish),
    DayWords(.german, Content.DayWords.german), DayWords(.spanish, Content.DayWords.spanish),
    DayWords(.hungarian, Content.DayWords.hungarian),
  ]
}
