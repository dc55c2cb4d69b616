import CoreModels
import CorePlugin
import CoreStorage

/// A setting of the brief, by the name that a person types.
enum BriefChoice: String, CaseIterable, Sendable {
  case language, personality, nickname, timezone, modules, units, accent, background

  /// The accepted values, as they are typed.
  static func examples(of name: String) -> String {
    switch BriefChoice(rawValue: name) {
    case .language: Language.allCases.map(\.rawValue).joined(separator: ", ")
    case .personality: Personality.allCases.map(\.rawValue).joined(separator: ", ")
    case .nickname: "1 – 50"
    case .timezone: "Europe/Bratislava"
    case .modules: "weather countdown reminder, none"
    case .units: Units.allCases.map(\.rawValue).joined(separator: ", ")
    case .accent: BriefTheme.Accent.allCases.map(\.rawValue).joined(separator: ", ")
    case .background: BriefTheme.Background.allCases.map(\.rawValue).joined(separator: ", ")
    case nil: allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// The setting's key in the store.
  private var key: any SettingKey {
    switch self {
    case .language: BriefSettings.language
    case .personality: BriefSettings.personality
    case .nickname: BriefSettings.nickname
    case .timezone: BriefSettings.timeZone
    case .modules: BriefSettings.modules
    case .units: Units.setting
    case .accent: BriefTheme.accentSetting
    case .background: BriefTheme.backgroundSetting
    }
  }

  /// The current value, as scripts see it.
  func value(in snapshot: Snapshot) throws -> JSONValue { try key.value(in: snapshot) }

  /// Parses the typed words. Throws ``BriefError/badValue(_:_:)``, or `TextViolation` for an
  /// invalid nickname.
  func value(typed words: [String]) throws -> JSONValue {
    let text = words.joined(separator: " ")
    switch self {
    case .modules: return try modules(words).json
    case .nickname:
      let name = try TextRule("nickname", characters: 1...50).validate(text)
      return .string(name.split(whereSeparator: \.isNewline).joined(separator: " "))
    case .language:
      // The original server spells Czech `cz`.
      let code = text == "cz" ? Language.czech.rawValue : text
      guard Language(rawValue: code) != nil else { throw refused(text) }
      return .string(code)
    case .timezone:
      guard let zone = TimeZoneRules(identifier: text) else { throw refused(text) }
      return .string(zone.identifier)
    case .personality:
      guard Personality(rawValue: text) != nil else { throw refused(text) }
      return .string(text)
    case .units:
      guard Units(rawValue: text) != nil else { throw refused(text) }
      return .string(text)
    case .accent:
      guard BriefTheme.Accent(rawValue: text) != nil else { throw refused(text) }
      return .string(text)
    case .background:
      guard BriefTheme.Background(rawValue: text) != nil else { throw refused(text) }
      return .string(text)
    }
  }

  /// Sets the value, or resets the setting if it is `nil`.
  func choose(_ value: JSONValue?, in transaction: Transaction) throws {
    try key.choose(value.map { try $0.string ?? JSON.text($0) }, in: transaction)
  }

  /// Switches the named modules on and all others off.
  private func modules(_ words: [String]) throws(BriefError) -> Brief.Modules {
    var modules = Brief.Modules(weather: false, countdown: false, reminder: false)
    let names = words.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " }) }
    if names == ["none"] { return modules }
    for name in names {
      switch name {
      case "weather": modules.weather = true
      case "countdown": modules.countdown = true
      case "reminder": modules.reminder = true
      default: throw refused(String(name))
      }
    }
    return modules
  }

  private func refused(_ text: String) -> BriefError { .badValue(rawValue, text) }
}
