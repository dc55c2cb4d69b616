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
    if isNeutral {
      return PlanScript(Sections.neutral(in: textLanguage).lines(of: "neutral"), facts: self)
    }
    let (file, name) = plan
    return PlanScript(file.plans(in: textLanguage).lines(of: name), facts: self)
  }

  /// `true` if the kind is unknown, so that the plan has steps that fit any goal.
  var isNeutral: Bool { (!reading.isSure || !several.isEmpty) && !reading.isRestrictive }

  /// The file and the name of the kind's plan.
  private var plan: (PlanFile, String) {
    if reading.isRestrictive { return (.health, "safe-eating") }
    if reading.kind == .general { return (.general, reading.shape.contentName) }
    let file = PlanFile(rawValue: reading.kind.part.rawValue) ?? .general
    return (file, reading.kind.contentName)
  }
}

extension Sections {
  /// The steps that fit any goal, which are written in all languages.
  static func neutral(in language: Language) -> Sections {
    typealias Plans = Content.Neutral
    let content =
      switch language {
      case .english: Plans.english
      case .slovak: Plans.slovak
      case .czech: Plans.czech
      case .hungarian: Plans.hungarian
      case .polish: Plans.polish
      case .german: Plans.german
      case .spanish: Plans.spanish
      }
    return Sections(content)
  }
}
