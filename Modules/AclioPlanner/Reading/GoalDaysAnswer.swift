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
}
