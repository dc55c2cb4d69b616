/// The tips and generally available resources for a step, by the goal's kind.
struct StepTexts {
  private let facts: PlanFacts

  init(_ facts: PlanFacts) { self.facts = facts }

  /// Advice from people who reached such goals.
  var tips: [String] {
    let all = Sections("tips", in: facts.textLanguage)
    let kind = facts.reading.adviceKind.contentName
    return all[all.has(kind) ? kind : GoalKind.general.contentName]
  }

  /// The resources for the kind, and those for all kinds.
  var resources: [PlannerGuide.Resource] {
    let all = Sections("resources", in: facts.textLanguage)
    return [facts.reading.adviceKind.contentName, "all"].filter(all.has).map { name in
      let lines = all[name]
      return PlannerGuide.Resource(
        name: lines.value("name"), description: lines.value("description"),
        type: lines.value("type"), cost: lines.value("cost"))
    }
  }
}
