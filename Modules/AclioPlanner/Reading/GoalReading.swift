import CoreModels

/// The planner's interpretation of a goal: its kind, amounts, last day and level.
struct GoalReading: Hashable, Sendable {
  enum Level: Int, Hashable, Sendable, Comparable {
    case new, some, regular
    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  let text: String
  /// The goal's words without those about time.
  let essence: String
  /// The language of the goal, if recognized.
  let language: Language?
  let kind: GoalKind
  let part: PartOfLife
  /// The approach to a goal of the general kind.
  let shape: GoalShape
  let amounts: [GoalAmount]
  /// The last day: as given, otherwise as answered, otherwise as named in the goal. Possibly in the
  /// past.
  let deadline: Day?
  /// The goal's words for an impossible day.
  let impossibleDay: String?
  var level: Level?
  let subject: GoalSubject?
  /// The place in the goal's words: `to Japan`, `do Japonska`.
  let place: String?
  /// The purpose of the money in the goal's words: `trip`.
  let purpose: String?
  let answers: PlanAnswers

  init(_ request: PlannerRequest) {
    self.init(
      request.goal, due: request.due, today: request.reader.today,
      answers: PlanAnswers(request))
  }

  init(_ goal: String, due: Day?, today: Day, answers: PlanAnswers = PlanAnswers()) {
    let folded = FoldedText(goal)
    text = goal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let days = GoalDays(text, today: today, language: GoalWords.language(of: folded, in: text))
    essence = GoalWords.essence(of: text, without: days)
    impossibleDay = days.impossible
    let all = GoalAmount.all(in: days.parts)
    let kind: GoalKind
    (language, kind) = GoalReading.languageAndKind(text, folded, all)
    self.kind = kind
    part =
      kind == .general
      ? GoalWords.part(of: folded, isAboutPerson: GoalPeople.isAbout(text)) : kind.part
    shape = GoalShape(text, folded)
    amounts = GoalReading.amounts(all, folded, kind: kind)
    deadline =
      due ?? answers.deadline
      ?? days.deadline.map { kind == .run ? $0.raceDay : $0 }
    level = answers.level ?? GoalWords.level(of: folded)
    subject = GoalSubject.reading(folded, kind: kind)
    place = GoalWords.place(in: text)
    purpose = GoalWords.purpose(of: essence)
    self.answers = answers
  }

  /// Returns the language that the words reveal, otherwise the first in which they match a kind.
  private static func languageAndKind(
    _ text: String, _ folded: FoldedText, _ amounts: [GoalAmount]
  ) -> (Language?, GoalKind) {
    func kind(_ language: Language) -> GoalKind {
      GoalEvidence(text, folded, language: language, amounts: amounts).kind
    }
    if let language = GoalWords.language(of: folded, in: text) { return (language, kind(language)) }
    let isPlain = text.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.isASCII }
    for language in Language.allCases where language != .english || isPlain {
      let kind = kind(language)
      if kind != .general { return (language, kind) }
    }
    return (nil, .general)
  }

  /// The default length of the plan in weeks.
  var usualWeeks: Int { kind == .general ? shape.usualWeeks : kind.usualWeeks }

  /// `true` for outdoor work, which frost interrupts.
  var isOutdoors: Bool {
    kind == .garden
      || kind == .renovate && ["balcony", "terrace"].contains(subject?.english ?? "")
  }

  /// Returns the first amount with a matching unit.
  func amount(_ isWanted: (GoalAmount.Unit) -> Bool) -> Double? {
    amounts.first { isWanted($0.unit) && $0.value > 0 }?.value
  }

  func amount(of unit: GoalAmount.Unit) -> Double? { amount { $0 == unit } }

  /// The sum of money, with its currency if named.
  var money: (sum: Int, currency: GoalAmount.Currency?)? {
    for amount in amounts where amount.whole > 0 {
      if case .money(let currency) = amount.unit { return (amount.whole, currency) }
    }
    guard [.save, .debt, .invest].contains(kind), let sum = amount(of: .plain) else { return nil }
    return (GoalAmount(value: sum, unit: .plain).whole, nil)
  }

  private static func amounts(
    _ all: [GoalAmount], _ folded: FoldedText, kind: GoalKind
  ) -> [GoalAmount] {
    var amounts = all
    if kind == .run {
      amounts = amounts.map {
        guard $0.unit == .plain, $0.value >= 1000 else { return $0 }
        return GoalAmount(value: $0.value / 1000, unit: .kilometres)
      }
      let races = [("half-marathon", 21.1), ("marathon", 42.2)]
      if amounts.first(where: { $0.unit == .kilometres }) == nil,
        let race = races.first(where: { folded.containsAny(of: Words.races[$0.0]) })
      {
        amounts.append(GoalAmount(value: race.1, unit: .kilometres))
      }
    }
    if amounts.isEmpty, [.books, .countries].contains(kind),
      let count = folded.words.compactMap({ $0.count > 2 ? CalendarWords.number($0) : nil }).first
    {
      amounts.append(GoalAmount(value: Double(count), unit: kind == .books ? .books : .countries))
    }
    // A price takes precedence over other numbers.
    let isMoney = { (amount: GoalAmount) in
      if case .money = amount.unit { true } else { false }
    }
    return amounts.filter(isMoney) + amounts.filter { !isMoney($0) }
  }
}

extension Day {
  /// Races are run on Sundays, so the last day of a month becomes its last Sunday.
  fileprivate var raceDay: Day {
    day == Day.daysInMonth(month, ofYear: year) ? advanced(by: -(weekday.rawValue % 7)) : self
  }
}
