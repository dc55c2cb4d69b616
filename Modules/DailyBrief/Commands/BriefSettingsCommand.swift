import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief settings`: shows and changes the person's settings of the brief.
struct BriefSettingsCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("settings", HelpText.briefSettings, more: HelpText.briefSettingsMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.briefSettingsSetting))
  var setting: String?

  @Argument(help: ArgumentHelp(HelpText.briefSettingsValue))
  var value: [String] = []

  @Flag(help: ArgumentHelp(HelpText.briefSettingsUnset))
  var unset = false

  func run(in world: World) async throws {
    let named = try setting.map { name in
      guard let choice = BriefChoice(rawValue: name) else {
        throw AccountError.unknownSetting(name)
      }
      return choice
    }
    var note: AccountText?
    if let named, unset || !value.isEmpty {
      let chosen: JSONValue? = unset ? .none : try named.value(typed: value)
      note = try await world.choose([(choice: named, value: chosen)])
    }
    let choices = named.map { [$0] } ?? BriefChoice.allCases
    let values = try await world.store.read { snapshot in
      try choices.map { ($0, try $0.value(in: snapshot)) }
    }
    let json = JSONValue.object(
      Dictionary(uniqueKeysWithValues: values.map { ($0.0.rawValue, $0.1) }))
    try world.answer(json) {
      let rows = values.map { [$0.0.rawValue, words($0.1, in: world)] }
      return Table(columns: [Table.Column(isFlexible: false), Table.Column()], rows: rows)
        .lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
        + (note.map { world.text($0).wrapped(to: world.columns) } ?? [])
    }
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
}

extension World {
  /// Stores the choices that differ from the current ones, all or nothing; `nil` resets one. The
  /// server is updated first, so that its refusal changes nothing here and everything can be
  /// retried. Returns where the choices apply; `nil` if the person is not logged in or nothing
  /// changed.
  @discardableResult
  func choose(
    _ chosen: [(choice: BriefChoice, value: JSONValue?)]
  ) async throws -> AccountText? {
    let (account, news) = try await store.read { snapshot in
      (
        try ServerAccount(in: snapshot),
        try chosen.filter { try $0.choice.value(in: snapshot) != $0.value }
      )
    }
    var note: AccountText?
    if let account, !news.isEmpty {
      let source = ServerSource(account: account, world: self)
      note = .hereOnly
      for (choice, value) in news {
        if try await source.tell(choice, value?.string) { note = .onServerToo }
      }
    }
    try await store.transaction { transaction in
      for (choice, value) in news { try choice.choose(value, in: transaction) }
    }
    return note
  }
}

extension ServerSource {
  /// Sends a setting to the server; returns `false` if the server does not support it.
  fileprivate func tell(_ choice: BriefChoice, _ value: String?) async throws -> Bool {
    let value = value ?? ""
    switch choice {
    case .nickname:
      guard !value.isEmpty else { return false }
      _ = try await send(.setNickname(value, of: account.email))
      try await adopt(nickname: value)
      return true
    case .language, .personality:
      guard !value.isEmpty, var subscription = try await subscription() else { return false }
      if choice == .language {
        subscription.language = value
      } else {
        subscription.personality = value
      }
      _ = try await send(.setSubscription(subscription))
      try await letExpire()
      return true
    case .timezone, .modules, .units, .accent, .background: return false
    }
  }

  /// Fetches the server's weather settings of the person; `nil` if it has no place.
  func subscription() async throws -> Subscription? {
    do {
      let answer = try await send(.subscription(of: account.email))
      return try Subscription(wire: answer["subscription"] ?? .null)
    } catch ServerError.message(_, status: 404, _) {
      return nil
    }
  }
}
