import CoreModels

/// The tips and generally available resources for a step, by the goal's kind.
struct StepTexts {
  private let facts: PlanFacts

  init(_ facts: PlanFacts) { self.facts = facts }

  private var isSlovak: Bool { facts.textLanguage == .slovak }

  /// Advice from people who reached such goals.
  var tips: [String] {
    Sections(isSlovak ? Content.Tips.slovak : Content.Tips.english)[facts.reading.kind.contentName]
  }

  /// The resources for the kind, and those for all kinds.
  var resources: [PlannerGuide.Resource] {
    let all = Sections(isSlovak ? Content.Resources.slovak : Content.Resources.english)
    return [facts.reading.kind.contentName, "all"].filter(all.has).map { name in
      let lines = all[name]
      return PlannerGuide.Resource(
        name: lines.value("name"), description: lines.value("description"),
        type: lines.value("type"), cost: lines.value("cost"))
    }
  }
}
