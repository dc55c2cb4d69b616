import CoreModels

/// The facts about a goal that the texts of a plan use, calculated and put into words.
struct PlanFacts: Sendable {
  let reading: GoalReading
  let schedule: PlanSchedule
  let reader: PlannerReader
  /// The first day of the plan.
  let today: Day
  /// The goals in the text, if it names more than one.
  let several: [String]
  /// The language of the plan's texts: the reader's, unless a plan in English was asked for because
  /// theirs has none of the kind.
  let textLanguage: Language
  /// `true` if the steps fit any goal: the kind is unknown, or the language has no plan of it.
  let isNeutral: Bool
  /// `true` if only English has a plan of the kind.
  let isOnlyInEnglish: Bool
  private let subjectForms: [String]
  /// The goal's words, for the conditions of plans.
  let said: FoldedText
  /// The words of each clause of the answers.
  private let answered: [FoldedText]

  init(_ request: PlannerRequest) {
    self.init(GoalReading(request), today: request.reader.today, reader: request.reader)
  }

  init(
    _ reading: GoalReading, schedule: PlanSchedule? = nil, today: Day, reader: PlannerReader
  ) {
    self.reading = reading
    self.reader = reader
    self.today = today
    let goals = SeveralGoals(reading.text, today: today, reader: reader.language).goals
    // *Sell the flat and buy a house* is one, where a topic is about both.
    let isOne = reading.topic.map { topic in
      goals.allSatisfy { topic.knowsVerb(of: $0, in: reader.language) }
    }
    several = isOne == true ? [] : goals
    let isUnknown = (!reading.isSure || !several.isEmpty) && !reading.isRestrictive
    isOnlyInEnglish =
      !isUnknown && reader.language != .english && reading.topic == nil
      && !reading.plans(in: reader.language).has(reading.planName)
    let isEnglish = isOnlyInEnglish && reading.answers.isInEnglish
    textLanguage = isEnglish ? .english : reader.language
    isNeutral = isUnknown || isOnlyInEnglish && !isEnglish
    self.schedule =
      schedule
      ?? PlanSchedule(reading, today: today, isNeutral: isNeutral, language: textLanguage)
    // Pounds tell the country, also where only their sign stands.
    let currencies = GoalAmount.all(in: reading.text).compactMap(\.unit.currency?.rawValue)
    let isGerman = textLanguage == .german
    let wish = ([CountryNames.added(to: reading.text)] + currencies).joined(separator: "; ")
    said = FoldedText(isGerman ? wish.withUmlauts : wish)
    // *No, in Leeds* denies nothing after its comma.
    answered = reading.answers.said.flatMap { answer in
      let answer = CountryNames.added(toAnswer: answer)
      return (isGerman ? answer.withUmlauts : answer).split { ",;".contains($0) }
        .map { FoldedText(String($0)) }
    }
    subjectForms = reading.subject?.forms(in: textLanguage) ?? []
  }

  /// Returns `true` if the goal has the word, or an answer that does not deny it: *no garden*.
  func says(_ word: String) -> Bool {
    said.position(of: word, in: textLanguage) != nil
      || answered.contains { answer in
        guard let place = answer.position(of: word, in: textLanguage) else { return false }
        let before = answer.words[..<place].last { !Words.several["denied-through"].contains($0) }
        return before.map { !Words.several["denials"].contains($0) } ?? true
      }
  }

  // MARK: Time

  var weeks: Int { schedule.weeks }
  /// The last day, in words.
  var due: String { words(for: schedule.end) }
  /// The told day that is the first without, if it is weeks ahead.
  var quitDay: Day? {
    guard reading.kind == .quit, today < schedule.today else { return nil }
    return schedule.today.advanced(by: GoalWindow.daysToQuit)
  }
  func words(for day: Day) -> String { day.inSentence(on: today).text(in: textLanguage) }
  func date(_ percent: Int) -> String {
    words(for: schedule.day(at: percent))
  }

  /// The hours per week, as answered or a default.
  var hours: Double {
    reading.answers.hours ?? (reading.kind == .run ? hasRunBefore ? 2.5 : 1.5 : 3)
  }
  /// The sessions per week and minutes of each, which together stay within the hours.
  var sessions: Int { reading.answers.sessions ?? (reading.kind == .run ? 3 : usualSessions) }
  private var usualSessions: Int { hours < 1 ? 2 : hours <= 2 ? 3 : hours <= 4 ? 4 : 5 }
  var minutes: Int { reading.answers.minutes ?? max(Int(hours * 60) / sessions / 5 * 5, 5) }

  // MARK: Names

  var essence: String { reading.essence }
  func subject(_ form: GoalSubject.Form = .plain) -> String {
    subjectForms.isEmpty ? "" : subjectForms[form.rawValue]
  }
  /// `true` if the goal's own words fit into a sentence of the plan.
  var isOwnLanguage: Bool { reading.language == nil || reading.language == textLanguage }
  var purpose: String? { isOwnLanguage ? reading.purpose : nil }
  var place: String? { isOwnLanguage ? reading.place : nil }
  /// The place's name without its preposition.
  var placeName: String? {
    place.map { place in
      let words = place.split(separator: " ")
      return words.first?.first?.isLowercase == true && words.count > 1
        ? words.dropFirst().joined(separator: " ") : place
    }
  }
  var obstacle: String? { reading.answers.obstacle }
  var outcome: String? { reading.answers.outcome }

  var isOutdoors: Bool {
    reading.isOutdoors
      && [10, 11, 12, 1, 2].contains(reading.isSouthern ? today.monthOfOtherHalf : today.month)
  }

  // MARK: Numbers

  func number(_ number: Int) -> String { textLanguage.grouped(number) }
  func decimal(_ number: Double) -> String {
    number == number.rounded() ? self.number(Int(number)) : textLanguage.decimal(number)
  }
  /// Returns the part of a whole that is reached at a percentage of the time.
  func part(of whole: Int, at percent: Int) -> String {
    number(schedule.part(of: whole, at: percent))
  }
  func money(_ sum: Int) -> String {
    MoneyText.sum(sum, reading.money?.currency ?? budgetCurrency).text(in: textLanguage)
  }
  var budgetCurrency: GoalAmount.Currency? { reading.answers.budget?.unit.currency }
  /// The budget of a trip or a room, as answered or named.
  var budget: Int? { reading.answers.budget?.whole ?? reading.money?.sum }
}
