import CoreModels

/// A step in detail: how it is done, what is done then, and what helps.
struct StepGuide {
  let step: GoalStep
  let state: GoalState
  let reader: CoachReader

  var expansion: Expansion {
    let facts = state.facts(for: reader)
    return Expansion(
      guide: guide(facts), resources: KindResources(facts).all,
      tips: KindTips.of(facts), searchQuery: "\(facts.essence): \(step.title)")
  }

  private func guide(_ facts: PlanFacts) -> String {
    let moves = GuideMoves(step, of: facts)
    let heads = GuideMoves.Heads(facts.textLanguage)
    var lines = ["## \(step.title)", ""]
    if !step.description.isEmpty, !moves.saysAll { lines += [step.description, ""] }
    lines += moves.moves.enumerated().map { "\($0 + 1). \($1)" }
    for part in step.parts where !part.isDone { lines.append("- \(part.title)") }
    lines += ["", "**\(heads.done)** \(moves.done)", "", "**\(heads.stuck)** \(moves.stuck)"]
    if let next = following { lines += ["", "**\(heads.next)** \(next.title)"] }
    return lines.joined(separator: "\n")
  }

  /// The first step after this one that is not done.
  private var following: GoalStep? {
    guard let place = state.steps.firstIndex(where: { $0.id == step.id }) else { return nil }
    return state.steps[(place + 1)...].first { !state.done.contains($0.id) }
  }
}
