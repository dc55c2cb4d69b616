/// The offline planner's questions, and its notes on plans.
extension PlanningText {
  static func question(_ topic: QuestionTopic) -> Self {
    switch topic {
    case .deadline: .questionDeadline
    case .day: .questionDay
    case .departure: .questionDeparture
    case .hours: .questionHours
    case .longestRun: .questionLongestRun
    case .saved: .questionSaved
    case .spare: .questionSpare
    case .budget: .questionBudget
    case .obstacle: .questionObstacle
    case .outcome: .questionOutcome
    case .sum: .questionSum
    case .textLanguage: .questionTextLanguage
    }
  }

  /// Returns an example of an answer.
  static func placeholder(_ topic: QuestionTopic) -> Self {
    switch topic {
    case .deadline: .placeholderDeadline
    case .day, .departure: .placeholderDay
    case .hours: .placeholderHours
    case .longestRun: .placeholderLongestRun
    case .saved: .placeholderSaved
    case .spare: .placeholderSpare
    case .budget: .placeholderBudget
    case .obstacle: .placeholderObstacle
    case .outcome: .placeholderOutcome
    case .sum: .placeholderSum
    case .textLanguage: .placeholderTextLanguage
    }
  }

  static func span(_ span: PlanSpan) -> Self {
    switch span {
    case .minutes(let count): .spanMinutes(count)
    case .hours(let count): .spanHours(count)
    case .days(let count): .spanDays(count)
    case .weekly(7, let minutes): .spanDaily(minutes)
    case .weekly(let times, let minutes) where times.isMultiple(of: 7):
      .spanTimesDaily(times / 7, minutes: minutes)
    case .weekly(let times, let minutes): .spanWeekly(times, minutes: minutes)
    }
  }

  static func tight(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> Self {
    switch tightness {
    case .running(let reach, let weeks): .tightRunning(weeks, reach: reach)
    case .weight(let weight): .tightWeight(weight)
    case .writing(let words): .tightWriting(words)
    case .reading(let pages): .tightReading(pages)
    case .saving(let sum): .tightSaving(MoneyText.sum(sum, currency))
    case .short(let days): .tightShort(days)
    }
  }
}
