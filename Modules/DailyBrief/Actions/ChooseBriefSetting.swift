import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief settings`: shows and changes the person's settings of the brief.
struct ChooseBriefSetting: Action {
  static var configuration: CommandConfiguration {
    .init("settings", HelpText.briefSettings, more: HelpText.briefSettingsMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [
      .argument("setting", \.setting, HelpText.briefSettingsSetting),
      .argument("value", \.value, HelpText.briefSettingsValue, isRequired: false),
      .flag("unset", \.isUnset, HelpText.briefSettingsUnset),
    ]
  }

  var setting: String?
  var value: [String] = []
  var isUnset = false

  func perform(in world: World) async throws -> BriefChoices {
    let named = try setting.map { name in
      guard let choice = BriefChoice(rawValue: name) else {
        throw BriefError.unknownSetting(name)
      }
      return choice
    }
    var note: AccountText?
    if let named, isUnset || !value.isEmpty {
      let chosen: JSONValue? = isUnset ? .none : try named.value(typed: value)
      note = try await BriefChoices.choose([(named, chosen)], in: world)
    }
    let choices = named.map { [$0] } ?? BriefChoice.allCases
    let values = try await world.store.read { snapshot in
      try choices.map { ($0, try $0.value(in: snapshot)) }
    }
    return BriefChoices(values: values, note: note)
  }
}

/// Settings of the brief after a change, with where the change applies.
struct BriefChoices: Outcome, JSONObject {
  let values: [(choice: BriefChoice, value: JSONValue)]
  let note: AccountText?

  static let fields: [Field<Self>] = [
    Field(.language, "The language of weather and name days; empty for the usual one."),
    Field(.personality, "The tone of the weather."),
    Field(.nickname, "What to call the reader; empty for nothing."),
    Field(.timezone, "The page’s time zone; empty for that of the place."),
    Field(.modules, "The sections that are shown.", Brief.Modules.shape),
    Field(.units, "The units of the weather."),
    Field(.accent, "The colour of links and buttons."),
    Field(.background, "The background of the pages."),
  ]

  func lines(in world: World) -> [String] {
    let rows = values.map { [$0.choice.rawValue, words($0.value, in: world)] }
    return Table(columns: [Table.Column(isFlexible: false), Table.Column()], rows: rows)
      .lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
      + world.lines(of: note)
  }

  private func words(_ value: JSONValue, in world: World) -> String {
    switch value {
    case .string(""): return world.text(AccountText.usual)
    case .string(let text): return text.oneLine
    default:
      let isOn = ["weather", "countdown", "reminder"].filter { value[$0] == true }
      return isOn.isEmpty ? world.text(AccountText.none) : isOn.joined(separator: " ")
    }
  }

  /// Stores the choices that differ from the current ones, all or nothing; `nil` resets one. The
  /// server is updated first, so that its refusal changes nothing here and everything can be
  /// retried. Returns where the choices apply; `nil` if the person is not logged in or nothing
  /// changed.
  @discardableResult
  static func choose(
    _ chosen: [(choice: BriefChoice, value: JSONValue?)], in world: World
  ) async throws -> AccountText? {
    let (account, news) = try await world.store.read { snapshot in
      (
        try ServerAccount(in: snapshot),
        try chosen.filter { try $0.choice.value(in: snapshot) != $0.value }
      )
    }
    var note: AccountText?
    if let account, !news.isEmpty {
      let source = ServerSource(account: account, world: world)
      note = .hereOnly
      for (choice, value) in news {
        if try await source.tell(choice, value?.string) { note = .onServerToo }
      }
    }
    try await world.store.transaction { transaction in
      for (choice, value) in news { try choice.choose(value, in: transaction) }
    }
    return note
  }
}

extension Field<BriefChoices> {
  /// Creates a member for a setting, omitted where another one is asked for.
  fileprivate init(_ choice: BriefChoice, _ meaning: String, _ shape: Shape = .text) {
    self = .optional(choice.rawValue, meaning, shape) { chosen in
      chosen.values.first { $0.choice == choice }?.value
    }
  }
}

extension ServerSource {
  /// Sends a setting to the server; returns `false` if the server does not support it.
  fileprivate func tell(_ choice: BriefChoice, _ value: String?) async throws -> Bool {
    guard let value, !value.isEmpty else { return false }
    switch choice {
    case .nickname:
      _ = try await send(.setNickname(value, of: account.email))
      try await adopt(nickname: value)
      return true
    case .language, .personality:
      guard var settings = try await weatherSettings() else { return false }
      if choice == .language { settings.language = value } else { settings.personality = value }
      _ = try await send(.setWeather(settings))
      try await letExpire()
      return true
    case .timezone, .modules, .units, .accent, .background: return false
    }
  }

  /// Fetches the server's weather settings of the person; `nil` if it has no place.
  func weatherSettings() async throws -> WeatherSettings? {
    do {
      let answer = try await send(.weather(of: account.email))
      return try WeatherSettings(wire: answer["subscription"] ?? .null)
    } catch ServerError.message(_, status: 404, _) {
      return nil
    }
  }
}
