import CoreModels

/// The last day that a goal's words leave for it, and the words without the time.
struct GoalDays: Hashable {
  /// May have passed; `nil` where they name none.
  let deadline: Day?
  /// Words that name a day which no calendar has, as `31 February`.
  let impossible: String?
  /// The text without the words that name days.
  let rest: String
  /// The same, a semicolon where they stood, so that what stood on both sides stays apart.
  let parts: String

  init(_ text: String, today: Day, language: Language?) {
    let reader = DayReader(today: today, language: language ?? .english)
    let found = reader.readings(in: text)
    // What is to be ready by a day says more than a day that it is about.
    let chosen = found.first { $0.reading.relation != .on } ?? found.first
    let isImpossible = chosen?.problem != nil
    deadline = isImpossible ? nil : chosen?.reading.deadline
    impossible = isImpossible ? chosen.map { String(text[$0.reading.range]) } : nil
    let ranges = found.map(\.reading.range)
    rest = GoalDays.text(text, without: ranges, joint: " ")
    parts = GoalDays.text(text, without: ranges, joint: "; ")
  }

  /// An answer to *by when*, where a month or a feast alone names the day.
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
