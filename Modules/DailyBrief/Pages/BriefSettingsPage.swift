import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The settings of the page: its content and tone, followed names, and the server.
  static let briefSettings = BriefTab.settings.page(
    template: Content.Pages.settings
  ) { _, world in
    try await world.store.read { try BriefSettingsPage($0) }.values(in: world)
  }
}

/// The settings of the brief in a browser.
struct BriefSettingsPage {
  private let language: String
  private let personality: Personality
  private let nickname: String
  private let timeZone: String
  private let modules: Brief.Modules
  private let units: Units
  private let theme: BriefTheme
  private let account: ServerAccount?

  init(_ snapshot: Snapshot) throws {
    language = try snapshot.setting(BriefSettings.language)
    personality = try snapshot.setting(BriefSettings.personality)
    nickname = try snapshot.setting(BriefSettings.nickname)
    timeZone = try snapshot.setting(BriefSettings.timeZone)
    modules = try snapshot.setting(BriefSettings.modules)
    units = try snapshot.setting(Units.setting)
    theme = try BriefTheme(in: snapshot)
    account = try ServerAccount(in: snapshot)
  }

  func values(in world: World) -> [String: any Sendable] {
    let modules: [(String, BriefPageWord, Bool)] = [
      ("weather", .weather, modules.weather), ("countdown", .events, modules.countdown),
      ("reminder", .reminders, modules.reminder),
    ]
    // The list does not name every zone that the command accepts.
    let known = TimeZoneRules.knownIdentifiers
    let zones = timeZone.isEmpty || known.contains(timeZone) ? known : [timeZone] + known
    let tones: [(Personality, BriefPageWord)] = [
      (.neutral, .neutral), (.cute, .cute), (.brutal, .brutal),
    ]
    var values: [String: any Sendable] = [
      "nickname": nickname, "timeZones": zones.map { option("", $0, $0 == timeZone) },
      "languages": Language.allCases.map {
        option($0.rawValue, $0.ownName, $0.rawValue == language)
      },
      "tones": tones.map { option($0.rawValue, world.text($1), $0 == personality) },
      "units": [
        option("metric", world.text(BriefPageWord.metric), units == .metric),
        option("imperial", world.text(BriefPageWord.imperial), units == .imperial),
      ],
      "modules": modules.map { option($0, world.text($1), $2) },
      "accents": BriefTheme.Accent.allCases.map {
        option($0.rawValue, world.text($0.word), $0 == theme.accent)
      },
      "backgrounds": BriefTheme.Background.allCases.map {
        option($0.rawValue, world.text($0.word), $0 == theme.background)
      },
    ]
    values["account"] = account.map { "\($0.email) · \($0.server)" }
    return values
  }

  private func option(_ value: String, _ text: String, _ isChosen: Bool) -> [String: any Sendable] {
    ["value": value, "text": text, "isChosen": isChosen]
  }
}

extension BriefTheme.Accent {
  fileprivate var word: BriefPageWord {
    switch self {
    case .sun: .sun
    case .rose: .rose
    case .plum: .plum
    case .sky: .sky
    case .sea: .sea
    case .leaf: .leaf
    }
  }
}

extension BriefTheme.Background {
  fileprivate var word: BriefPageWord {
    switch self {
    case .paper: .paper
    case .sand: .sand
    case .mist: .mist
    case .meadow: .meadow
    case .plain: .plain
    }
  }
}
