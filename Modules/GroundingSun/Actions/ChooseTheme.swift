import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun theme`: shows or sets the look, fixed or automatic.
struct ChooseTheme: Action {
  static var configuration: CommandConfiguration {
    .init("theme", HelpText.theme, more: HelpText.themeMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [
      .argument("theme", \.theme, HelpText.themeTheme),
      .flag("sun", \.bySun, HelpText.themeSun),
      .option("place", \.place, HelpText.themePlace, valueName: "lat,lon"),
    ]
  }

  var theme: ThemeWord?
  var bySun = false
  var place: String?

  func perform(in world: World) async throws -> ChosenTheme {
    if theme != nil || bySun || place != nil {
      let asked = try wish(in: world.language)
      try await world.store.transaction { try asked.choose(in: $0) }
    }
    let moment = world.moment
    let choice = try await world.store.read { try ThemeChoice(in: $0) }
    return ChosenTheme(
      choice: choice, active: choice.active(at: moment.now, in: moment.calendar))
  }

  /// Returns the requested theme; throws ``GroundingSunError``.
  private func wish(in language: Language) throws(GroundingSunError) -> ThemeWish {
    let look = theme.flatMap { Look(rawValue: $0.rawValue) }
    if let look, !bySun, place == nil { return .manual(look) }
    guard theme == .auto, bySun || place == nil else { throw .placeWithoutSun }
    guard bySun else { return .clock }
    return try .sun(typed: place, in: language)
  }
}

/// The values of `theme`.
enum ThemeWord: String, CaseIterable, InputValue {
  case light, dark, auto
}

/// The theme of the main screen, with what it follows.
struct ChosenTheme: Outcome, JSONObject {
  let choice: ThemeChoice
  let active: ActiveTheme

  static let fields: [Field<Self>] =
    ActiveTheme.fields.map { $0.within { (chosen: Self) in chosen.active } } + [
      Field("follows", "What it follows, if anything.", Shape.choice(["clock", "sun"]).orNull) {
        switch $0.choice {
        case .manual: .null
        case .clock: "clock"
        case .sun: "sun"
        }
      },
      Field("place", "The place whose sun it follows.", placeShape.orNull) {
        if case .sun(let place) = $0.choice { place.json } else { .null }
      },
    ]

  private static let placeShape = Shape.object(["latitude": .number, "longitude": .number])

  func lines(in world: World) -> [String] {
    ThemeLines(choice: choice, active: active).lines(in: world)
  }
}
