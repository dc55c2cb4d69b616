import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook settings`: what can be chosen, and what is.
struct SettingsCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "settings", abstract: "Show the settings, or change one.",
      discussion: """
        language: en, sk, cs, hu, pl, de or es; empty for the locale's
        time_zone: a name as Europe/Bratislava; empty for the machine's
        day_starts_at: the hour from 0 to 6 at which a new day starts
        keyring: true keeps passwords and keys in the desktop's keyring
        What names things of this machine stays here, and --reset takes it back; all else goes to
        your other devices too, and undo takes it back.
        """)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The setting to show or to change.")
  var key: String?

  @Argument(help: "Its new value.")
  var value: String?

  @Flag(help: "Go back to the default.")
  var reset = false

  func run(in world: World) async throws {
    guard !reset || key != nil else { throw ValidationError("--reset needs the setting's name.") }
    let keys =
      SuiteSettings.keys + Products.plugins.flatMap(\.settings) + Products.settings
    let named = key.map { key in keys.filter { $0.name == key } } ?? keys
    guard !named.isEmpty else { throw HostError.unknownSetting(key ?? "") }
    if let key = named.first, reset || value != nil {
      let text = reset ? nil : value
      try await world.store.transaction { try key.choose(text, in: $0) }
      await world.renewTimers(of: Products.plugins)
    }
    let values = try await world.store.read { snapshot in
      try named.map { ($0.name, try $0.value(in: snapshot), $0.isOfMachine) }
    }
    let json = JSONValue.object(Dictionary(values.map { ($0.0, $0.1) }) { first, _ in first })
    try world.answer(json) {
      let rows = values.map { [$0.0, $0.1.plainText].filter { !$0.isEmpty } }
      guard world.isDrawn else { return rows.map { $0.joined(separator: " ") } }
      let drawn = values.map {
        [$0.0, $0.1.plainText, $0.2 ? world.text(HostText.onThisMachine) : ""]
      }
      return Table(columns: [.init(isFlexible: false), .init(), .init()], rows: drawn)
        .lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
    }
  }
}

extension JSONValue {
  /// A setting's value as a person types it.
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
