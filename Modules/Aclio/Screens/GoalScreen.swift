import CoreModels
import CorePlugin
import CoreTerminal

/// A goal with its steps.
struct GoalScreen {
  let state: GoalState
  /// The goal's number in the list.
  let number: Int
  let paused: PausedDays

  func lines(in world: World) -> [String] {
    let goal = state.goal
    var lines = world.hanging("", goal.name, .bold) + world.facts(facts(in: world))
    if world.isDrawn {
      lines.append(
        world.bar(
          Double(state.progress) / 100, columns: min(world.goalColumns, 40), color: goal.color))
    }
    for (index, step) in state.steps.enumerated() {
      lines += world.isDrawn ? [""] : []
      lines += StepLines(
        step: step, number: index + 1, isDone: state.done.contains(step.id), paused: paused
      ).lines(in: world)
    }
    guard world.isDrawn, let step = state.nextStep.flatMap(state.number) else { return lines }
    return lines + [""] + world.sentence(GoalText.expandHint(number, step: step), .dim)
  }

  private func facts(in world: World) -> [String] {
    let goal = state.goal
    let done = state.steps.count { state.done.contains($0.id) }
    var facts = [
      world.text(GoalText.category(goal.category)),
      world.text(GoalText.steps(done, of: state.steps.count)),
    ]
    if state.isCompleted {
      facts.append(world.text(GoalText.completed))
    } else {
      facts.append(
        world.dueText(
          goal.dueDate, DueStatus(goal.dueDate, on: world.today, paused: paused)))
    }
    if goal.isArchived { facts.append(world.text(GoalText.archived)) }
    return facts
  }
}

/// A numbered step of a goal or plan.
struct StepLines {
  let step: GoalStep
  let number: Int
  var isDone = false
  var paused = PausedDays()

  func lines(in world: World) -> [String] {
    let digits = "\(number)".padded(to: 2, alignment: .trailing)
    let head = "\(mark(isDone, in: world)) \(digits)  "
    var lines = world.hanging(head, step.title, isDone ? .dim : .bold)
    let inner = String(repeating: " ", count: world.columns < 30 ? 4 : head.visibleWidth)
    let facts = [
      step.duration?.terminalSafe ?? "",
      isDone ? "" : world.dueText(step.due, DueStatus(step.due, on: world.today, paused: paused)),
    ].filter { !$0.isEmpty }
    if !facts.isEmpty {
      lines += world.hanging(inner, facts.joined(separator: world.separator), .dim)
    }
    if !isDone, !step.description.isEmpty { lines += world.hanging(inner, step.description) }
    for (index, part) in step.parts.enumerated() {
      lines += world.hanging(
        inner + mark(part.isDone, in: world) + " \(number).\(index + 1) ", part.title,
        part.isDone ? .dim : .plain)
    }
    return lines
  }

  private func mark(_ isDone: Bool, in world: World) -> String {
    guard world.terminal.isUnicode else { return isDone ? "[x]" : "[ ]" }
    return isDone ? "✓" : "○"
  }
}

extension Plan {
  /// The steps as shown for review.
  func lines(in world: World) -> [String] {
    let steps = steps.enumerated().flatMap { index, step in
      (world.isDrawn && index > 0 ? [""] : [])
        + StepLines(
          step: GoalStep(
            id: "", goal: "", position: 0, title: step.title, description: step.description,
            duration: step.duration, due: step.due),
          number: index + 1
        ).lines(in: world)
    }
    return world.facts([world.text(GoalText.category(category))]) + [""] + steps
  }
}
