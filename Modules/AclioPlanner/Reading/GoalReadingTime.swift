import CoreModels

// How long goals take, and when they are done.
extension GoalReading {
  /// Returns `true` for a goal, an answer or a home where summer is in January.
  static func isSouthern(_ goal: String, _ answers: [String], near home: String) -> Bool {
    let words = ([home, goal] + answers).joined(separator: " ")
    return FoldedText(words).containsAny(of: Words.places["south"])
  }

  /// Returns `true` for what is practised for weeks.
  static func isPractised(_ kind: GoalKind, _ topic: GoalTopic?) -> Bool {
    let parts: [PartOfLife] = [.health, .personalGrowth, .education, .creative]
    return parts.contains(topic?.shape.part ?? kind.part) && !kind.isTest
      && topic?.shape.usualWeeks ?? kind.usualWeeks >= 6
  }

  /// The default length of the plan in weeks.
  var usualWeeks: Int {
    topic?.shape.usualWeeks ?? (kind == .general ? shape.usualWeeks : kind.usualWeeks)
  }

  /// The months in which it is done, if it depends on the weather.
  var season: MonthSpan? { topic == nil ? variant?.season : topic?.season }

  /// `true` for outdoor work, which frost interrupts.
  var isOutdoors: Bool {
    topic == nil && kind == .garden && variant?.name != "garden-herbs"
      || kind == .renovate && ["balcony", "terrace"].contains(subject?.english ?? "")
  }

  /// Returns `true` if the last step of its plan takes an hour or more, and so is no look back.
  func endsWithWork(in language: Language) -> Bool {
    let last = planLines(in: language).last { $0.text.first == "@" }?.text
    let time = last?.split(separator: " ").dropFirst().first
    return time.map { $0.hasSuffix("h") || $0.hasSuffix("d") } ?? false
  }

  /// `true` for what is done soon and checked at the end, however much time is left: a will, an
  /// attic, a shop; not for what is practised, counted, saved for, or ready on its day.
  var isDoneEarly: Bool {
    guard !hasOwnDay, !isOnToldDay, !isDayOpen, season == nil, amounts.isEmpty else {
      return false
    }
    switch kind {
    case .speaking, .interview, .pension, .move, .moveAbroad, .christmas, .funeral, .budget,
      .friends, .family, .partner:
      return false
    default:
      let part = topic?.shape.part ?? kind.part
      return [.home, .finance, .technology, .career, .relationships].contains(part)
    }
  }
}

extension GoalTopic {
  /// `true` for what is done within the month that a goal names, rather than made ready for it.
  var mayWait: Bool { season != nil || shape.usualWeeks <= GoalTopic.mostToWait }

  private static let mostToWait = 3

  /// Returns the coming day that it is for, if it is for one.
  func day(from today: Day) -> Day? {
    guard let day else { return nil }
    if let feast = Feast(rawValue: day) { return feast.day(from: today) }
    return (today.year...today.year + 1).lazy.compactMap { Day("\($0)-\(day)") }.first {
      $0 >= today
    }
  }
}

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
