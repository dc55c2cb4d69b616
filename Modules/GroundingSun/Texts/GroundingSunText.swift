import CoreModels

/// Every sentence that Grounding Sun shows, besides the affirmations.
enum GroundingSunText: CompleteTextCatalogue {
  case title
  case newHint
  case refreshing
  case offline
  case notRefreshed
  case added
  case alreadyThere
  case edited
  case removed
  case broughtBack
  case noHistory
  case noneUpcoming
  case noneListed
  case noneRemoved
  case source(AffirmationSource)
  case sourceSet(AffirmationSource)
  /// The source failed when it was chosen.
  case sourceWaits
  case themeManual(Look)
  case themeClock(Look)
  case themeSun(Look, place: String)
  case sunTimes(rise: String, set: String)
  case polarDay
  case polarNight
  /// What the settings are for.
  case sourceSetting, themeSetting, placeSetting
  case error(GroundingSunError)
  case advice(GroundingSunError)

  static var samples: [GroundingSunText] {
    let errors: [GroundingSunError] = [
      .badReply, .tooLate, .badFile("a"), .emptySource("a"), .noSuchAffirmation("a"),
      .ambiguousID("a"), .nothingElse, .badPlace("a"), .noPlace, .placeWithoutSun,
    ]
    let looks = Look.allCases.flatMap { look -> [GroundingSunText] in
      [.themeManual(look), .themeClock(look), .themeSun(look, place: "1.0,2.0")]
    }
    return [
      .title, .newHint, .refreshing, .offline, .notRefreshed, .added, .alreadyThere, .edited,
      .removed, .broughtBack, .noHistory, .noneUpcoming, .noneListed, .noneRemoved,
      .sourceSetting, .themeSetting, .placeSetting, .source(.bundled),
      .source(.file("a")), .sourceSet(.bundled), .sourceSet(.file("a")), .sourceWaits,
      .sunTimes(rise: "07:00", set: "16:00"), .polarDay, .polarNight,
    ] + looks + errors.flatMap { [.error($0), .advice($0)] }
  }
}
