import CoreModels

/// A file of plans: those for a part of life, for goals of no special kind, or for going on.
enum PlanFile: String, CaseIterable, Sendable {
  case health, career, education, finance, creative
  case personalGrowth, relationships, travel, home, technology
  case general, continuations

  /// Its plans in a language that plans are written in (``PlanFacts/textLanguage``).
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
  /// The kind's steps in the language that plans are written in.
  var script: PlanScript {
    let (file, name) = plan
    return PlanScript(file.plans(in: textLanguage).lines(of: name), facts: self)
  }

  /// Where the kind's plan stands, and its name there.
  private var plan: (PlanFile, String) {
    if reading.isRestrictive { return (.health, "safe-eating") }
    if reading.kind == .general { return (.general, reading.shape.contentName) }
    let file = PlanFile(rawValue: reading.kind.part.rawValue) ?? .general
    return (file, reading.kind.contentName)
  }
}
