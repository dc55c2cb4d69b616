import CoreModels
package import CoreStorage

/// What an operator chooses for the server: `daybook settings hub.…`, or a variable `HUB_…` of the
/// environment, which comes first.
package struct HubSettings: Sendable, Hashable {
  /// Where to listen, as `127.0.0.1:5001`.
  package var listen = HubSettings.listenSetting.defaultValue
  /// What people type to reach it, as `https://day.example.org`; empty where nothing stands before
  /// the server.
  package var publicURL = HubSettings.publicURLSetting.defaultValue
  /// The proxies whose `X-Forwarded-For` is believed.
  package var trustedProxies = TrustedProxies.none
  /// Who may register.
  package var registration = HubSettings.registrationSetting.defaultValue
  /// Whom people ask about their data; empty where nobody is named.
  package var operatorContact = HubSettings.operatorContactSetting.defaultValue
  /// Megabytes that a person may keep where nothing else is chosen for them; 0 for any.
  package var quota = HubSettings.quotaSetting.defaultValue
  /// How often a client may call.
  package var limits = Limits()
  /// Who takes mail.
  package var mail = Mail()
  /// The least that is logged: `debug`, `info`, `warning` or `error`.
  package var logLevel = HubSettings.logLevelSetting.defaultValue
  /// How lines of the log look: `json`, `text`, or `auto` for text on a terminal.
  package var logFormat = HubSettings.logFormatSetting.defaultValue
  /// The most connections at once.
  package var connections = HubSettings.connectionsSetting.defaultValue
  /// The most open pages of a person that are told of changes.
  package var personStreams = HubSettings.personStreamsSetting.defaultValue
  /// The same of an address.
  package var addressStreams = HubSettings.addressStreamsSetting.defaultValue
  /// The most calls of language models at once.
  package var coachCalls = HubSettings.coachCallsSetting.defaultValue
  /// Seconds that running answers have when the server ends.
  package var shutdownSeconds = HubSettings.shutdownSecondsSetting.defaultValue

  /// Who may register.
  package enum Registration: String, Codable, CaseIterable, Sendable { case open, invite, closed }

  /// How often a client may call.
  package struct Limits: Sendable, Hashable {
    /// Tries to log in, to register or to reset a password, an hour and an address.
    package var authentication = HubSettings.authenticationLimit.defaultValue
    /// Calls of the data API an hour and a person.
    package var data = HubSettings.dataLimit.defaultValue
    /// Calls of the coaches a minute and a person, from pages and commands too.
    package var coach = HubSettings.coachLimit.defaultValue
    /// Calls of the coaches' API, of commands and of sync in fifteen minutes and a person, together;
    /// the owner of a hub of one person has no such limit.
    package var api = HubSettings.apiLimit.defaultValue
    /// Pages and forms an hour and a person.
    package var page = HubSettings.pageLimit.defaultValue
  }

  /// Who takes mail; its password is the secret `hub.smtp.password`.
  package struct Mail: Sendable, Hashable {
    /// The server's name; empty for no mail.
    package var host = HubSettings.mailHost.defaultValue
    package var port = HubSettings.mailPort.defaultValue
    /// How it is encrypted: `starttls`, `tls`, or `none` on loopback.
    package var security = HubSettings.mailSecurity.defaultValue
    /// Who logs in; empty for nobody.
    package var user = HubSettings.mailUser.defaultValue
    /// The address that mail comes from.
    package var sender = HubSettings.mailSender.defaultValue
  }

  /// What holds until somebody chooses.
  package init() {}

  /// What the operator chose; throws ``StoreError/badSetting(name:)`` for a variable that does not
  /// fit.
  package init(in snapshot: Snapshot, environment: [String: String]) throws {
    let choice = Choices(snapshot: snapshot, environment: environment)
    listen = try choice.value(of: Self.listenSetting)
    publicURL = try choice.value(of: Self.publicURLSetting)
    trustedProxies = TrustedProxies(try choice.value(of: Self.trustedProxiesSetting)) ?? .none
    registration = try choice.value(of: Self.registrationSetting)
    operatorContact = try choice.value(of: Self.operatorContactSetting)
    quota = try choice.value(of: Self.quotaSetting)
    limits.authentication = try choice.value(of: Self.authenticationLimit)
    limits.data = try choice.value(of: Self.dataLimit)
    limits.coach = try choice.value(of: Self.coachLimit)
    limits.api = try choice.value(of: Self.apiLimit)
    limits.page = try choice.value(of: Self.pageLimit)
    mail.host = try choice.value(of: Self.mailHost)
    mail.port = try choice.value(of: Self.mailPort)
    mail.security = try choice.value(of: Self.mailSecurity)
    mail.user = try choice.value(of: Self.mailUser)
    mail.sender = try choice.value(of: Self.mailSender)
    logLevel = try choice.value(of: Self.logLevelSetting)
    logFormat = try choice.value(of: Self.logFormatSetting)
    connections = try choice.value(of: Self.connectionsSetting)
    personStreams = try choice.value(of: Self.personStreamsSetting)
    addressStreams = try choice.value(of: Self.addressStreamsSetting)
    coachCalls = try choice.value(of: Self.coachCallsSetting)
    shutdownSeconds = try choice.value(of: Self.shutdownSecondsSetting)
  }
}

extension HubSettings {
  /// The variable that comes before a setting.
  package static func variable(of setting: String) -> String {
    setting.uppercased().replacing(".", with: "_")
  }

  /// Variables that look like ours and are none: misspelt ones, most of the time.
  package static func unknownVariables(in environment: [String: String]) -> [String] {
    let secrets = ["HUB_SMTP_PASSWORD", "HUB_DATABASE"].flatMap { [$0, $0 + "_FILE"] }
    let known = Set(keys.map { variable(of: $0.name) } + secrets)
    return environment.keys.filter { $0.hasPrefix("HUB_") && !known.contains($0) }.sorted()
  }
}

/// The store's choices under the environment's.
private struct Choices {
  let snapshot: Snapshot
  let environment: [String: String]

  func value<Value>(of setting: Setting<Value>) throws -> Value {
    if let text = environment[HubSettings.variable(of: setting.name)], !text.isEmpty {
      return try setting.value(of: text)
    }
    return try snapshot.setting(setting)
  }
}
