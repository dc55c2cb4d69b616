import CoreModels

/// The messages of Grounding Sun, apart from the affirmations.
extension GroundingSunText {
  static func source(_ source: AffirmationSource) -> Self {
    source == .bundled ? .sourceBundled : .source(source.name)
  }

  static func sourceSet(_ source: AffirmationSource) -> Self {
    source == .bundled ? .sourceSetBundled : .sourceSet(source.name)
  }

  static func themeManual(_ look: Look) -> Self {
    look == .light ? .themeManualLight : .themeManualDark
  }

  static func themeClock(_ look: Look) -> Self {
    look == .light ? .themeClockLight : .themeClockDark
  }

  static func themeSun(_ look: Look, place: String) -> Self {
    look == .light ? .themeSunLight(place) : .themeSunDark(place)
  }

  static func error(_ error: GroundingSunError) -> Self {
    switch error {
    case .badReply: .errorBadReply
    case .tooLate: .errorTooLate
    case .badFile(let path): .errorBadFile(path)
    case .emptySource(let path): .errorEmptySource(path)
    case .noSuchAffirmation(let id): .errorNoSuchAffirmation(id)
    case .ambiguousID(let id): .errorAmbiguousID(id)
    case .nothingElse: .errorNothingElse
    case .badPlace(let text): .errorBadPlace(text)
    case .noPlace: .errorNoPlace
    case .placeWithoutSun: .errorPlaceWithoutSun
    }
  }

  static func advice(_ error: GroundingSunError) -> Self {
    switch error {
    case .badReply, .tooLate: .adviceBadReply
    case .badFile: .adviceBadFile
    case .emptySource: .adviceEmptySource
    case .noSuchAffirmation: .adviceNoSuchAffirmation
    case .ambiguousID: .adviceAmbiguousID
    case .nothingElse: .adviceNothingElse
    case .badPlace: .adviceBadPlace
    case .noPlace: .adviceNoPlace
    case .placeWithoutSun: .advicePlaceWithoutSun
    }
  }
}
