import CoreModels
import CorePlugin
import CoreStorage

/// Edits a goal's steps in the person's editor: reorders, rewords, adds and removes them at once.
struct PlanEdit: Sendable {
  let goal: String

  func edited(in world: World) async throws -> ShownGoal {
    let today = world.today
    let before = try await world.store.read { try $0.state(of: $0.goal(named: goal)) }
    let text = PlanText.text(of: before.textSteps, help: world.text(GoalText.editorHelp))
    try await world.editor.edit(text, "goal.txt") { edited in
      guard edited != text else { return }
      try await save(edited, over: before, in: world)
    }
    var shown = try await world.store.read { try ShownGoal(before.goal, in: $0, on: today) }
    shown.sentence = shown.state == before ? .unchanged : .edited(before.goal.shownName)
    return shown
  }

  /// Stores the steps in the text; throws ``GoalError``.
  func save(_ text: String, over before: GoalState, in world: World) async throws {
    let lines = try PlanText.steps(in: text, of: before.steps.count)
    try GoalRules.requireOwn(lines, after: before.textSteps)
    let (moment, makeID) = (world.moment, world.makeID)
    try await world.store.transaction { transaction in
      guard try transaction.find(Goal.self, before.goal.id) == before.goal,
        try transaction.snapshot.state(of: before.goal) == before
      else { throw GoalError.changedMeanwhile(before.goal.name) }
      try transaction.settle(before.goal, on: moment.today)
      let kept = Set(lines.compactMap(\.mark))
      // The completion of a removed step stays: see `delete`.
      for (index, step) in before.steps.enumerated() where !kept.contains(index + 1) {
        try transaction.remove(GoalStep.self, step.id)
      }
      let positions = ItemOrder.positions(
        lines.map { $0.mark.map { before.steps[$0 - 1].position } })
      for (line, position) in zip(lines, positions) {
        try transaction.put(line.step(at: position, of: before, makeID: makeID))
      }
      try transaction.settle(before.goal, on: moment.today)
    }
  }
}

extension PlanText.Step {
  /// The step in the line, with the stored values that the line does not show.
  fileprivate func step(at position: Double, of state: GoalState, makeID: () -> String) -> GoalStep
  {
    var step =
      mark.map { state.steps[$0 - 1] }
      ?? GoalStep(
        id: GoalStep.idPrefix(ofGoal: state.goal.id) + makeID(), goal: state.goal.id,
        position: position, title: title, description: description)
    (step.position, step.title, step.description) = (position, title, description)
    (step.duration, step.due, step.parts) = (duration, due, parts)
    return step
  }
}
