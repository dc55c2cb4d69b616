import CoreModels

extension PlannerGoal {
  /// What the planner understands of the goal as it was when its plan was made, with its due day.
  func facts(for reader: PlannerReader) -> PlanFacts {
    let start = min(steps.compactMap(\.due).min() ?? reader.today, reader.today)
    let plain = GoalReading(name, due: due, today: start)
    let last = due ?? steps.compactMap(\.due).max()
    let schedule = last.map { PlanSchedule(from: start, to: $0) }
    func facts(_ reading: GoalReading) -> PlanFacts {
      PlanFacts(reading, schedule: schedule, today: start, reader: reader)
    }
    let answers = answers(to: facts(plain))
    return facts(GoalReading(name, due: due, today: start, answers: answers))
  }

  /// Answers are not kept; the sums and runs of the steps tell them.
  private func answers(to facts: PlanFacts) -> PlanAnswers {
    var answers = PlanAnswers()
    switch facts.reading.kind {
    case .save: answers.saved = saved(facts)
    case .run: answers.longestRun = longestRun(facts)
    default: break
    }
    return answers
  }

  /// What was there, when the first payment is one of a smaller sum that its step names.
  private func saved(_ facts: PlanFacts) -> Int? {
    guard let first = steps.first, let all = facts.reading.money?.sum else { return nil }
    let payments = GoalAmount.all(in: first.title).map(\.whole)
    let rest = GoalAmount.all(in: first.description).map(\.whole).first { sum in
      sum > 0 && sum < all
        && payments.contains(
          PaymentTable(of: sum, every: .week, in: facts.schedule).amount(at: 0))
    }
    return payments.contains(facts.weekly.amount(at: 0)) ? nil : rest.map { all - $0 }
  }

  /// The first run that explains the length of all the others.
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
