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
}
