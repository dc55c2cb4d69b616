import CoreModels

extension PlannerGoal {
  /// Returns the facts of the goal as of the day its plan was made, including its due day.
  func facts(for reader: PlannerReader) -> PlanFacts {
    let start = min(steps.compactMap(\.due).min() ?? reader.today, reader.today)
    func reading(_ answers: PlanAnswers = PlanAnswers()) -> GoalReading {
      GoalReading(
        name, due: due, today: start, answers: answers, reader: reader.language, near: reader.place)
    }
    let last = due ?? steps.compactMap(\.due).max()
    let schedule = last.map { PlanSchedule(from: start, to: $0) }
    func facts(_ reading: GoalReading) -> PlanFacts {
      PlanFacts(reading, schedule: schedule, today: start, reader: reader)
    }
    return facts(reading(answers(to: facts(reading()))))
  }

  /// Reconstructs the answers, which are not stored, from the steps and their amounts and runs.
  private func answers(to facts: PlanFacts) -> PlanAnswers {
    var answers = PlanAnswers()
    let titles = steps.map(\.title).joined(separator: " ")
    answers.isInEnglish = GoalWords.language(of: FoldedText(titles), in: titles) == .english
    if facts.isNeutral {
      let titles = Set(steps.map { Substring($0.title) })
      answers.chosenGoal = GoalTopic.all(in: facts.reader.language).first { $0.hasSteps(titles) }
        .flatMap(\.examples.first)
    }
    switch facts.reading.kind {
    case .save: restoreSavings(of: facts, into: &answers)
    case .run: answers.longestRun = longestRun(facts)
    default: break
    }
    return answers
  }

  /// Restores from the first payment whether the sum is put aside by the week or the month, and what
  /// was saved before, if the payment matches a smaller total named in its step.
  private func restoreSavings(of facts: PlanFacts, into answers: inout PlanAnswers) {
    guard let first = steps.first, let all = facts.reading.money?.sum else { return }
    let payments = GoalAmount.all(in: first.title).map(\.whole)
    let rests = GoalAmount.all(in: first.description).map(\.whole).filter { (1..<all).contains($0) }
    for sum in [all] + rests {
      for unit in [CalendarWords.Unit.week, .month] {
        let found = payments.first { payment in
          let told = unit == .month ? payment : nil
          let table = PaymentTable(of: sum, every: unit, in: facts.schedule, paying: told)
          return table.amount(at: 0) == payment
        }
        guard let payment = found else { continue }
        if sum < all { answers.saved = all - sum }
        if unit == .month { answers.spare = payment }
        return
      }
    }
  }

  /// Returns the smallest initial distance that reproduces the lengths of all runs in the steps.
  private func longestRun(_ facts: PlanFacts) -> Double? {
    let runs = steps.compactMap { step -> RunSchedule.LongRun? in
      guard let day = step.due else { return nil }
      let amount = GoalAmount.all(in: step.title).first { $0.unit == .kilometres }
      return amount.map { RunSchedule.LongRun(day: day, kilometres: $0.whole) }
    }
    func explains(_ schedule: RunSchedule) -> Bool {
      schedule.longRuns.allSatisfy { run in
        runs.allSatisfy { $0.day != run.day || $0.kilometres == run.kilometres }
      }
    }
    guard !explains(facts.runs) else { return nil }
    return (0...60).map(Double.init).first {
      explains(RunSchedule(distance: facts.distance, from: $0, in: facts.schedule))
    }
  }
}
