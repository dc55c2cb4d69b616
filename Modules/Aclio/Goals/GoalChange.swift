import CoreModels
import CorePlugin
import CoreStorage

extension Transaction {
  /// Stores an accepted plan as a goal with steps. Returns an existing goal with the same id
  /// unchanged, so that a pending plan is never stored twice.
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

  /// Stores an accepted plan as a goal, if the limit allows, and returns what it earns.
  func accept(
    _ plan: Plan, for request: PlanRequest, id: String, through gate: PremiumGate,
    at moment: Moment, makeID: () -> String
  ) throws -> (goal: Goal, reward: Reward) {
    try gate.require(.newGoal, in: snapshot, at: moment)
    let (goal, reward) = try rewarding(on: moment.today) {
      try $0.keep(plan, name: request.goal, due: request.due, id: id, at: moment, makeID: makeID)
    }
    try gate.charge(.newGoal, in: self, at: moment)
    return (goal, reward)
  }

  /// Appends steps to a goal; points for a former completion are kept.
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
    // A step comes before those of the plan that are due later.
    var places = state.steps.map { (position: $0.position, due: $0.due) }
    for step in steps {
      let index = step.due.flatMap { due in places.firstIndex { ($0.due ?? due) > due } }
      let before = places[..<(index ?? places.count)].last?.position ?? 0
      let position = index.map { (before + places[$0].position) / 2 } ?? before + 1
      places.insert((position, nil), at: index ?? places.count)
      try put(
        GoalStep(
          id: GoalStep.idPrefix(ofGoal: state.goal.id) + makeID(), goal: state.goal.id,
          position: position, title: step.title, description: step.description,
          duration: step.duration, due: step.due, mapSearch: step.mapSearch))
    }
  }

  /// Marks a step as done, with everything that this completes and earns; returns `false` if it was
  /// done already.
  @discardableResult
  func complete(_ step: GoalStep, on day: Day) throws -> Bool {
    guard try find(StepCompletion.self, step.id) == nil else { return false }
    try put(StepCompletion(id: step.id, goal: step.goal, day: day))
    if let goal = try find(Goal.self, step.goal) { try settle(goal, on: day) }
    return true
  }

  /// Marks a step as not done, and its goal as not completed if necessary; returns `false` if the
  /// step was not done.
  @discardableResult
  func uncomplete(_ step: GoalStep) throws -> Bool {
    guard try find(StepCompletion.self, step.id) != nil else { return false }
    if let goal = try find(Goal.self, step.goal), try snapshot.state(of: goal).isCompleted {
      try remove(GoalCompletion.self, goal.id)
    }
    return try remove(StepCompletion.self, step.id)
  }

  /// Orders the steps by `ids`; unlisted ones follow in their previous order.
  func reorder(_ goal: Goal, to ids: [String]) throws {
    let steps = try snapshot.state(of: goal).steps
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let ordered = steps.enumerated().sorted {
      (places[$0.element.id] ?? ids.count + $0.offset)
        < (places[$1.element.id] ?? ids.count + $1.offset)
    }
    let positions = ItemOrder.positions(ordered.map(\.element.position))
    for (var step, position) in zip(ordered.map(\.element), positions) {
      step.position = position
      try put(step)
    }
  }

  /// Archives or restores a goal.
  func archive(_ goal: Goal, _ isArchived: Bool = true) throws {
    var goal = goal
    goal.isArchived = isArchived
    try put(goal)
  }

  /// Deletes a goal with everything that belongs to it. Completions of its steps stay, as ids and
  /// days only: deleting a goal takes no points or streaks away.
  func delete(_ goal: Goal) throws {
    try settle(goal, on: nil)
    for case let part as any GoalPart.Type in AclioPlugin().records {
      try part.remove(ofGoal: goal.id, in: self)
    }
    try remove(Goal.self, goal.id)
  }

  /// Records the goal's completion, if it is complete, and the achievements earned so far.
  func settle(_ goal: Goal, on day: Day?) throws {
    try noteCompletion(of: goal, on: day)
    try unlock(on: day)
  }

  /// Records the goal's completion, if it is complete.
  func noteCompletion(of goal: Goal, on day: Day?) throws {
    if try snapshot.state(of: goal).isCompleted,
      try find(GoalCompletion.self, goal.id) == nil
    {
      try put(GoalCompletion(id: goal.id, day: day))
    }
  }
}
