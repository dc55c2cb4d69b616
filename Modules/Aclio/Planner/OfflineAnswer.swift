import AclioModeration
import CoreModels

/// What the planner says to a message, from the goals' own state.
struct OfflineAnswer {
  let request: ChatRequest
  private var language: Language { request.reader.language }
  private var today: Day { request.reader.today }

  init(_ request: ChatRequest) { self.request = request }

  var text: String {
    // Nobody is told to begin with a small movement where something hurts.
    if BodyCare.isHeavyDrinking(request.message) { return SafetyText.drinking.text(in: language) }
    if BodyCare.isPain(request.message) { return SafetyText.pain.text(in: language) }
    let intent = ChatIntent(request.message)
    var sentences = request.history.isEmpty ? [OfflineAnswerText.introduction] : []
    if intent == .hello { sentences.append(.hello(request.reader.person.name)) }
    sentences += intent == .thanks ? [.thanks] : body(intent)
    return sentences.map { $0.text(in: language) }.joined(separator: "\n\n")
  }

  private func body(_ intent: ChatIntent) -> [OfflineAnswerText] {
    let open = request.goals.filter { !$0.isCompleted }
    if intent == .unknown { return [.unknown] }
    guard let goal = request.goal ?? (request.goals.count == 1 ? request.goals[0] : nil) else {
      guard !request.goals.isEmpty else { return [.noGoals] }
      let shown = (open.isEmpty ? request.goals : open).prefix(5)
      return shown.map { .overview($0.goal.name, percent: $0.progress, next: $0.nextStep?.title) }
    }
    if intent == .changePlan { return [.changePlan] }
    guard let step = goal.nextStep else {
      return [goal.steps.isEmpty ? .changePlan : .allDone(goal.goal.name)]
    }
    switch intent {
    case .missed: return [.missed(step.title)]
    case .stuck: return [.smaller(step.title), .smallerStill]
    case .done:
      return goal.done.isEmpty
        ? [.markDone(step.title)] : [progress(of: goal), .markDone(step.title)]
    case .timeLeft: return [timeLeft(of: goal), .next(step.title, duration: step.duration)]
    case .today:
      let minutes = GoalAmount.all(in: request.message).first { $0.unit == .minutes }?.whole ?? 15
      return [.today(step.title, step.description, minutes: min(max(minutes, 1), 600))]
    case .next:
      return [.next(step.title, duration: step.duration), due(of: step)].compactMap(\.self)
    default: return [progress(of: goal), .next(step.title, duration: step.duration)]
    }
  }

  private func progress(of goal: GoalState) -> OfflineAnswerText {
    .progress(
      goal.goal.name, done: goal.done.count, of: goal.steps.count, percent: goal.progress)
  }

  private func due(of step: GoalStep) -> OfflineAnswerText? {
    step.due.map { $0 < today ? .stepLate(today: today, $0) : .stepDue(today: today, $0) }
  }

  private func timeLeft(of goal: GoalState) -> OfflineAnswerText {
    guard let due = goal.goal.dueDate ?? goal.steps.compactMap(\.due).max() else {
      return .noDueDay
    }
    let days = today.distance(to: due)
    guard days >= 0 else { return .overdue(-days) }
    let left = goal.steps.count { !goal.done.contains($0.id) }
    let late = goal.steps.count { step in
      !goal.done.contains(step.id) && (step.due.map { $0 < today } ?? false)
    }
    return .timeLeft(days: days, steps: left, late: late)
  }
}
