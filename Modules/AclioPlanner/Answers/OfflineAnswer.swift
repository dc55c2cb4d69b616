import CoreModels

/// The planner's answer to a message, derived from the state of the goals.
package struct OfflineAnswer {
  private let message: String
  private let goal: PlannerGoal?
  private let goals: [PlannerGoal]
  private let isFirst: Bool
  private let reader: PlannerReader
  private var language: Language { reader.language }
  private var today: Day { reader.today }

  /// Answers a message about a goal, or about all of them if it is `nil`.
  package init(
    to message: String, about goal: PlannerGoal?, of goals: [PlannerGoal], isFirst: Bool,
    as reader: PlannerReader
  ) {
    (self.message, self.goal, self.goals) = (message, goal, goals)
    (self.isFirst, self.reader) = (isFirst, reader)
  }

  package var text: String {
    let intent = ChatIntent(message)
    var sentences = isFirst ? [OfflineAnswerText.introduction] : []
    if intent == .hello { sentences.append(.hello(reader.name, in: language)) }
    sentences += intent == .thanks ? [.thanks] : body(intent)
    return sentences.map { $0.text(in: language) }.joined(separator: "\n\n")
  }

  private func body(_ intent: ChatIntent) -> [OfflineAnswerText] {
    let open = goals.filter { !$0.isCompleted }
    if intent == .unknown { return [.unknown] }
    guard let goal = goal ?? (goals.count == 1 ? goals[0] : nil) else {
      guard !goals.isEmpty else { return [.noGoals] }
      let shown = (open.isEmpty ? goals : open).prefix(5)
      return shown.map { .overview($0.name, percent: $0.progress, next: $0.nextStep?.title) }
    }
    if intent == .changePlan { return [.changePlan] }
    guard let step = goal.nextStep else {
      return [goal.steps.isEmpty ? .changePlan : .allDone(goal.name)]
    }
    switch intent {
    case .missed: return [.missed(step.title)]
    case .stuck: return [.smaller(step.title), .smallerStill]
    case .done:
      return goal.doneCount == 0
        ? [.markDone(step.title)] : [progress(of: goal), .markDone(step.title)]
    case .timeLeft: return [timeLeft(of: goal), .next(step.title, duration: step.duration)]
    case .today:
      let minutes = GoalAmount.all(in: message).first { $0.unit == .minutes }?.whole ?? 15
      return [
        .today(
          PlanningText.spanMinutes(min(max(minutes, 1), 600)), step: step.title,
          text: step.description)
      ]
    case .next:
      return [.next(step.title, duration: step.duration), due(of: step)].compactMap(\.self)
    default: return [progress(of: goal), .next(step.title, duration: step.duration)]
    }
  }

  private func progress(of goal: PlannerGoal) -> OfflineAnswerText {
    .progress(
      goal.name, done: goal.doneCount, all: goal.steps.count, percent: goal.progress)
  }

  private func due(of step: PlannerStep) -> OfflineAnswerText? {
    step.due.map { due in
      let day = due.inSentence(on: today)
      return due < today ? .stepLate(day) : .stepDue(day)
    }
  }

  private func timeLeft(of goal: PlannerGoal) -> OfflineAnswerText {
    guard let due = goal.due ?? goal.steps.compactMap(\.due).max() else {
      return .noDueDay
    }
    let days = today.distance(to: due)
    guard days >= 0 else { return .overdue(-days) }
    let left = goal.steps.count { !$0.isDone }
    let late = goal.steps.count { step in
      !step.isDone && (step.due.map { $0 < today } ?? false)
    }
    return .timeLeft(days: days, steps: left, late: late)
  }
}
