import CoreModels

/// A file of plans: for a part of life, for the general kind, or for continuing.
enum PlanFile: String, CaseIterable, Sendable {
  case health, career, education, finance, creative
  case personalGrowth, relationships, travel, home, technology
  case general, continuations

  /// Returns the plans in one of the languages with plan texts (``PlanFacts/textLanguage``).
  func plans(in language: Language) -> Sections {
    Sections(language == .slovak ? slovak : english)
  }

  private var english: StaticString {
    typealias Plans = Content.Plans.English
    return switch self {
    case .health: Plans.health
    case .career: Plans.career
    case .education: Plans.education
    case .finance: Plans.finance
    case .creative: Plans.creative
    case .personalGrowth: Plans.personalGrowth
    case .relationships: Plans.relationships
    case .travel: Plans.travel
    case .home: Plans.home
    case .technology: Plans.technology
    case .general: Plans.general
    case .continuations: Plans.continuations
    }
  }

  private var slovak: StaticString {
    typealias Plans = Content.Plans.Slovak
    return switch self {
    case .health: Plans.health
    case .career: Plans.career
    case .education: Plans.education
    case .finance: Plans.finance
    case .creative: Plans.creative
    case .personalGrowth: Plans.personalGrowth
    case .relationships: Plans.relationships
    case .travel: Plans.travel
    case .home: Plans.home
    case .technology: Plans.technology
    case .general: Plans.general
    case .continuations: Plans.continuations
    }
  }
}

extension PlanFacts {
  /// The script of the kind's plan, in the language of plan texts.
  var script: PlanScript {
    let (file, name) = plan
    return PlanScript(file.plans(in: textLanguage).lines(of: name), facts: self)
  }

  /// The file and the name of the kind's plan.
  private var plan: (PlanFile, String) {
    if reading.isRestrictive { return (.health, "safe-eating") }
    if reading.kind == .general { return (.general, reading.shape.contentName) }
    let file = PlanFile(rawValue: reading.kind.part.rawValue) ?? .general
    return (file, reading.kind.contentName)
  }
}
