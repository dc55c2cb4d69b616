import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook settings`: shows and changes settings.
struct ChooseSetting<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("settings", HelpText.settings, more: HelpText.settingsMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [
      .argument("key", \.key, HelpText.settingsKey),
      .argument("value", \.value, HelpText.settingsValue),
      .flag("reset", \.isReset, HelpText.settingsReset),
    ]
  }

  var key: String?
  var value: String?
  var isReset = false

  func perform(in world: World) async throws -> SettingList {
    guard !isReset || key != nil else {
      throw ValidationError("--reset needs the setting's name.")
    }
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
    if isReset || value != nil {
      guard let setting = named.first(where: { $0.name == key }) else {
        throw HostError.unknownSetting(key ?? "", like: nil)
      }
      try await choose(setting, in: world)
    }
    let values = try await world.store.read { snapshot in
      try named.map { SettingList.Value(name: $0.name, value: try $0.value(in: snapshot)) }
    }
    return SettingList(groups: groups, asked: key, values: values)
  }

  func follow(in world: World) async {
    if isReset || value != nil { await world.renewTimers(of: Products.plugins) }
  }

  private func choose(_ key: any SettingKey, in world: World) async throws {
    let text = isReset ? nil : value
    do {
      try await world.store.transaction { try key.choose(text, in: $0) }
    } catch StoreError.badSetting {
      throw HostError.badSetting(key.name, value: text ?? "", fits: key.fits)
    }
  }
}

/// Settings with their values.
struct SettingList: Outcome {
  struct Value: Sendable {
    let name: String
    let value: JSONValue
  }

  fileprivate let groups: [SettingGroup]
  /// The setting or group that was asked for; `nil` for all.
  fileprivate let asked: String?
  fileprivate let values: [Value]

  private var byName: [String: JSONValue] {
    Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first }
  }

  static var shape: Shape { .members }
  var json: JSONValue { .object(byName) }

  func lines(in world: World) -> [String] {
    guard world.isDrawn else {
      return values.map { setting in
        [setting.name, setting.value.plainText].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
    return groups.flatMap { $0.lines(asked: asked, byName, in: world) }
  }
}

/// A group of settings: the suite's, a product's or the server's.
private struct SettingGroup: Sendable {
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
  func lines(asked: String?, _ values: [String: JSONValue], in world: World) -> [String] {
    let shown = keys.filter { values[$0.name] != nil }
    guard !shown.isEmpty else { return [] }
    if asked == nil, id == "hub" {
      return [world.text(HostText.serverSettings(id))]
    }
    return [world.styled(name, .bold)]
      + (shown.flatMap { key in
        let chosen = values[key.name]?.plainText ?? ""
        let value = chosen.isEmpty ? world.text(HostText.settingUnset) : chosen.terminalSafe
        let standard = (try? key.standard.plainText) ?? ""
        let facts = [
          meaning(key.name, world.language),
          key.fits.isEmpty ? nil : world.text(HostText.settingFits(key.fits)),
          standard.isEmpty ? nil : world.text(HostText.settingDefault(standard)),
          key.isOfMachine ? world.text(HostText.onThisMachine) : nil,
        ].compactMap(\.self)
        return ["\(key.name) \(value)"] + facts.map { "  " + world.styled($0, .dim) }
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
