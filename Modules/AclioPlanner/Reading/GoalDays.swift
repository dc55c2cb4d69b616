import CoreModels

/// The deadline in a goal's words, and the words without it.
struct GoalDays: Hashable {
  /// The deadline, possibly in the past; `nil` if none is named.
  let deadline: Day?
  /// The month that a goal is for: *no alcohol for January*.
  let month: ClosedRange<Day>?
  /// The first day of a calendar year, where the goal names no day within it.
  let year: Day?
  /// The days from the first to the last: *exams from 9 to 18 December*.
  let range: ClosedRange<Day>?
  /// The week of *next week*.
  let week: ClosedRange<Day>?
  /// `true` for a day of the calendar: *on 1 January*, *by 1 January*.
  let isSingle: Bool
  /// `true` for *on 1 January*, but not *by 1 January*.
  let isOnDay: Bool
  /// `true` for *by December* in the last week of November.
  let isNextMonth: Bool
  /// `true` for the end of a month that is not named.
  let isEndOfMonth: Bool
  /// `true` for *in one day*.
  let isOneDay: Bool
  /// `true` for *in the new year*.
  let isNewYear: Bool
  /// `true` for the length of a journey, such as *for three weeks*.
  let isLength: Bool
  /// The first day of something that begins.
  let start: Day?
  /// The first day of what is done *after Christmas* or *not before May*, if it is ahead.
  let notBefore: Day?
  /// The weekend to do it on.
  let weekend: ClosedRange<Day>?
  /// The first day of a month or season within which something happens, with the words for it.
  let within: Within?
  /// The month or season in which something is done, if it is ahead.
  let period: ClosedRange<Day>?
  /// The season in which something is done, if it has begun or is ahead.
  let season: ClosedRange<Day>?
  /// `true` for a month or season of something to be ready for.
  let isOfOccasion: Bool
  /// The day of a feast that the goal names without *by* or *for*: *a Halloween costume*.
  let feast: Day?
  /// Words that name an impossible day, such as `31 February`.
  let impossible: String?
  /// The text without the words that name days.
  let rest: String
  /// The text with a semicolon in place of those words, so that the parts around them stay
  /// separate.
  let parts: String

  struct Within: Hashable {
    let first: Day
    let words: String
  }

  init(_ text: String, today: Day, language: Language?, isSouthern: Bool = false) {
    let language = language ?? .english
    let reader = DayReader(today: today, language: language, isSouthern: isSouthern)
    notBefore = GoalDays.notBefore(text, today: today, reader)
    let all = reader.readings(in: text).map { found in
      let reading =
        GoalDays.later(than: found.reading, in: text, today: today, language) ?? found.reading
      return GoalDay(reading, isImpossible: found.problem != nil, in: text, today: today)
    }
    // *100 km in one day* tells the pace.
    let hasOthers =
      all.contains { !$0.isBackground && !$0.isOneDay }
      || GoalAmount.all(in: text).contains { $0.unit == .kilometres }
    // *Up to 2000 euros* names no year.
    let sums = GoalAmount.all(in: text).filter { $0.unit.currency != nil }.map { "\($0.whole)" }
    let told = all.filter { day in
      !day.isBackground && !(hasOthers && day.isOneDay)
        && !sums.contains { $0.count > 3 && text[day.reading.range].contains($0) }
    }
    // *The Christmas market on 19 December* is on the 19th.
    let hasDate = told.contains { $0.reading.kind == .day && !$0.isLength }
    let months = told.filter { $0.reading.kind == .month }.map(\.reading.days.lowerBound.year)
    // *Next year in September* is in September.
    let found = told.filter {
      !(hasDate && $0.isAdjective)
        && !($0.reading.isCalendarYear && months.contains($0.reading.days.upperBound.year))
    }
    // A day to finish by is more relevant than a day that the goal is about, or than a length.
    let chosen =
      found.first { $0.reading.relation != .on && !$0.isForSomething && !$0.isLength }
      ?? found.first { !$0.isLength && (!$0.isForSomething || $0.isBeginning) } ?? found.first
    let words = text.foldedWords
    let challenge = told.isEmpty ? GoalDays.endOfChallenge(words, today: today) : nil
    let bareYear =
      told.isEmpty && challenge == nil ? GoalDays.year(in: words, text, today: today) : nil
    let implied = challenge ?? bareYear.flatMap { Day(year: $0, month: 12, day: 31) }
    // *Stay sober through Christmas* lasts until the feast is over.
    let through = words.indices.lazy.compactMap { index in
      guard Words.time["through"].contains(words[index]) else { return Day?.none }
      // *Karácsony alatt* is said the other way round.
      let near =
        language == .hungarian
        ? words[..<index].suffix(2) : words[index...].dropFirst().prefix(3)
      return reader.feast(in: near.joined(separator: " "))
    }.first
    func lasting(_ day: Day) -> Day {
      through.map { (0...1).contains($0.distance(to: day)) ? $0.advanced(by: 2) : day } ?? day
    }
    deadline = chosen?.isImpossible == true ? nil : chosen.map { lasting($0.deadline) } ?? implied
    impossible = chosen?.isImpossible == true ? chosen.map { String(text[$0.reading.range]) } : nil
    month = chosen.flatMap { $0.isForMonth ? $0.reading.days : nil }
    year =
      chosen.flatMap { $0.reading.isCalendarYear ? $0.reading.days.lowerBound : nil }
      ?? bareYear.flatMap { Day(year: $0, month: 1, day: 1) }
    isLength = chosen?.isLength == true
    isOneDay = chosen?.isOneDay == true
    isNewYear = chosen?.isNewYear == true
    let named = chosen?.isImpossible == true ? nil : chosen
    start = named.flatMap { day in
      guard day.isBeginning else { return nil }
      return day.reading.days.lowerBound.advanced(by: day.isBreak ? -2 : 0)
    }
    range = named.flatMap { $0.reading.kind == .range ? $0.reading.days : nil }
    week = named.flatMap { $0.reading.kind == .week ? $0.reading.days : nil }
    isSingle = named.map { !$0.isLength && $0.isSingle } ?? false
    isOnDay = isSingle && named?.reading.relation == .on
    isEndOfMonth = named?.isEndOfMonth == true
    isNextMonth = named?.isNextMonth == true
    let on = named.flatMap { $0.reading.relation == .on ? $0.reading : nil }
    weekend = on.flatMap { $0.kind == .weekend ? $0.days : nil }
    let coming = on.flatMap { reading -> DayReading? in
      let isAhead =
        [.month, .season].contains(reading.kind) && reading.days.lowerBound > today
        && (named?.isOfOccasion == true || named?.deadline == reading.days.upperBound)
      return isAhead ? reading : nil
    }
    period = coming?.days
    let last = deadline
    season = on.flatMap { $0.kind == .season && $0.days.upperBound == last ? $0.days : nil }
    isOfOccasion = named?.isOfOccasion == true
    within = coming.map { Within(first: $0.days.lowerBound, words: String(text[$0.range])) }
    let feast = chosen == nil ? reader.feast(in: text).map(lasting) : nil
    // Christmas markets and parties are over long before.
    let fair = feast.flatMap { feast in
      let isFair = zip(words, words.dropFirst()).contains {
        GoalDay.isOccasion($1) && reader.feast(in: $0) != nil
      }
      let day = feast.advanced(by: -12)
      return isFair && feast.month == 12 && day > today ? day : nil
    }
    self.feast = fair ?? feast
    let cut = found.filter { !$0.isForSomething }
    rest = GoalDays.text(
      text, without: cut.map { GoalDays.range(of: $0, in: text) }, joint: " ")
    parts = GoalDays.text(text, without: cut.map(\.reading.range), joint: "; ")
  }

