import CoreModels
import CorePlugin
import CoreStorage

extension Transaction {
  /// Keeps an accepted plan as a goal with steps. A goal of that id that is there already stays as it
  /// is and is answered, so that a plan that was waited for is never kept twice.
  @discardableResult
  func keep(
    _ plan: Plan, name: String, due: Day?, id: String, at moment: Moment,
    makeID: () -> String
  ) throws -> Goal {
    if let kept = try find(Goal.self, id) { return kept }
    let look = plan.category.look
    let goal = Goal(
      id: id, name: name, category: plan.category, iconKey: look.icon, iconColor: look.color,
      dueDate: due, createdAt: moment.now)
    try put(goal)
    try append(plan.steps, to: GoalState(goal: goal, steps: [], done: []), makeID: makeID)
    try settle(goal, on: moment.today)
    return goal
  }

  /// Adds steps behind those that the goal has; what was paid for completing it stays paid.
  func extend(
    _ goal: Goal, with steps: [Plan.Step], at moment: Moment, makeID: () -> String
  ) throws {
    try settle(goal, on: moment.today)
    try append(steps, to: snapshot.state(of: goal), makeID: makeID)
    try settle(goal, on: moment.today)
  }

  private func append(
    _ steps: [Plan.Step], to state: GoalState, makeID: () -> String
  ) throws {
    let last = state.steps.last?.position ?? 0
    for (index, step) in steps.enumerated() {
      try put(
        GoalStep(
          id: GoalStep.idPrefix(ofGoal: state.goal.id) + makeID(), goal: state.goal.id,
          position: last + Double(index + 1), title: step.title, description: step.description,
          duration: step.duration, due: step.due, mapSearch: step.mapSearch))
    }
  }

  /// Notes that the step is done, and everything that this completes and earns; answers `false` where
  /// it was done already.
  @discardableResult
  func complete(_ step: GoalStep, on day: Day) throws -> Bool {
    guard try find(StepCompletion.self, step.id) == nil else { return false }
    try put(StepCompletion(id: step.id, goal: step.goal, day: day))
    if let goal = try find(Goal.self, step.goal) { try settle(goal, on: day) }
    return true
  }

  /// Takes back that the step is done, and that its goal is completed where it then no longer is;
  /// answers `false` where it was not done.
  @discardableResult
  func uncomplete(_ step: GoalStep) throws -> Bool {
    guard try find(StepCompletion.self, step.id) != nil else { return false }
    if let goal = try find(Goal.self, step.goal), try snapshot.state(of: goal).isCompleted {
      try remove(GoalCompletion.self, goal.id)
    }
    return try remove(StepCompletion.self, step.id)
  }

  /// Puts the steps in that order; those that are not named follow in theirs.
  func reorder(_ goal: Goal, to ids: [String]) throws {
    let steps = try snapshot.state(of: goal).steps
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let ordered = steps.enumerated().sorted {
      (places[$0.element.id] ?? ids.count + $0.offset)
        < (places[$1.element.id] ?? ids.count + $1.offset)
    }
    for (index, var step) in ordered.map(\.element).enumerated() {
      step.position = Double(index + 1)
      try put(step)
    }
  }

  /// Puts a goal away, or takes it out again.
  func archive(_ goal: Goal, _ isArchived: Bool = true) throws {
    var goal = goal
    goal.isArchived = isArchived
    try put(goal)
  }

  /// Removes a goal with all that belongs to it. That its steps were done stays, as ids and days
  /// alone: points and streaks are for what somebody did, and taking words away undoes none of it.
  func delete(_ goal: Goal) throws {
    try settle(goal, on: nil)
    for case let part as any GoalPart.Type in AclioPlugin().records {
      try part.remove(ofGoal: goal.id, in: self)
    }
    try remove(Goal.self, goal.id)
  }

  /// Notes that the goal is completed where it is, and the achievements that are earned by now.
  func settle(_ goal: Goal, on day: Day?) throws {
    try noteCompletion(of: goal, on: day)
    try unlock(on: day)
  }

  /// Notes that the goal is completed where it is.
  func noteCompletion(of goal: Goal, on day: Day?) throws {
    if try snapshot.state(of: goal).isCompleted,
      try find(GoalCompletion.self, goal.id) == nil
    {
      try put(GoalCompletion(id: goal.id, day: day))
    }
  }
}
