/// A placeholder between `{` and `}` in a plan: a name, in some cases with a number, as in `{date
/// 52}`.
struct PlanPlaceholder: Hashable {
  enum Name: String, CaseIterable {
    // Time.
    case due, date, weeks, weekCount, workdays, sessions, minutes, hours, oneWeek, quitDay
    // The goal's words.
    case says, object, goal, wholeGoal, each, purpose, place, placeName, obstacle, outcome
    case subject, subjectAccusative, subjectGenitive, subjectLocative, subjectSpoken
    case outdoors, forMeals, quota, quotaWhole, quotaLast, quotaWeeks
    // Money.
    case budget, sum, total, savedBefore, savedWhole, saved, paid
    case byMonth, payment, paymentHalf, paymentQuarter, paymentCount, firstPayment, lastPayment
    case halfDay, halfDate, halfSum, interest, monthly, monthlyCount, monthlyLast, severalMonths
    case income, tight
    // Running.
    case runBefore, shortOfTime, distance, wholeDistance, raceTime, testDay, testDistance, testShare
    case longRun, longRunDay, longRunTime, longestRun, longestRunDay, longestRunTime
    case lighterRun, lighterRunDay, lighterRunTime
    // Learning and making.
    case words, wordsADay, wordsAWeek, books, bookList, bookDate, bookDay, daysABook
    case pagesADay, readingMinutes, readingTime
    case novelWords, novelWordsADay, novelWordsLast, writingDays
    // The body, and the rest.
    case weight, repetitions, sittingMinutes, countries, daysACountry
  }

  /// A share of the budget.
  enum Share: Hashable {
    case percent(Int)
    case divided(by: Int)
    case perCountry
    /// The remainder after these percentages.
    case rest([Int])
  }

  let name: Name
  /// The words that the goal may have, for ``Name/says``.
  private(set) var words: [String] = []
  private(set) var number: Int?
  private(set) var share = Share.percent(100)

  /// Parses a tag; `nil` if the name is unknown, or its number missing or superfluous.
  init?(_ tag: Substring) {
    let parts = tag.split(separator: " ")
    guard let first = parts.first, let name = PlanPlaceholder.names[first] else { return nil }
    self.name = name
    let rest = parts.dropFirst()
    if name == .says {
      words = rest.joined(separator: " ").split(separator: "|").map(String.init)
      guard !words.isEmpty, !words.contains(where: { $0.hasPrefix("*") }) else { return nil }
    } else if name == .budget, !rest.isEmpty {
      guard let share = PlanPlaceholder.share(rest) else { return nil }
      self.share = share
    } else if let word = rest.first {
      guard rest.count == 1, let number = Int(word), name.takesNumber else { return nil }
      self.number = number
    } else if name.needsNumber {
      return nil
    }
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: Name.allCases.map { (Substring($0.contentName), $0) })

  /// Parses `40%`, `/ 30`, `/ countries` or `less 35% 30%`.
  private static func share(_ words: ArraySlice<Substring>) -> Share? {
    func percent(_ word: Substring) -> Int? { word.hasSuffix("%") ? Int(word.dropLast()) : nil }
    switch words.first {
    case "/":
      guard words.count == 2, let last = words.last else { return nil }
      if last == "countries" { return .perCountry }
      return Int(last).flatMap { $0 > 0 ? .divided(by: $0) : nil }
    case "less":
      let percents = words.dropFirst().compactMap(percent)
      return percents.count == words.count - 1 ? .rest(percents) : nil
    case let word?: return words.count == 1 ? percent(word).map { .percent($0) } : nil
    case nil: return nil
    }
  }
}

extension PlanPlaceholder.Name {
  /// `true` if a number is required: a percentage of the time, or the index of a long run.
  fileprivate var needsNumber: Bool {
    switch self {
    case .date, .each, .saved, .paid, .bookDate, .bookDay, .weight, .repetitions, .longRun,
      .longRunDay, .longRunTime:
      true
    default: false
    }
  }

  /// `true` if a number is allowed; where it is optional, leaving it out means the whole.
  fileprivate var takesNumber: Bool {
    needsNumber || [.words, .books, .novelWords, .countries].contains(self)
  }
}