  /// Reads *next December* and *next Christmas* as those after the coming ones, where these are only
  /// weeks away.
  static func later(
    than reading: DayReading, in text: String, today: Day, _ language: Language
  ) -> DayReading? {
    let (first, name) = (reading.days.lowerBound, String(text[reading.range]))
    let isFeast = DayReader(today: today, language: language).feast(in: name) != nil
    guard reading.kind == .month || reading.kind == .holiday || isFeast,
      name.foldedWords.contains(where: Words.years["next"].contains),
      first > today, today.distance(to: first) <= GoalDays.mostToNext
    else { return nil }
    let day = reading.days.upperBound.advanced(by: 1)
    return DayReader(today: day, language: language).readings(in: text).lazy
      .map(\.reading).first { $0.range == reading.range }
  }

  /// The most days to a month or feast that *next* does not mean.
  private static let mostToNext = 31

  /// Returns the last of *30 days without sugar*.
  private static func endOfChallenge(_ words: [String], today: Day) -> Day? {
    for (index, word) in words.enumerated().dropLast(2) {
      guard let count = Int(word), (2...mostDays).contains(count),
        let unit = CalendarWords.unit(words[index + 1]),
        Words.time["spent"].contains(words[index + 2]),
        !words.dropFirst(index + 3).prefix(2).contains(where: Words.time["reserves"].contains)
      else { continue }
      let last = unit.adding(count, to: today).advanced(by: -1)
      // *20 years of family photos* are no challenge.
      return today.distance(to: last) < mostDays ? last : nil
    }
    return nil
  }

  /// The most days of a challenge.
  private static let mostDays = 400

  /// Returns a year that stands alone: *Japan 2028*.
  private static func year(in words: [String], _ text: String, today: Day) -> Int? {
    let amounts = Set(GoalAmount.all(in: text).filter { $0.unit != .plain }.map(\.whole))
    return words.lazy.compactMap { Int($0) }.first {
      (today.year + 1...today.year + GoalDays.mostYearsAhead).contains($0) && !amounts.contains($0)
    }
  }

  /// A number that is greater is no year that somebody plans for.
  private static let mostYearsAhead = 4

  /// Returns the words of a day, with what is left of their clause where that says nothing alone:
  /// *, the funeral is on Thursday*.
  private static func range(of day: GoalDay, in text: String) -> Range<String.Index> {
    let range = day.reading.range
    guard let comma = text[..<range.lowerBound].lastIndex(of: ",") else { return range }
    let before = text[comma..<range.lowerBound]
    let after = text[range.upperBound...].prefix { $0 != "," }
    let isShort = before.split(separator: " ").count <= 4 && !before.contains(where: \.isNumber)
    return isShort && after.allSatisfy { !$0.isLetter } ? comma..<range.upperBound : range
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

extension DayReading {
  /// `true` for a whole year: *next year*, *in 2027*.
  fileprivate var isCalendarYear: Bool {
    let (first, last) = (days.lowerBound, days.upperBound)
    return first.month == 1 && first.day == 1 && last.month == 12 && last.day == 31
      && first.year == last.year
  }
}
