import CoreModels

/// The user's answers, parsed.
struct PlanAnswers: Hashable, Sendable {
  var deadline: Day?
  /// The first day: *from January*.
  var start: Day?
  /// `true` for the day on which something is, but not for one that it is finished by.
  private(set) var isOnDay = false
  /// `true` for a day of the calendar.
  private(set) var isSingleDay = false
  /// `true` for a day that is told by its number.
  private(set) var isNumbered = false
  /// `true` for *as soon as possible*.
  private(set) var isSoon = false
  /// `true` for a week: *next week*.
  private(set) var isWeek = false
  /// The day before which it is not begun: *after Christmas*.
  private(set) var notBefore: Day?
  /// The first day of a month or season: *in July*.
  var periodStart: Day?
  /// `true` for a season: *by summer*.
  private(set) var isSeason = false
  /// The weekend to do it on.
  private(set) var weekend: ClosedRange<Day>?
  /// The day in the answer to another question: *On which day is the market?*
  var day: Day?
  /// The hours per week, 0.25…60.
  var hours: Double?
  /// Times a week and minutes each, where the answer says both: *3 times 40 minutes*.
  var sessions: Int?, minutes: Int?
  /// How much somebody has run.
  var level: GoalReading.Level?
  /// The longest run so far, in kilometres.
  var longestRun: Double?
  var saved: Int?, spare: Int?
  var sum: GoalAmount?
  var budget: GoalAmount?
  /// Past obstacles, in the user's words.
  var obstacle: String?
  /// The goal in other words.
  var outcome: String?
  /// The goal of a topic that the user says comes close.
  var chosenGoal: String?
  /// `true` if the plan may be in English.
  var isInEnglish = false
  /// The answers to other questions, such as a topic's own.
  var others: [String] = []
  /// The words of all answers but those that choose a goal.
  private(set) var said: [String] = []

  init() {}

  init(_ request: PlannerRequest) {
    for answer in request.answers {
      let text = answer.answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !text.isEmpty else { continue }
      if let nearest = NearestGoals(askedIn: answer.question) {
        chosenGoal = nearest.chosen(by: text)
        outcome = chosenGoal == nil ? PlanAnswers.short(text) : nil
        said += [outcome].compactMap(\.self)
        continue
      }
      let topic = PlanAnswers.topic(of: answer.question)
      // A date alone is the last day, whatever was asked; *7 years* and *since March* are none.
      let words = text.foldedWords
      let isSince = Words.time["since"].contains(where: words.contains)
      let hasMonth = !isSince && words.contains { CalendarWords.month($0) != nil }
      let reader = DayReader(today: request.reader.today, language: request.reader.language)
      // The number of a day tells no age, but *mum's 70th in August* does.
      let told = text.replacing(/\d+/) { Int($0.0).map { 32...99 ~= $0 } == true ? $0.0 : "" }
      let isDated = hasMonth || (try? reader.reading(text))?.kind == .holiday
      if topic == nil || topic == .obstacle, isDated, (try? reader.deadline(text)) != nil {
        if deadline == nil, start == nil { _ = readDay(text, as: .deadline, of: request) }
        said.append(PlanAnswers.short(told))
        continue
      }
      guard let topic else {
        quote(text)
        said.append(PlanAnswers.short(text))
        let own = TopicQuestion.asked(as: answer.question, in: request.reader.language)
        let asksDay = own?.asksDay(of: request.reader) == true
        if asksDay || hasMonth { day = day ?? request.reader.day(in: text) }
        // *In May, no surprise*.
        if asksDay, day == nil {
          let clauses = text.split { ",;(".contains($0) }
          for clause in clauses where readDay(String(clause), as: .day, of: request) { break }
        }
        continue
      }
      let isDay = [.deadline, .day, .departure].contains(topic)
      if isDay, readDay(text, as: topic, of: request) {
        said.append(PlanAnswers.short(told))
        continue
      }
      // A remark such as *bad knee* tells no day, and no number.
      let isNumber = [.hours, .spare, .sum, .budget].contains(topic)
      if isDay || isNumber && GoalAmount.all(in: text).isEmpty { quote(text) }
      if !isDay { read(text, as: topic, of: request) }
      said.append(PlanAnswers.short(text))
    }
  }

  /// Remembers words to be put into the plan; *not sure* says nothing.
  private mutating func quote(_ text: String) {
    guard !Words.several["unsure"].contains(text.foldedWords.joined(separator: " ")) else { return }
    others.append(PlanAnswers.short(text))
  }

