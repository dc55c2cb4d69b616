/// Parses days in the words of one language.
///
/// Each rule parses from a token on and returns its result with the index of the next token. The
/// longest match wins.
struct DayGrammar {
  let tokens: [DayToken]
  let words: DayWords
  let today: Day
  let tense: DayTense
  let isSouthern: Bool
  let meanings: [[(word: DayWord, end: Int)]]

  init(
    _ tokens: [DayToken], _ words: DayWords, today: Day, tense: DayTense, isSouthern: Bool = false
  ) {
    (self.tokens, self.words) = (tokens, words)
    (self.today, self.tense, self.isSouthern) = (today, tense, isSouthern)
    meanings = tokens.indices.map { start in
      var found: [(word: DayWord, end: Int)] = []
      var phrase = ""
      for index in start..<min(tokens.count, start + words.longest) {
        guard case .word(let word) = tokens[index].kind else { break }
        phrase += (index == start ? "" : " ") + word
        let own = index == start ? words.meanings(of: "=" + tokens[index].typed) : []
        found = (own.isEmpty ? words.meanings(of: phrase) : own).map { ($0, index + 1) } + found
      }
      return found
    }
  }

  /// The result of a rule.
  struct Core {
    var days: ClosedRange<Day>
    var kind: DayReading.Kind
    var end: Int
    /// `true` if the words are ambiguous, so that in a sentence *by*, *on* or *until* must precede
    /// them.
    var needsLead = false
    /// The month and day of a date without a year.
    var yearless: (month: Int, day: Int)?
    var problem: DayProblem?
    /// `true` for a weekday abbreviated to two or three letters, which in a sentence may be another
    /// word.
    var isAbbreviated = false
    var relation: DayReading.Relation = .on

    init(_ days: ClosedRange<Day>, _ kind: DayReading.Kind, _ end: Int, needsLead: Bool = false) {
      (self.days, self.kind, self.end, self.needsLead) = (days, kind, end, needsLead)
    }

    init(_ day: Day, _ end: Int, needsLead: Bool = false) {
      self.init(day...day, .day, end, needsLead: needsLead)
    }

    init(_ problem: DayProblem, on day: Day, _ end: Int, needsLead: Bool = false) {
      self.init(day, end, needsLead: needsLead)
      self.problem = problem
    }
  }

  /// The longest match of any rule at the token.
  func core(_ index: Int) -> Core? {
    let rules: [(Int) -> Core?] = [
      numericDate, namedDate, yearFirst, dayWithinMonth, relativeDay, weekday, weekend,
      calendarUnit, edge, quarter, span, dayCountedFrom, dayWeeksLater, dayOfMonth, feast, advent,
      season, month, year, yearAway,
    ]
    var best: Core?
    for rule in rules {
      guard let core = rule(index) else { continue }
      if core.end > (best?.end ?? index) { best = core }
    }
    return best
  }

  /// Selects one of several spans with the same name.
  enum Mode { case this, next, coming, last }

  func mode(_ index: Int) -> (value: Mode, end: Int)? {
    first(index) { word in
      switch word {
      case .this: .this
      case .next: .next
      case .coming: .coming
      case .last: .last
      default: nil
      }
    }
  }

  /// A number in digits or words.
  func count(_ index: Int) -> (value: Int, end: Int)? {
    if let number = number(index) {
      // `3.5` is not a count.
      if isMark(index + 1, ".,", attached: true), isAttached(index + 2),
        self.number(index + 2) != nil
      {
        return nil
      }
      return (number.value, index + 1)
    }
    return first(index) { if case .number(let number) = $0 { number } else { nil } }
  }

  func unit(_ index: Int) -> (value: DayUnit, end: Int)? {
    first(index) { if case .unit(let unit) = $0 { unit } else { nil } }
  }

