import CoreModels

/// Steps that go on where a goal's own end: what its kind's plan left out, then what comes after.
struct FurtherSteps {
  let state: GoalState
  let reader: CoachReader

  var steps: [Plan.Step] {
    let start = max(state.steps.compactMap(\.due).max() ?? reader.today, reader.today)
    var seen = Set(state.steps.map { FoldedText($0.title).text })
    var steps: [Plan.Step] = []
    for draft in drafts where steps.count < 4 {
      let title = unused(draft.title, seen)
      seen.insert(FoldedText(title).text)
      steps.append(
        Plan.Step(
          title: title, description: draft.text,
          duration: PlanningText.span(draft.span).text(in: reader.language),
          due: start.advanced(by: 7 * (steps.count + 1))))
    }
    return steps
  }

  private var drafts: [PlanScript.Draft] {
    let facts = state.facts(for: reader)
    let text =
      facts.textLanguage == .slovak
      ? SlovakContinuations.script(facts) : EnglishContinuations.script(facts)
    let titles = Set(state.steps.map { FoldedText($0.title).text })
    let left = (facts.script?.slots ?? []).filter { slot in
      slot.isOptional && !slot.choices.contains { titles.contains(FoldedText($0.title).text) }
    }.compactMap(\.choices.first)
    let after = (PlanScript(text, facts: facts)?.slots ?? []).compactMap(\.choices.first)
    // A goal that is done does not need what its plan left out.
    let drafts = (state.isCompleted ? [] : Array(left.prefix(1))) + after
    let fresh = drafts.filter { !titles.contains(FoldedText($0.title).text) }
    return fresh.count >= 3 ? fresh : fresh + drafts.filter { !fresh.contains($0) }
  }

  /// The title, with a number where a step has it already.
  private func unused(_ title: String, _ seen: Set<String>) -> String {
    guard seen.contains(FoldedText(title).text) else { return title }
    var number = 2
    while seen.contains(FoldedText("\(title) (\(number))").text) { number += 1 }
    return "\(title) (\(number))"
  }
}

extension GoalState {
  /// What the planner understands of the goal as it was when it was made, with its due day.
  func facts(for reader: CoachReader) -> PlanFacts {
    let reading = GoalReading(goal.name, due: goal.dueDate, today: reader.today)
    let last = goal.dueDate ?? steps.compactMap(\.due).max()
    let schedule = last.map { PlanSchedule(from: reader.today, to: $0) }
    return PlanFacts(
      reading, schedule: schedule, today: reader.today, language: reader.language,
      person: reader.person)
  }
}
