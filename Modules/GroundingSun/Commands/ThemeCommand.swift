import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun theme`: which look, and who chooses it.
struct ThemeCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Show or choose the look: light, dark or auto.",
    discussion: """
      light and dark stay until you choose again. auto is light from 06:00 until 18:00, or with \
      --sun from sunrise until sunset at a place, which is remembered.
      """)

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "light, dark or auto.")
  var theme: ThemeWord?

  @Flag(help: "With auto: follow the sun.")
  var sun = false

  @Option(
    help: ArgumentHelp("With --sun: where, as 48.15,17.11 (north, east).", valueName: "lat,lon"))
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
    guard theme == .auto, sun || place == nil else {
      guard let theme, theme != .auto, !sun, place == nil else {
        throw GroundingSunError.placeWithoutSun
      }
      return try await world.store.set(ThemeChoice.setting, to: theme.rawValue)
    }
    guard sun else { return try await world.store.set(ThemeChoice.setting, to: nil) }
    let named = try place.map { text in
      guard let place = Coordinates(text) else { throw GroundingSunError.badPlace(text) }
      return place
    }
    try await world.store.transaction { transaction in
      if let named { try transaction.set(ThemeChoice.placeSetting, to: named.description) }
      let known = try transaction.snapshot.setting(ThemeChoice.placeSetting)
      guard Coordinates(known) != nil else { throw GroundingSunError.noPlace }
      try transaction.set(ThemeChoice.setting, to: "sun")
    }
  }
}

/// The values of `theme`.
enum ThemeWord: String, ExpressibleByArgument, CaseIterable {
  case light, dark, auto
}

extension ThemeChoice {
  /// The theme of the main screen, with what it follows: `clock`, `sun` or nothing.
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
