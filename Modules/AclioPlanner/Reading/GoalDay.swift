import CoreModels

/// A day that a goal's words name, and what it is there for.
struct GoalDay: Hashable {
  let reading: DayReading
  let isImpossible: Bool
  /// The last day to finish on.
  let deadline: Day
  /// `true` for ages, and for days and years that are past: *a two and a half year old*, *surgery
  /// two weeks ago*, *my taxes for 2025*.
  let isBackground: Bool
  /// `true` for the length of something, such as *for two weeks*.
  let isLength: Bool
  /// `true` for *in one day*, which tells the pace where another day is named.
  let isOneDay: Bool
  /// `true` for what the day qualifies, such as *for Christmas presents* and *a place for August*.
  let isForSomething: Bool

  init(_ reading: DayReading, isImpossible: Bool, in text: String, today: Day) {
    (self.reading, self.isImpossible) = (reading, isImpossible)
    let words = String(text[reading.range]).foldedWords
    let after = text[reading.range.upperBound...]
    let next = after.first == " " ? after.dropFirst().prefix { $0 != " " } : ""
    let isStart = Words.time["starts"].contains(words.first ?? "")
    let isFor = isStart || Words.purposes["leads"].contains { $0.foldedWords.first == words.first }
    let hasUnit = words.contains { CalendarWords.unit($0) != nil }
    let isOld = Words.time["ages"].contains(String(next).foldedWords.first ?? "")
    let isPast = reading.relation == .on && reading.days.upperBound < today
    let isDated = words.contains { $0.count == 4 && $0.allSatisfy(\.isNumber) }
    // *A weekend in Prague* may be any.
    let isAnyWeekend = reading.kind == .weekend && words.count == 1
    isBackground =
      isOld || isAnyWeekend
      || isPast && (reading.kind == .year && isFor || reading.kind == .day && !isDated)
    isLength = isFor && hasUnit
    isOneDay =
      hasUnit && reading.kind == .day && reading.days.upperBound == today.advanced(by: 1)
      && words.count > 1
    let isNoun = next.first?.isLetter == true && !GoalDay.isSmall(String(next))
    let isPeriod = reading.kind == .month || reading.kind == .season
    isForSomething = isFor && !hasUnit && (isPeriod || isNoun)
    let later = GoalDay.isOfNextYear(reading, words, today: today)
    deadline =
      later
      ?? (isFor && isPeriod ? reading.days.lowerBound.advanced(by: -1) : reading.deadline)
  }

  private static func isSmall(_ word: String) -> Bool {
    let folded = word.foldedWords.first ?? ""
    return Language.allCases.contains { Words.languages["\($0)"].contains(folded) }
  }

  /// Returns the deadline of *by next December* where December begins within weeks: the one after.
  private static func isOfNextYear(_ reading: DayReading, _ words: [String], today: Day) -> Day? {
    guard reading.kind == .month, words.contains(where: Words.years["next"].contains),
      reading.days.lowerBound > today, today.distance(to: reading.days.lowerBound) <= 31
    else { return nil }
    let first = reading.days.lowerBound.adding(years: 1)
    return reading.relation == .on
      ? first.adding(months: 1).advanced(by: -1) : first.advanced(by: -1)
  }
}
