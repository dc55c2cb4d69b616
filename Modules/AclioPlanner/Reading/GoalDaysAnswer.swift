import CoreModels

extension GoalDays {
  /// Returns when a *summer fair* or a *Sommerfest* usually is.
  static func season(of text: String) -> (month: Int, day: Int)? {
    let words = FoldedText(text)
    let parts = Words.events.first { words.containsAny(of: $0) }?.split(separator: "-")
    let numbers = parts?.compactMap { Int($0) } ?? []
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Parses an answer to *by when*, in which a month or a feast alone names the day.
  static func answer(
    _ text: String, today: Day, language: Language, isSouthern: Bool
  ) -> Day? {
    let reader = DayReader(today: today, language: language, isSouthern: isSouthern)
    let later = reader.readings(in: text).lazy.compactMap {
      GoalDays.later(than: $0.reading, in: text, today: today, language)
    }.first
    if let later { return later.deadline }
    if let day = try? reader.deadline(text) { return day }
    if let day = GoalDays(text, today: today, language: language, isSouthern: isSouthern).deadline {
      return day
    }
    // *June, for my sister's wedding*.
    return text.firstIndex { ",;(".contains($0) }.flatMap { end in
      answer(
        String(text[..<end]), today: today, language: language, isSouthern: isSouthern)
    }
  }

  /// Returns the first day of what is done *after Christmas* or *not before May*; `nil` where a text
  /// tells none that is ahead.
  static func notBefore(_ text: String, today: Day, _ reader: DayReader) -> Day? {
    let words = text.split { $0.isWhitespace || ",;()".contains($0) }.map(String.init)
    let folded = words.map { $0.foldedWords.first ?? "" }
    return words.indices.dropFirst().lazy.compactMap { index -> Day? in
      let isAfter = Words.time["after-day"].contains(folded[index - 1])
      let before = folded[..<index].suffix(2).joined(separator: " ")
      guard isAfter || Words.time["not-before"].contains(before) else { return nil }
      // *The day after tomorrow* and *a week after Easter* are days.
      let isShift = isAfter && index > 1 && CalendarWords.unit(folded[index - 2]) != nil
      let told = (1...3).reversed().lazy.compactMap { count in
        try? reader.reading(words[index...].prefix(count).joined(separator: " "))
      }.first
      let isLength = folded[index...].prefix(3).contains { CalendarWords.unit($0) != nil }
      guard let told, !isLength, !isShift, told.days.lowerBound > today else { return nil }
      let feast = reader.feast(in: words[index...].prefix(2).joined(separator: " "))
      return isAfter
        ? feast?.advanced(by: feastDays) ?? told.days.upperBound.advanced(by: 1)
        : told.days.lowerBound
    }.first
  }

  /// How long a feast takes, before something begins after it.
  private static let feastDays = 3
}
