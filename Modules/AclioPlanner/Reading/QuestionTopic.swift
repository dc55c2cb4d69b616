import CoreModels

/// The topics of questions whose answers change the plan.
enum QuestionTopic: Hashable, Sendable, CaseIterable {
  case deadline
  /// The day of an exam or a feast of which only the month is told.
  case day
  /// The first day of a journey.
  case departure
  case hours, longestRun, saved, spare, budget, obstacle
  /// The sum of a debt, or to put aside.
  case sum
  /// The outcome of the goal, which reveals an unknown goal's kind.
  case outcome
  /// Steps in the person's language that fit any goal, or the plan of the kind in English.
  case textLanguage

  /// Returns up to three topics that the goal's words leave open, and whose answers its plan uses.
  static func asked(about facts: PlanFacts) -> [QuestionTopic] {
    let reading = facts.reading
    if !reading.isSure {
      return reading.deadline == nil ? [.outcome, .deadline] : [.outcome]
    }
    var topics: [QuestionTopic] =
      switch reading.kind {
      case .run: [.longestRun, .hours]
      case .save, .invest, .emergencyFund: [.saved, .spare]
      case .debt: [.spare, .obstacle]
      case let kind where kind.hasBudget: [.budget, .hours]
      case .funeral, .grief, .haveBaby, .papers, .dispute, .livingWill, .hardTalk: []
      default: [.obstacle, .hours]
      }
    if reading.kind.isAboutSum, reading.kind != .invest, reading.money == nil {
      topics = [.sum, .spare]
    }
    let isDayAsked = reading.questions(in: facts.textLanguage).contains {
      $0.isOpen(facts) && $0.asksDay(of: facts.reader)
    }
    if !facts.isTimeless, !isDayAsked {
      let isDayOpen =
        reading.within != nil || reading.isDayOpen || reading.deadline == nil && reading.hasOwnDay
      let open: [QuestionTopic] =
        isDayOpen
        ? [reading.isJourney ? .departure : .day] : reading.deadline == nil ? [.deadline] : []
      // Who tells what can be paid a month need not know the last day of a debt.
      let place = reading.kind == .debt ? topics.count : min(1, topics.count)
      topics.insert(contentsOf: open, at: place)
    }
    let used = facts.used
    return Array(
      topics.filter { !$0.isTold(in: reading) && $0.decides(reading, using: used) }.prefix(3))
  }

  /// `true` if the plan of a goal, which uses these placeholders, uses its answer.
  private func decides(_ reading: GoalReading, using used: Set<PlanPlaceholder.Name>) -> Bool {
    let usesSums = reading.topic == nil || !used.isDisjoint(with: QuestionTopic.ofSums)
    let isOwnRun = reading.kind == .run && reading.topic == nil
    return switch self {
    case .longestRun: isOwnRun
    case .hours: isOwnRun || !used.isDisjoint(with: [.hours, .sessions, .minutes])
    case .budget: used.contains(.budget)
    case .obstacle: used.contains(.obstacle)
    // A debt is paid off by the day that the goal names.
    case .spare: usesSums && (reading.kind != .debt || reading.deadline == nil)
    case .saved where reading.kind == .invest: used.contains(.savedBefore)
    case .saved, .sum: usesSums
    default: true
    }
  }

  /// The placeholders that the answers about sums fill in.
  private static let ofSums: Set<PlanPlaceholder.Name> = [
    .sum, .total, .saved, .savedBefore, .savedWhole, .paid, .byMonth, .payment, .monthly,
    .monthlyCount, .firstPayment, .halfSum, .income, .tight,
  ]

  /// `true` if the goal's words answer it.
  private func isTold(in reading: GoalReading) -> Bool {
    switch self {
    case .longestRun: reading.answers.longestRun != nil
    case .saved: reading.answers.saved != nil
    case .spare: reading.answers.spare != nil
    case .budget: reading.answers.budget != nil || reading.money != nil
    case .hours: reading.answers.hours != nil
    default: false
    }
  }
}

extension GoalKind {
  /// `true` where the person is asked how much it may cost.
  var hasBudget: Bool {
    switch self {
    case .trip, .countries, .event, .renovate, .move, .homeServer, .wedding, .moveAbroad, .dog,
      .computerBuild, .bathroom, .usedCar, .sideBusiness, .buyHome, .christmas:
      true
    default: false
    }
  }
}

extension GoalKind {
  /// A sum in euros that such a thing often costs, where that is far from 500.
  fileprivate var usualBudget: Int? {
    switch self {
    case .buyHome: 250_000
    case .wedding, .bathroom: 8000
    case .usedCar, .renovate: 6000
    case .moveAbroad: 4000
    case .trip, .countries, .move: 1500
    case .dog, .computerBuild: 1000
    case .christmas: 300
    default: nil
    }
  }
}

extension PlanFacts {
  /// `true` where nobody knows by when: to have grieved, to have fallen in love, to live with an
  /// illness; or to sleep, where the plan asks for the trouble.
  var isTimeless: Bool {
    [.grief, .haveBaby, .dating].contains(reading.kind)
      || [.sleep, .feelings, .burnout, .partner].contains(reading.kind) && !ownQuestions.isEmpty
      || said.containsAny(of: Words.time["timeless"])
  }

  /// Returns the question about a topic. Instead of asking for other words alone, it names the goals
  /// that come close.
  func question(_ topic: QuestionTopic) -> PlannerQuestion {
    if topic == .outcome, several.isEmpty, !reading.isGentle,
      let question = NearestGoals(to: reading.text, in: reader.language)
        .question(in: reader.language)
    {
      return question
    }
    let sum = topic == .budget ? reading.kind.usualBudget : nil
    return PlannerQuestion(
      question: PlanningText.question(topic).text(in: reader.language),
      placeholder: sum.map { MoneyText.example($0, in: reader.language) }
        ?? PlanningText.placeholder(topic).text(in: reader.language))
  }
}
