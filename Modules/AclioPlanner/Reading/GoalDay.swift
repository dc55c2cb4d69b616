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
  /// `true` for a single day, but not for one that a length of time leads to.
  let isSingle: Bool
  /// `true` for *the end of the month*.
  let isEndOfMonth: Bool
  /// `true` for *by December* in the last week of November.
  let isNextMonth: Bool
  /// `true` for *in the new year*, which is not its first day.
  let isNewYear: Bool
  /// `true` for *in one day*, which tells the pace where another day is named.
  let isOneDay: Bool
  /// `true` for what the day qualifies, such as *for Christmas presents* and *a place for August*.
  let isForSomething: Bool
  /// `true` for *for January*.
  let isForMonth: Bool
  /// `true` for a feast or season that tells the sort of something: *the Christmas market*.
  let isAdjective: Bool
  /// `true` for the month or season of something to be ready for: *an exam in April*.
  let isOfOccasion: Bool
  /// `true` for days off around a feast: *over the Christmas break*.
  let isBreak: Bool
  /// `true` for the first day of something: *from January*, *start a garden in spring*.
  let isBeginning: Bool

  /// The most days that a goal is planned ahead: *20 a day for thirty years* names no end.
  private static let mostAhead = 1500
  /// The most days between a blow, such as an operation, and a month told after it.
  private static let mostAfterBlow = 150

  init(_ reading: DayReading, isImpossible: Bool, in text: String, today: Day) {
    (self.reading, self.isImpossible) = (reading, isImpossible)
    let words = String(text[reading.range]).foldedWords
    let after = text[reading.range.upperBound...]
    let next = after.first == " " ? after.dropFirst().prefix { $0 != " " } : ""
    let isStart = Words.time["starts"].contains(words.first ?? "")
    // *Na jar* is in spring, though *na* is also for.
    let isInSeason =
      reading.kind == .season && Words.time["in-season"].contains(words.joined(separator: " "))
    isNewYear = Words.time["new-year"].contains(words.joined(separator: " "))
    let isFor =
      isStart
      || !isInSeason && Words.purposes["leads"].contains { $0.foldedWords.first == words.first }
    let hasUnit = words.contains { CalendarWords.unit($0) != nil }
    let isOld = Words.time["ages"].contains(String(next).foldedWords.first ?? "")
    let isPast = reading.relation == .on && reading.days.upperBound < today
    let isDated = words.contains { $0.count == 4 && $0.allSatisfy(\.isNumber) }
    let numbers = words.filter { Int($0) != nil }
    let isOfYears = !numbers.isEmpty && numbers.allSatisfy { $0.count == 4 }
    // *A weekend in Prague* may be any.
    let trip = (words + String(next).foldedWords.prefix(1)).joined(separator: " ")
    let isAnyWeekend =
      reading.kind == .weekend
      && (words.count == 1 || Words.time["weekend-trips"].contains(trip))
    let clause = GoalDay.Clause(before: reading.range.lowerBound, in: text)
    // *On Saturday nights*, *4x do týždňa* and *two hours a day* come again.
    let again = Words.time["again"]
    let following = " " + String(after.prefix(20)).foldedWords.joined(separator: " ") + " "
    let isAgain =
      reading.kind == .day && again.contains(String(next).foldedWords.first ?? "")
      || hasUnit && again.contains((words.first ?? "") + "s")
      || hasUnit && GoalDay.isCounted(text[..<reading.range.lowerBound])
      || hasUnit && words.count == 2 && Words.time["each"].contains(words[0])
      || hasUnit && Words.time["each"].contains(words.joined(separator: " "))
      || hasUnit && Words.time["a-week"].contains { following.hasPrefix(" \($0) ") }
    let isToldAsPast = String(after.prefix(30)).foldedWords.prefix(3)
      .contains(where: Words.time["past"].contains)
    // *V 45 rokoch* and *8 a 11 rokov* are ages.
    let isAge =
      hasUnit && ![.holiday, .month, .season, .year].contains(reading.kind)
      && (Words.time["at-age"].contains(words.first ?? "")
        || words.first?.first?.isNumber == true && words.last.map(CalendarWords.unit) == .year)
    let isPeriod = reading.kind == .month || reading.kind == .season
    let isNoun = next.first?.isLetter == true && !GoalDay.isSmall(String(next))
    // *The Saturday market* is every Saturday.
    let isWeekly =
      isNoun && reading.kind == .day && reading.relation == .on && words.count > 1
      && Words.time["articles"].contains(words[words.count - 2])
    // *In 12th* is a class at school.
    let isClass =
      reading.kind == .day && words.count == 2 && Words.time["class-leads"].contains(words[0])
      && words[1].first?.isNumber == true && words[1].last?.isLetter == true
    isBackground =
      isAgain || isWeekly || isClass || isOld || isAge || isAnyWeekend
      || reading.relation == .on && clause.isPast
      || hasUnit && (clause.isOmission || clause.isSince(words))
      || isFor && hasUnit && (clause.isRemark || clause.endsInPast)
      || isFor && hasUnit && clause.isLater
        && today.distance(to: reading.days.upperBound) > GoalDay.mostAhead
      || isPeriod && reading.relation == .on && (clause.isSinceEvent || clause.isDeath)
      || isPeriod && clause.isAfterBlow
        && today.distance(to: reading.days.lowerBound) > GoalDay.mostAfterBlow
      || isPast && reading.kind == .year && (clause.tellsPast || isToldAsPast)
      || isPast && (reading.kind == .year && isFor || reading.kind == .day && !isDated)
      || isPast && reading.kind == .range && isOfYears
      || isPast && words.contains(where: Words.time["gone"].contains)
    isLength = isFor && hasUnit
    isSingle =
      reading.days.lowerBound == reading.days.upperBound && !isNewYear
      && (reading.kind == .holiday || reading.kind == .day && !hasUnit)
    isEndOfMonth =
      reading.kind == .day && words.contains { CalendarWords.unit($0) == .month }
      && reading.days.upperBound.isLastOfMonth && numbers.isEmpty
    let days = today.distance(to: reading.days.lowerBound)
    isNextMonth =
      reading.kind == .month && reading.relation == .by
      && (1..<GoalDay.mostToNextMonth).contains(days)
    isOneDay =
      hasUnit && reading.kind == .day && reading.days.upperBound == today.advanced(by: 1)
      && words.count > 1
    isForSomething = isFor && !hasUnit && (isPeriod || isNoun)
    isForMonth = isFor && !isStart && !hasUnit && reading.kind == .month
    let isBeforeOccasion = GoalDay.isOccasion(String(next).foldedWords.first ?? "")
    isOfOccasion =
      isPeriod && isFor && isBeforeOccasion
      || isPeriod && reading.relation == .on
        && (clause.endsWithOccasion || clause.isBefore || isBeforeOccasion
          || GoalDay.leads(text, Words.time["prepare"]))
    isBreak =
      isNoun && reading.kind == .holiday
      && Words.time["breaks"].contains(String(next).foldedWords.first ?? "")
    isAdjective =
      isNoun && !isBreak && next.first?.isLowercase == true
      && [.holiday, .season].contains(reading.kind)
    let isOn = reading.relation == .on && (isPeriod || reading.kind == .holiday)
    // *Learn German, from April I want to work in Austria* is learnt before April.
    let isReady = isStart && isPeriod && clause.isLater && next.first?.isLetter == true
    isBeginning =
      isStart && !isReady || isBreak || isNewYear
      || isOn && GoalDay.leads(text, Words.time["begin"])
    // *Before my sister's wedding in June* ends before June begins.
    let isEarlier =
      isFor && (isPeriod || reading.kind == .holiday) || isOn && clause.isBefore || isOfOccasion
      || isPeriod && reading.relation == .on && clause.isLaterRemark
    let isAhead = reading.days.lowerBound > today
    let named = isEarlier && isAhead ? reading.days.lowerBound.advanced(by: -1) : reading.deadline
    deadline =
      isNextMonth || isNewYear
      ? reading.days.upperBound.lastOfMonth : GoalDay.later(than: named, by: reading, today: today)
  }

  /// Returns a later deadline where the named one is too near to be meant: of *before winter* the day
  /// before it begins by the sun.
  private static func later(than deadline: Day, by reading: DayReading, today: Day) -> Day {
    let first = reading.days.lowerBound
    let isNear =
      reading.kind == .season && first > today && deadline < first
      && today.distance(to: first) < 21
    return isNear ? first.advanced(by: 19) : deadline
  }

  /// By a month that begins within so many days, people mean its end.
  private static let mostToNextMonth = 7

  /// `true` for what happens on a day: an exam, a wedding.
  static func isOccasion(_ word: String) -> Bool {
    Words.time["occasions"].contains { "\(word)_".hasPrefix($0) }
  }

  /// `true` for *three times* and *4x*.
  private static func isCounted(_ before: Substring) -> Bool {
    let last = before.split(separator: " ").last.map(String.init)?.foldedWords.last ?? ""
    return Words.time["times"].contains { last.hasSuffix($0) && last != $0 || last == $0 + "s" }
      || last == "x" || Words.time["once"].contains(last)
  }

  /// `true` for a goal that begins or, in German, ends with one of the verbs.
  private static func leads(_ text: String, _ verbs: [String]) -> Bool {
    let words = text.foldedWords.filter { !Words.time["small"].contains($0) }
    return words.first.map(verbs.contains) == true || words.last.map(verbs.contains) == true
  }

  private static func isSmall(_ word: String) -> Bool {
    let folded = word.foldedWords.first ?? ""
    return Language.allCases.contains { Words.languages["\($0)"].contains(folded) }
  }
}
