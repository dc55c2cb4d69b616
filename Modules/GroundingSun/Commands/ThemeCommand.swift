import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun theme`: shows or sets the look, fixed or automatic.
struct ThemeCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("theme", HelpText.theme, more: HelpText.themeMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.themeTheme))
  var theme: ThemeWord?

  @Flag(help: ArgumentHelp(HelpText.themeSun))
  var sun = false

  @Option(help: ArgumentHelp(HelpText.themePlace, valueName: "lat,lon"))
  var place: String?

  func run(in world: World) async throws {
    if theme != nil || sun || place != nil { try await choose(in: world) }
    let moment = world.moment
    let choice = try await world.store.read { try ThemeChoice(in: $0) }
    let active = choice.active(at: moment.now, in: moment.calendar)
    try world.answer(choice.json(active)) {
      ThemeLines(choice: choice, active: active).lines(in: world)
    }
  }

  private func choose(in world: World) async throws {
    let asked = try wish()
    try await world.store.transaction { try asked.choose(in: $0) }
  }

  /// Returns the requested theme; throws ``GroundingSunError``.
  private func wish() throws(GroundingSunError) -> ThemeWish {
    let look = theme.flatMap { Look(rawValue: $0.rawValue) }
    if let look, !sun, place == nil { return .manual(look) }
    guard theme == .auto, sun || place == nil else { throw .placeWithoutSun }
    guard sun else { return .clock }
    return try .sun(typed: place)
  }
}

/// The values of `theme`.
enum ThemeWord: String, ExpressibleByArgument, CaseIterable {
  case light, dark, auto
}

extension ThemeChoice {
  /// Returns the main screen's theme, with what it follows: `clock`, `sun` or nothing.
  fileprivate func json(_ active: ActiveTheme) -> JSONValue {
    var (follows, place) = (JSONValue.null, JSONValue.null)
    switch self {
    case .manual: break
    case .clock: follows = "clock"
    case .sun(let known): (follows, place) = ("sun", known.json)
    }
    return [
      "mode": .string(active.isAutomatic ? "auto" : "manual"),
      "active": .string(active.look.rawValue), "follows": follows, "place": place,
    ]
  }
}