  func monthName(_ index: Int) -> (value: Int, end: Int)? {
    guard let found = first(index, { if case .month(let month) = $0 { month } else { nil } })
    else { return nil }
    // An abbreviation may end in a full stop.
    let typed = tokens[index].range
    let isShort = found.end == index + 1 && isMark(found.end, ".", attached: true)
    let isAbbreviation = isShort && tokens[index].typed.count < 6 && !typed.isEmpty
    let hasMore = number(found.end + 1) != nil
    return (found.value, isAbbreviation && hasMore ? found.end + 1 : found.end)
  }

  func weekdayName(_ index: Int) -> (value: Int, end: Int)? {
    guard let found = first(index, { if case .weekday(let day) = $0 { day } else { nil } }) else {
      return nil
    }
    return found
  }

  /// A four-digit year, including the words between a month and its year, and after it.
  func yearNumber(_ index: Int) -> (value: Int, end: Int)? {
    var start = skipping(index, commas: true)
    if let lead = end(start, of: .yearTail) { start = lead }
    // *By 2 May, 4000 words so far* names no year.
    let isAfterComma = isMark(index, ",")
    let years = isAfterComma ? 1800...2200 : 1...9999
    guard let year = number(start), year.digits == 4, years.contains(year.value),
      !isAfterComma || year.value % 100 != 0 || !isWord(start + 1)
    else { return nil }
    var end = start + 1
    // `2027-ben`, `2027. május`, `2027 r.`
    if words.language == .hungarian, isMark(end, "-.", attached: true) {
      if isWord(end + 1), isAttached(end + 1), self.end(end + 1, of: .suffix) != nil {
        end += 2
      }
    }
    if let tail = self.end(end, of: .yearTail) {
      end = isMark(tail, ".", attached: true) ? tail + 1 : tail
    }
    return (year.value, end)
  }

  /// `true` for the 18 of `18.000`.
  private func isOfThousands(_ index: Int) -> Bool {
    isMark(index + 1, ".,", attached: true) && isAttached(index + 2)
      && number(index + 2)?.digits == 3
  }

  /// A day of the month, 1 … 31, and whether it is marked as an ordinal.
  func dayNumber(_ index: Int) -> (value: Int, end: Int, isMarked: Bool)? {
    if let number = number(index), number.digits <= 2, (1...99).contains(number.value),
      !isOfThousands(index)
    {
      var end = index + 1
      var isMarked = false
      if isMark(end, ".", attached: true) {
        end += 1
        isMarked = true
      } else if isMark(end, "ºª°", attached: true) {
        end += 1
        isMarked = true
      }
      let hasDash = [.hungarian, .slovak].contains(words.language)
      let dash = hasDash && isMark(end, "-", attached: true) ? end + 1 : end
      if isWord(dash), isAttached(dash), let suffix = self.end(dash, of: .suffix) {
        return (number.value, suffix, true)
      }
      return (number.value, end, isMarked)
    }
    return first(index) { if case .ordinal(let day) = $0 { day } else { nil } }
      .map { ($0.value, $0.end, true) }
  }

  /// A date in the given year, or in the next or last one that the tense asks for.
  func date(_ month: Int, _ day: Int, of year: Int?, end: Int, needsLead: Bool = false) -> Core {
    if let year {
      if let day = Day(year: year, month: month, day: day) {
        return Core(day, end, needsLead: needsLead)
      }
      return Core(.impossible, on: today, end, needsLead: needsLead)
    }
    // The next leap day may be eight years away.
    let years = tense == .future ? Array(0...8) : (0...8).map { -$0 }
    for years in years {
      guard let found = Day(year: today.year + years, month: month, day: day) else { continue }
      if tense == .future ? found >= today : found <= today {
        var core = Core(found, end, needsLead: needsLead)
        core.yearless = (month, day)
        return core
      }
    }
    return Core(.impossible, on: today, end, needsLead: needsLead)
  }

  /// The days of a span from today on, for the future tense.
  func left(of span: ClosedRange<Day>) -> ClosedRange<Day> {
    tense == .future && span.contains(today) ? today...span.upperBound : span
  }
}
