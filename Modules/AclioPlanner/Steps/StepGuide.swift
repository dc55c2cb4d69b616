/// A step in detail: instructions, what comes next, and help.
struct StepGuide {
  let step: PlannerStep
  let goal: PlannerGoal
  /// The facts of the goal.
  let facts: PlanFacts

  var guide: PlannerGuide {
    PlannerGuide(
      text: text, resources: StepTexts(facts).resources, tips: StepTexts(facts).tips,
      searchQuery: "\(facts.essence): \(step.title)")
  }

  private var text: String {
    let moves = GuideMoves(step, of: facts)
    let heads = GuideMoves.heads(facts.textLanguage)
    var lines = ["## \(step.title)", ""]
    if !step.description.isEmpty { lines += [step.description, ""] }
    lines += moves.moves.enumerated().map { "\($0 + 1). \($1)" }
    lines += step.openParts.map { "- \($0)" }
    lines += ["", "**\(heads.done)** \(moves.done)", "", "**\(heads.stuck)** \(moves.stuck)"]
    if let next = following { lines += ["", "**\(heads.next)** \(next.title)"] }
    return lines.joined(separator: "\n")
  }

  /// The next open step.
  private var following: PlannerStep? {
    guard let place = goal.steps.firstIndex(where: { $0.id == step.id }) else { return nil }
    return goal.steps[(place + 1)...].first { !$0.isDone }
  }
}
