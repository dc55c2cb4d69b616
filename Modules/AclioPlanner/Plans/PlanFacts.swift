import CoreModels

/// The facts about a goal that the texts of a plan use, calculated and put into words.
struct PlanFacts: Sendable {
  let reading: GoalReading
  let schedule: PlanSchedule
  let reader: PlannerReader
  /// The first day of the plan.
  let today: Day

  init(_ request: PlannerRequest) {
    self.init(GoalReading(request), today: request.reader.today, reader: request.reader)
  }

  init(
    _ reading: GoalReading, schedule: PlanSchedule? = nil, today: Day, reader: PlannerReader
  ) {
    self.reading = reading
    self.schedule = schedule ?? PlanSchedule(reading, today: today)
    self.reader = reader
    self.today = today
  }

  /// The language of the plan's texts: Slovak for Slovak and Czech users, English for all others.
  var textLanguage: Language {
    [.slovak, .czech].contains(reader.language) ? .slovak : .english
  }

  // MARK: Time

  var weeks: Int { schedule.weeks }
  /// The last day, in words.
  var due: String { words(for: schedule.end) }
  func words(for day: Day) -> String { day.inSentence(on: today).text(in: textLanguage) }
  func date(_ percent: Int) -> String {
    words(for: schedule.day(at: percent))
  }

  /// The hours per week, as answered or a default.
  var hours: Double { reading.answers.hours ?? (reading.kind == .run ? 2.5 : 3) }
  /// The sessions per week and minutes of each, which together stay within the hours.
  var sessions: Int { reading.kind == .run ? 3 : usualSessions }
  private var usualSessions: Int { hours < 1 ? 2 : hours <= 2 ? 3 : hours <= 4 ? 4 : 5 }
  var minutes: Int { max(Int(hours * 60) / sessions / 5 * 5, 5) }

  // MARK: Names

  var essence: String { reading.essence }
  func subject(_ form: GoalSubject.Form = .plain) -> String {
    guard let subject = reading.subject else { return "" }
    return textLanguage == .slovak ? subject.slovak(form) : subject.english
  }
  /// `true` if the goal's own words fit into a sentence of the plan.
  private var isOwnLanguage: Bool { reading.language == nil || reading.language == textLanguage }
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

  var isOutdoors: Bool { reading.isOutdoors && [10, 11, 12, 1, 2].contains(today.month) }

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
  private var budgetCurrency: GoalAmount.Currency? {
    if case .money(let currency) = reading.answers.budget?.unit { currency } else { nil }
  }
  /// The budget of a trip or a room, as answered or named.
  var budget: Int? { reading.answers.budget?.whole ?? reading.money?.sum }
}
