/// Parses days and times in natural language, in all supported languages.
///
/// A phrase is in a single language; if several match, the person's own comes first. The output of
/// ``Day/longText(in:)`` and ``Day/shortText(in:)`` is always understood.
public struct DayReader: Sendable {
  /// The day that *tomorrow* refers to.
  public let today: Day
  /// Resolves weekdays and dates without a year to the next or the last one.
  public let tense: DayTense
  /// `true` where summer is in January.
  private let isSouthern: Bool
  /// The person's language, then the others.
  private let languages: [DayWords]

  /// Creates a reader for a person's language, relative to a day, for seasons of the northern or the
  /// southern half of the earth.
  public init(
    today: Day, language: Language, tense: DayTense = .future, isSouthern: Bool = false
  ) {
    (self.today, self.tense, self.isSouthern) = (today, tense, isSouthern)
    languages =
      DayWords.all.filter { $0.language == language }
      + DayWords.all.filter { $0.language != language }
  }

  private func grammar(_ tokens: [DayToken], _ words: DayWords) -> DayGrammar {
    DayGrammar(tokens, words, today: today, tense: tense, isSouthern: isSouthern)
  }

  // MARK: A text that is a day

  /// Parses a text that consists only of days, optionally with a time; throws ``DayProblem``.
  public func reading(_ text: String) throws(DayProblem) -> DayReading {
    let tokens = DayToken.tokens(of: text)
    var problem = DayProblem.unreadable
    for words in languages {
      let grammar = grammar(tokens, words)
      guard let phrase = grammar.phrase(0), isEnd(phrase.end, of: tokens) else { continue }
      if let own = phrase.core.problem {
        // The date is ambiguous in the person's own language; other languages do not decide it.
        if case .ambiguous = own, words.language == languages.first?.language { throw own }
        if problem == .unreadable { problem = own }
        continue
      }
      return reading(phrase, from: 0, of: tokens)
    }
    throw problem
  }

  /// Parses a text that is one day, or a deadline with a last day; throws ``DayProblem``.
  public func day(_ text: String) throws(DayProblem) -> Day {
    let reading = try reading(text)
    if reading.relation == .on, let day = reading.day { return day }
    guard reading.relation != .on || reading.kind == .weekend else { throw .severalDays }
    return reading.relation == .on ? reading.days.lowerBound : reading.deadline
  }

  /// Parses a deadline: the last of several days; throws ``DayProblem``.
  public func deadline(_ text: String) throws(DayProblem) -> Day { try reading(text).deadline }

  /// The minutes since midnight of a text that is only a time: `18:30`, `7pm`, `o siedmej`.
  public func minute(_ text: String) -> Int? {
    let tokens = DayToken.tokens(of: text)
    for words in languages {
      let grammar = grammar(tokens, words)
      if let time = grammar.time(0, isAsked: true), isEnd(time.end, of: tokens) {
        return time.minute
      }
    }
    return nil
  }

  // MARK: Days in a sentence

  /// The days in a sentence, in order, each with its problem if it is invalid.
  ///
  /// Ambiguous words count as a day only after *by*, *on*, *until* and the like: *I may march*
  /// contains none.
  public func readings(in sentence: String) -> [(reading: DayReading, problem: DayProblem?)] {
    let tokens = DayToken.tokens(of: sentence)
    let grammars = languages.map { grammar(tokens, $0) }
    var found: [(reading: DayReading, problem: DayProblem?)] = []
    var index = 0
    while index < tokens.count {
      var best: DayGrammar.Phrase?
      for (place, grammar) in grammars.enumerated() {
        guard let phrase = grammar.named(index) else { continue }
        // A single foreign word, or letters only, as in `v e-shope`, are more likely of the
        // sentence's own language.
        let isForeign = place > 0 && grammar.words.language != .english
        let isShort =
          phrase.end == index + 1 || tokens[index..<phrase.end].allSatisfy { $0.typed.count == 1 }
        if isForeign, isShort, phrase.core.relation == .on { continue }
        if phrase.end > (best?.end ?? index) { best = phrase }
      }
      if let best {
        found.append((reading(best, from: index, of: tokens), best.core.problem))
        index = best.end
      } else {
        index += 1
      }
    }
    return found
  }

  /// The coming day of the first feast that a sentence in the person's language or in English
  /// names, also without *by* or *for*: `Halloween costume`. Christmas is prepared until its eve,
  /// and so is the new year. `nil` after *after* or *every*, and for what is cleared away once a
  /// feast is over.
  public func feast(in sentence: String) -> Day? {
    let tokens = DayToken.tokens(of: sentence)
    let own = languages.filter { [languages[0].language, .english].contains($0.language) }
    let grammars = own.map { grammar(tokens, $0) }
    for index in tokens.indices {
      for grammar in grammars {
        let found = grammar.first(index) { if case .feast(let feast) = $0 { feast } else { nil } }
        // New Year's Eve is a first name in half of the languages.
        guard let feast = found?.value, feast != .newYearsEve else { continue }
        let isOther = (0..<index).contains { start in
          [.after, .every].contains { grammar.end(start, of: $0) == index }
        }
        let days = (-1...1).compactMap { feast.day(in: today.year + $0) }
        let isEve = [.christmasDay, .newYear].contains(feast)
        let isOver = days.contains { $0 < today && $0.distance(to: today) <= Self.daysAfterFeast }
        guard !isOther, !isOver else { return nil }
        return days.map { $0.advanced(by: isEve ? -1 : 0) }.first { $0 >= today }
      }
    }
    return nil
  }

  private static let daysAfterFeast = 14

  private func isEnd(_ index: Int, of tokens: [DayToken]) -> Bool {
    tokens[index...].allSatisfy {
      if case .mark(let mark) = $0.kind { ".,;!".contains(mark) } else { false }
    }
  }

  private func reading(
    _ phrase: DayGrammar.Phrase, from start: Int, of tokens: [DayToken]
  ) -> DayReading {
    DayReading(
      days: phrase.core.days, minute: phrase.minute, relation: phrase.core.relation,
      kind: phrase.core.kind,
      range: tokens[start].range.lowerBound..<tokens[max(start, phrase.end - 1)].range.upperBound)
  }
}

extension DayGrammar {
  /// The day at this token of a sentence; `nil` for words that only resemble one.
  fileprivate func named(_ index: Int) -> Phrase? {
    guard let phrase = phrase(index) else { return nil }
    // `every Friday` repeats.
    if index > 0, [1, 2].contains(where: { isEvery(before: index, by: $0) }) { return nil }
    if end(index, of: .every) != nil { return nil }
    if phrase.core.isAbbreviated { return nil }
    let isBy = phrase.core.relation != .on
    if phrase.core.needsLead, !phrase.hasLead, !isBy { return nil }
    if isMark(phrase.end, "%€$"), !isBy { return nil }
    return phrase
  }

  private func isEvery(before index: Int, by words: Int) -> Bool {
    index >= words && end(index - words, of: .every) == index
  }
}
