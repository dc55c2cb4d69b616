import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook settings`: shows and changes settings.
struct SettingsCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("settings", HelpText.settings, more: HelpText.settingsMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.settingsKey))
  var key: String?

  @Argument(help: ArgumentHelp(HelpText.settingsValue))
  var value: String?

  @Flag(help: ArgumentHelp(HelpText.settingsReset))
  var reset = false

  func run(in world: World) async throws {
    guard !reset || key != nil else { throw ValidationError("--reset needs the setting's name.") }
    // The server's settings belong to its operator, not to its users.
    let groups = SettingGroup.all(of: Products.self).filter {
      world.operatorCredentials == nil || $0.id != "hub"
    }
    let all = groups.flatMap(\.keys)
    let named =
      key.map { key in
        all.filter { $0.name == key } + groups.filter { $0.id == key }.flatMap(\.keys)
      } ?? all
    guard !named.isEmpty else {
      let key = key ?? ""
      throw HostError.unknownSetting(key, like: key.nearest(of: all.map(\.name)))
    }
    if reset || value != nil {
      guard let setting = named.first(where: { $0.name == key }) else {
        throw HostError.unknownSetting(key ?? "", like: nil)
      }
      try await choose(setting, in: world)
    }
    let values = try await world.store.read { snapshot in
      try named.map { ($0.name, try $0.value(in: snapshot)) }
    }
    let byName = Dictionary(values) { first, _ in first }
    let drawn = try groups.flatMap { try $0.lines(asked: key, byName, in: world) }
    try world.answer(.object(byName)) {
      guard world.isDrawn else {
        return values.map { [$0.0, $0.1.plainText].filter { !$0.isEmpty }.joined(separator: " ") }
      }
      return drawn
    }
  }

  private func choose(_ key: any SettingKey, in world: World) async throws {
    let text = reset ? nil : value
    do {
      try await world.store.transaction { try key.choose(text, in: $0) }
    } catch StoreError.badSetting {
      throw HostError.badSetting(key.name, value: text ?? "", fits: key.fits)
    }
    await world.renewTimers(of: Products.plugins)
  }
}

/// A group of settings: the suite's, a product's or the server's.
private struct SettingGroup {
  let id: String
  let name: String
  let keys: [any SettingKey]
  let meaning: @Sendable (String, Language) -> String?

  static func all<Products: Suite>(of suite: Products.Type) -> [SettingGroup] {
    let own = SettingGroup(id: "daybook", name: "Daybook", keys: SuiteSettings.keys) {
      HostText.meaning(ofSetting: $0)?.text(in: $1)
    }
    let products = Products.plugins.map { product in
      SettingGroup(id: product.id, name: product.name, keys: product.settings) {
        product.meaning(ofSetting: $0, in: $1)
      }
    }
    return [own] + products
      + [SettingGroup(id: "hub", name: "Hub", keys: Products.settings) { _, _ in nil }]
  }

  /// Formats the requested settings with their purpose, allowed values and default. The server's
  /// settings are listed only on request.
  func lines(asked: String?, _ values: [String: JSONValue], in world: World) throws -> [String] {
    let shown = keys.filter { values[$0.name] != nil }
    guard !shown.isEmpty else { return [] }
    if asked == nil, id == "hub" {
      return world.text(HostText.serverSettings(id)).wrapped(to: world.columns)
    }
    return [world.styled(name, .bold)]
      + (try shown.flatMap { key in
        let value = values[key.name]?.plainText ?? ""
        let standard = try key.standard.plainText
        let facts = [
          meaning(key.name, world.language),
          key.fits.isEmpty ? nil : world.text(HostText.settingFits(key.fits)),
          standard.isEmpty ? nil : world.text(HostText.settingDefault(standard)),
          key.isOfMachine ? world.text(HostText.onThisMachine) : nil,
        ].compactMap(\.self)
        return "\(key.name) \(value.terminalSafe)".wrapped(to: world.columns)
          + facts.flatMap { $0.wrapped(to: max(world.columns - 2, 20)) }
          .map { "  " + world.styled($0, .dim) }
      }) + [""]
  }
}

extension HostText {
  /// Describes a setting of the suite.
  fileprivate static func meaning(ofSetting name: String) -> HostText? {
    switch name {
    case SuiteSettings.languageSetting.name: .languageSetting
    case SuiteSettings.timeZoneSetting.name: .timeZoneSetting
    case SuiteSettings.dayStartsAtSetting.name: .dayStartSetting
    case SuiteSettings.keyringSetting.name: .keyringSetting
    default: nil
    }
  }
}

extension JSONValue {
  /// The value as the user types it.
  fileprivate var plainText: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): text
    case .null, .array, .object: ""
    }
  }
}