  /// Reads what is said beside the goal: *I can do 5 km now*, *I have 300 already*.
  mutating func read(remarks: [String], kind: GoalKind) {
    if kind == .run {
      let races = remarks.compactMap { Words.races.first(FoldedText($0).containsAny) }
      longestRun = longestRun ?? races.compactMap(Double.init).max()
    }
    for amount in remarks.flatMap({ remark in
      FoldedText(remark).containsAny(of: Words.amounts["a-month"])
        ? [] : GoalAmount.all(in: remark)
    }) {
      switch (kind, amount.unit) {
      case (.run, .kilometres): longestRun = longestRun ?? min(amount.value, 60)
      case (.save, .money), (.emergencyFund, .money):
        saved = saved ?? amount.whole
      case (_, .money) where kind.hasBudget: budget = budget ?? amount
      case (_, .plain) where kind.hasBudget && amount.value >= PlanAnswers.leastBudget:
        budget = budget ?? amount
      default: break
      }
    }
  }

  /// Reads how long one does it every day: *20 minutes a day*.
  mutating func readMinutes(of amounts: [GoalAmount], _ text: FoldedText, kind: GoalKind) {
    guard hours == nil, minutes == nil, ![.meditation, .sleep, .walking].contains(kind),
      text.containsAny(of: Words.levels["every-day"]),
      let each = PlanAnswers.minutes(of: amounts, text)
    else { return }
    guard (1...480).contains(each) else { return }
    (sessions, minutes, hours) = (sessions ?? 7, each, Double(each * 7) / 60)
  }

  /// The minutes of a session, as a number or as *half an hour*.
  private static func minutes(of amounts: [GoalAmount], _ text: FoldedText) -> Int? {
    if let amount = amounts.first(where: { $0.unit == .minutes || $0.unit == .hours }) {
      return amount.unit == .minutes ? amount.whole : Int(amount.value * 60)
    }
    if text.containsAny(of: Words.levels["half-hour"]) { return 30 }
    return text.containsAny(of: Words.levels["one-hour"]) ? 60 : nil
  }

  private static func topic(of question: String) -> QuestionTopic? {
    QuestionTopic.allCases.first { topic in
      Language.allCases.contains { PlanningText.question(topic).text(in: $0) == question }
    }
  }

  /// Reads an answer to *by when*; returns `false` if it tells no time.
  private mutating func readDay(
    _ text: String, as topic: QuestionTopic, of request: PlannerRequest
  ) -> Bool {
    let reader = request.reader
    let isSouthern = GoalReading.isSouthern(request.goal, others, near: reader.place)
    let days = GoalDays(
      text, today: reader.today, language: reader.language, isSouthern: isSouthern)
    notBefore = days.notBefore
    guard notBefore == nil else { return true }
    (isOnDay, isSingleDay) = (topic != .deadline && days.isSingle, days.isSingle)
    isNumbered = text.contains(where: \.isNumber)
    isSoon = FoldedText(text).containsAny(of: Words.time["soon"])
    isWeek = days.week != nil
    (periodStart, weekend) = (days.within?.first, days.weekend)
    let own = try? DayReader(
      today: reader.today, language: reader.language, isSouthern: isSouthern
    ).reading(text)
    isSeason = own?.kind == .season
    // *July* alone, of a journey, is in July.
    if topic != .deadline, let own, isSeason || own.kind == .month {
      periodStart = periodStart ?? own.days.lowerBound
    }
    // *From January until June* has a last day, and so has *in the new year*.
    if days.isNewYear {
      deadline = days.deadline
      return true
    }
    start = days.range == nil ? days.start : nil
    let last = GoalDays.answer(
      text, today: reader.today, language: reader.language, isSouthern: isSouthern)
    deadline = last ?? deadline
    return last != nil || start != nil || periodStart != nil || isSoon || isWeek || weekend != nil
  }

  private mutating func read(
    _ text: String, as topic: QuestionTopic, of request: PlannerRequest
  ) {
    let folded = FoldedText(text)
    let amounts = GoalAmount.all(in: text)
    let number = amounts.first?.value
    switch topic {
    case .deadline, .day, .departure: break
    case .hours: readHours(text)
    case .longestRun:
      // *5k* and *5000 m* are kilometres.
      longestRun = number.map { min(max($0 >= 1000 ? $0 / 1000 : $0, 0), 60) }
      level =
        longestRun.map { $0 < 3 ? .new : $0 < 8 ? .some : .regular }
        ?? PlanAnswers.level(folded)
    case .saved: saved = amounts.first.map(\.whole) ?? (PlanAnswers.level(folded) == .new ? 0 : nil)
    case .spare: spare = amounts.first.map(\.whole)
    case .sum: sum = amounts.first { $0.whole > 0 }
    case .budget: budget = amounts.first
    case .obstacle: obstacle = PlanAnswers.short(text)
    case .outcome: outcome = PlanAnswers.short(text)
    case .textLanguage:
      isInEnglish = GoalSubject.reading(folded, kind: .language)?.english == "English"
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 120 ? String(text.prefix(119)) + "…" : text
  }

  private static func level(_ text: FoldedText) -> GoalReading.Level? {
    if text.containsAny(of: Words.levels["answer-new"]) { return .new }
    return text.containsAny(of: Words.levels["answer-regular"]) ? .regular : .some
  }
}
