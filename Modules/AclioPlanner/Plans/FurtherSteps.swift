import CoreModels

/// Additional steps for a goal: before its end, those that its plan left out and ways to keep
/// going; after it, what comes next.
struct FurtherSteps {
  let goal: PlannerGoal
  let reader: PlannerReader

  var steps: [PlannerStep] {
    var seen = Set(goal.steps.map { FoldedText($0.title).text })
    let drafts = Array(drafts.prefix(4))
    let language = goal.facts(for: reader).textLanguage
    return drafts.enumerated().map { index, draft in
      let title = unused(draft.title, seen)
      seen.insert(FoldedText(title).text)
      return PlannerStep(
        title: title, description: draft.text,
        duration: PlanningText.span(draft.span).text(in: language),
        due: day(index, of: drafts.count))
    }
  }

  private var lastDay: Day? { goal.due ?? goal.steps.compactMap(\.due).max() }

  /// Returns the day of a step: spread over the time until the end, or one per week without any.
  private func day(_ index: Int, of count: Int) -> Day {
    let today = reader.today
    guard !goal.isCompleted, let lastDay, lastDay > today else {
      return today.advanced(by: 7 * (index + 1))
    }
    let days = today.distance(to: min(lastDay, today.adding(years: 1)))
    return today.advanced(by: max(days * (index + 1) / (count + 1), 1))
  }

  private var drafts: [PlanScript.Draft] {
    let facts = goal.facts(for: reader)
    let titles = Set(goal.steps.map { FoldedText($0.title).text })
    let plans = PlanFile.continuations.plans(in: facts.textLanguage)
    func all(_ name: String) -> [PlanScript.Draft] {
      PlanScript(plans.lines(of: name), facts: facts).slots.compactMap(\.choices.first)
    }
    var drafts: [PlanScript.Draft]
    if goal.isCompleted {
      drafts = all(facts.reading.part.contentName) + all("shared")
    } else {
      let left = facts.script.slots.filter { slot in
        (slot.isOptional || goal.steps.isEmpty)
          && !slot.choices.contains { titles.contains(FoldedText($0.title).text) }
      }.compactMap(\.choices.first)
      drafts = left.prefix(goal.steps.isEmpty ? 4 : 2) + all("midway") + all("shared")
    }
    let fresh = drafts.filter { !titles.contains(FoldedText($0.title).text) }
    return fresh.count >= 3 ? fresh : fresh + drafts.filter { !fresh.contains($0) }
  }

  /// Returns the title, numbered if another step has it already.
  private func unused(_ title: String, _ seen: Set<String>) -> String {
    guard seen.contains(FoldedText(title).text) else { return title }
    var number = 2
    while seen.contains(FoldedText("\(title) (\(number))").text) { number += 1 }
    return "\(title) (\(number))"
  }
}
