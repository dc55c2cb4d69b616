import CoreModels

/// A file of plans: for a part of life, for the general kind, or for continuing.
enum PlanFile: String, CaseIterable, Sendable {
  case health, career, education, finance, creative
  case personalGrowth, relationships, travel, home, technology
  case general, continuations

  /// Returns the plans that a language has.
  func plans(in language: Language) -> Sections {
    Sections(at: "plans/\(language)/\(contentName).plan")
  }
}

extension PlanFacts {
  /// The script of the kind's plan, or of the steps that fit any goal.
  var script: PlanScript {
    let lines = isNeutral ? neutralLines : reading.planLines(in: textLanguage)
    return PlanScript(lines, facts: self)
  }

  /// The steps that fit any goal of the kind's group, such as errands at offices, otherwise of its
  /// part of life, otherwise any goal.
  private var neutralLines: [Sections.Line] {
    let plans = Sections("neutral", in: textLanguage, ending: "plan")
    guard several.isEmpty else { return plans.lines(of: "several") }
    guard !reading.isGentle else { return plans.lines(of: "gentle") }
    let group = reading.kind == .general ? reading.shape.name : reading.kind.contentName
    let groups = [group] + (reading.tellsPart ? [reading.part.contentName] : []) + ["neutral"]
    return groups.first(where: plans.has).map(plans.lines) ?? []
  }
}

extension GoalReading {
  /// The section with the plan of its kind.
  var planName: String {
    if isRestrictive { return "safe-eating" }
    return topic?.shape.name ?? variant?.name ?? (kind == .general ? shape.name : kind.contentName)
  }

  func planLines(in language: Language) -> [Sections.Line] {
    if let topic, !isRestrictive { return topic.lines }
    return plans(in: language).lines(of: planName)
  }

  /// The questions that its plan asks.
  func questions(in language: Language) -> [TopicQuestion] {
    if let topic { return topic.questions }
    return planLines(in: language).compactMap { TopicQuestion(line: $0.text) }
  }

  /// Returns the file with the plan of its kind.
  func plans(in language: Language) -> Sections {
    let part = isRestrictive ? .health : kind.part
    let file = kind == .general && !isRestrictive ? nil : PlanFile(rawValue: part.rawValue)
    return (file ?? .general).plans(in: language)
  }
}
