import CoreModels

/// The deadline in a goal's words, and the words without it.
struct GoalDays: Hashable {
  /// The deadline, possibly in the past; `nil` if none is named.
  let deadline: Day?
  /// `true` for the length of a journey, such as *for three weeks*.
  let isLength: Bool
  /// Words that name an impossible day, such as `31 February`.
  let impossible: String?
  /// The text without the words that name days.
  let rest: String
  /// The text with a semicolon in place of those words, so that the parts around them stay
  /// separate.
  let parts: String

  init(_ text: String, today: Day, language: Language?) {
    let reader = DayReader(today: today, language: language ?? .english)
    let found = reader.readings(in: text)
    // A day to finish by is more relevant than a day that the goal is about.
    let chosen = found.first { $0.reading.relation != .on } ?? found.first
    let isImpossible = chosen?.problem != nil
    deadline = isImpossible ? nil : chosen?.reading.deadline
    impossible = isImpossible ? chosen.map { String(text[$0.reading.range]) } : nil
    let words = chosen.map { String(text[$0.reading.range]).foldedWords } ?? []
    isLength =
      Words.purposes["leads"].contains { $0.foldedWords.first == words.first }
      && words.contains { CalendarWords.unit($0) != nil }
    let ranges = found.map(\.reading.range)
    rest = GoalDays.text(text, without: ranges, joint: " ")
    parts = GoalDays.text(text, without: ranges, joint: "; ")
  }

  /// Parses an answer to *by when*, in which a month or a feast alone names the day.
  static func answer(_ text: String, today: Day, language: Language) -> Day? {
    let reader = DayReader(today: today, language: language)
    if let day = try? reader.deadline(text) { return day }
    return GoalDays(text, today: today, language: language).deadline
  }

  private static func text(
    _ text: String, without ranges: [Range<String.Index>], joint: String
  ) -> String {
    var kept: [Substring] = []
    var start = text.startIndex
    for range in ranges {
      kept.append(text[start..<range.lowerBound])
      start = range.upperBound
    }
    kept.append(text[start...])
    return kept.map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
      .joined(separator: joint)
      .replacing(" ,", with: ",").replacing(" .", with: ".")
  }
}
