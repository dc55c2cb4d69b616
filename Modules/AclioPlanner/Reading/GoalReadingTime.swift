import CoreModels

// How long goals take, and when they are done.
extension GoalReading {
  /// Returns `true` for a goal, an answer or a home where summer is in January.
  static func isSouthern(_ goal: String, _ answers: [String], near home: String) -> Bool {
    let words =
      [CountryNames.added(to: goal)] + ([home] + answers).map(CountryNames.added(toAnswer:))
    return FoldedText(words.joined(separator: " ")).containsAny(of: Words.places["south"])
  }

  /// Returns `true` for what is practised for weeks.
  static func isPractised(_ kind: GoalKind, _ topic: GoalTopic?) -> Bool {
    let parts: [PartOfLife] = [.health, .personalGrowth, .education, .creative]
    let weeks = topic?.shape.usualWeeks ?? kind.usualWeeks
    return parts.contains(topic?.shape.part ?? kind.part) && !kind.isTest
      && weeks >= fewestWeeksOfPractice
  }

  private static let fewestWeeksOfPractice = 6

  /// The default length of the plan in weeks.
  var usualWeeks: Int {
    topic?.shape.usualWeeks ?? (kind == .general ? shape.usualWeeks : kind.usualWeeks)
  }

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

extension GoalKind {
  /// Returns the last Sunday instead of a month's end for a race; any other day as it is.
  func raceDay(_ day: Day) -> Day { self == .run && day.isLastOfMonth ? day.raceDay : day }
}
