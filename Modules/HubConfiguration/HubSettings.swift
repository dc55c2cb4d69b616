package import CoreStorage

/// The operator's settings for the server, from `daybook settings hub.…` or from environment
/// variables `HUB_…`, which take precedence.
package struct HubSettings: Sendable, Hashable {
  /// The address to listen on, such as `127.0.0.1:5001`.
  package var listen = HubSettings.listenSetting.defaultValue
  /// The public URL, such as `https://day.example.org`; empty without a proxy.
  package var publicURL = HubSettings.publicURLSetting.defaultValue
  /// The proxies whose `X-Forwarded-For` is trusted.
  package var trustedProxies = TrustedProxies.none
  /// The policy for registrations.
  package var registration = HubSettings.registrationSetting.defaultValue
  /// The contact for questions about data; may be empty.
  package var operatorContact = HubSettings.operatorContactSetting.defaultValue
  /// The default storage quota in megabytes; 0 for unlimited.
  package var quota = HubSettings.quotaSetting.defaultValue
  /// The rate limits.
  package var limits = Limits()
  /// The mail server.
  package var mail = Mail()
  /// The provider of log-ins.
  package var openID = OpenID()
  /// The lowest level that is logged: `debug`, `info`, `warning` or `error`.
  package var logLevel = HubSettings.logLevelSetting.defaultValue
  /// The format of the log: `json`, `text`, or `auto` for text on a terminal.
  package var logFormat = HubSettings.logFormatSetting.defaultValue
  /// The maximum number of connections.
  package var connections = HubSettings.connectionsSetting.defaultValue
  /// The maximum number of live pages per person.
  package var personStreams = HubSettings.personStreamsSetting.defaultValue
  /// The maximum number of live pages per address.
  package var addressStreams = HubSettings.addressStreamsSetting.defaultValue
  /// The maximum number of concurrent requests to language models.
  package var coachCalls = HubSettings.coachCallsSetting.defaultValue
  /// Seconds that open requests have when the server shuts down.
  package var shutdownSeconds = HubSettings.shutdownSecondsSetting.defaultValue

  /// The policy for registrations.
  package enum Registration: String, Codable, CaseIterable, Sendable { case open, invite, closed }

  /// The rate limits.
  package struct Limits: Sendable, Hashable {
    /// Attempts to log in, register or reset a password, per hour and address.
    package var authentication = HubSettings.authenticationLimit.defaultValue
    /// Requests to the data API, per hour and person.
    package var data = HubSettings.dataLimit.defaultValue
    /// Requests to coaches, per minute and person, including those from pages and commands.
    package var coach = HubSettings.coachLimit.defaultValue
    /// Requests to the coaches' API, per fifteen minutes and person; commands and sync are counted
    /// apart, by multiples of it. The owner of a single-user hub is not limited.
    package var api = HubSettings.apiLimit.defaultValue
    /// Pages and forms, per hour and person.
    package var page = HubSettings.pageLimit.defaultValue
  }

  /// The mail server; its password is the secret `hub.smtp.password`.
  package struct Mail: Sendable, Hashable {
    /// The server's host name; empty for no mail.
    package var host = HubSettings.mailHost.defaultValue
    package var port = HubSettings.mailPort.defaultValue
    /// The encryption: `starttls`, `tls`, or `none` on loopback.
    package var security = HubSettings.mailSecurity.defaultValue
    /// The user name; empty for no log-in.
    package var user = HubSettings.mailUser.defaultValue
    /// The sender's address.
    package var sender = HubSettings.mailSender.defaultValue
  }

  /// The provider of log-ins by OpenID Connect; its password is the secret `hub.oidc.secret`.
  package struct OpenID: Sendable, Hashable {
    /// The provider's address; empty for none.
    package var issuer = HubSettings.openIDIssuer.defaultValue
    /// The name of the hub at the provider.
    package var client = HubSettings.openIDClient.defaultValue
    /// The name of the provider on buttons; empty for its host.
    package var name = HubSettings.openIDName.defaultValue
  }

  /// The default settings.
  package init() {}

  /// Reads the operator's settings. Throws ``StoreError/badSetting(name:)`` for an invalid
  /// variable.
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
    openID.issuer = try choice.value(of: Self.openIDIssuer)
    openID.client = try choice.value(of: Self.openIDClient)
    openID.name = try choice.value(of: Self.openIDName)
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
  /// Returns the name of the variable that overrides a setting.
  package static func variable(of setting: String) -> String {
    setting.uppercased().replacing(".", with: "_")
  }

  /// Returns unknown variables with the prefix `HUB_`, most of them misspelled.
  package static func unknownVariables(in environment: [String: String]) -> [String] {
    let secrets = ["HUB_SMTP_PASSWORD", "HUB_OIDC_SECRET", "HUB_DATABASE"].flatMap {
      [$0, $0 + "_FILE"]
    }
    let known = Set(keys.map { variable(of: $0.name) } + secrets)
    return environment.keys.filter { $0.hasPrefix("HUB_") && !known.contains($0) }.sorted()
  }
}

/// Looks up settings in the environment first, then in the store.
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
