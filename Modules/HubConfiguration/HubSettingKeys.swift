package import CoreStorage

extension HubSettings {
  /// All settings, in the order of their listing.
  package static var keys: [any SettingKey] {
    [
      listenSetting, publicURLSetting, trustedProxiesSetting, registrationSetting,
      operatorContactSetting, quotaSetting,
      authenticationLimit, dataLimit,
      coachLimit, apiLimit, pageLimit, mailHost, mailPort, mailSecurity, mailUser, mailSender,
      openIDIssuer, openIDClient, openIDName,
      logLevelSetting, logFormatSetting, connectionsSetting, personStreamsSetting,
      addressStreamsSetting, coachCallsSetting,
      shutdownSecondsSetting,
    ]
  }

  package static let listenSetting = Setting(
    "hub.listen", default: "127.0.0.1:5001", isOfMachine: true
  ) {
    ListenAddress($0) != nil
  }
  package static let publicURLSetting = Setting("hub.public_url", default: "", isOfMachine: true) {
    $0.isEmpty || PublicURL($0) != nil
  }
  /// Addresses and networks, such as `10.0.0.0/8,::1`.
  package static let trustedProxiesSetting = Setting(
    "hub.trusted_proxies", default: "", isOfMachine: true
  ) {
    TrustedProxies($0) != nil
  }

  package static let registrationSetting = Setting(
    "hub.registration", default: Registration.open, isOfMachine: true)

  /// An email address, a web address, or a line of text.
  package static let operatorContactSetting = Setting(
    "hub.operator.contact", default: "", isOfMachine: true
  ) {
    $0.count <= 200 && !$0.contains(where: \.isNewline)
  }

  /// A person's quota in megabytes, including history; 0 for unlimited.
  package static let quotaSetting = Setting("hub.quota", default: 0, isOfMachine: true) {
    (0...1_000_000).contains($0)
  }

  package static let authenticationLimit = limit("hub.limit.authentication", default: 20)
  package static let dataLimit = limit("hub.limit.data", default: 50)
  package static let coachLimit = limit("hub.limit.coach", default: 10)
  package static let apiLimit = limit("hub.limit.api", default: 100)
  package static let pageLimit = limit("hub.limit.page", default: 6000)

  package static let mailHost = Setting("hub.smtp.host", default: "", isOfMachine: true) {
    $0.isPlain
  }
  package static let mailPort = Setting("hub.smtp.port", default: 587, isOfMachine: true) {
    (1...65535).contains($0)
  }
  package static let mailSecurity = Setting(
    "hub.smtp.security", default: "starttls", isOfMachine: true
  ) {
    ["starttls", "tls", "none"].contains($0)
  }
  package static let mailUser = Setting("hub.smtp.user", default: "", isOfMachine: true) {
    $0.isPlain
  }
  package static let mailSender = Setting("hub.smtp.from", default: "", isOfMachine: true) {
    $0.isEmpty || $0.isPlain && $0.contains("@")
  }

  package static let openIDIssuer = Setting("hub.oidc.issuer", default: "", isOfMachine: true) {
    $0.isEmpty || $0.isPlain && ($0.hasPrefix("https://") || $0.hasPrefix("http://"))
  }
  package static let openIDClient = Setting("hub.oidc.client", default: "", isOfMachine: true) {
    $0.isPlain
  }
  package static let openIDName = Setting("hub.oidc.name", default: "", isOfMachine: true) {
    $0.count <= 40 && !$0.contains(where: \.isNewline)
  }

  package static let logLevelSetting = Setting("hub.log.level", default: "info", isOfMachine: true)
  {
    ["debug", "info", "warning", "error"].contains($0)
  }
  package static let logFormatSetting = Setting(
    "hub.log.format", default: "auto", isOfMachine: true
  ) {
    ["auto", "json", "text"].contains($0)
  }
  package static let connectionsSetting = Setting(
    "hub.connections", default: 12_000, isOfMachine: true
  ) {
    (16...1_000_000).contains($0)
  }
  package static let personStreamsSetting = streams("hub.streams.person", default: 10)
  package static let addressStreamsSetting = streams("hub.streams.address", default: 100)
  package static let coachCallsSetting = Setting("hub.coach.calls", default: 32, isOfMachine: true)
  {
    (1...10_000).contains($0)
  }
  package static let shutdownSecondsSetting = Setting(
    "hub.shutdown_seconds", default: 20, isOfMachine: true
  ) {
    (0...600).contains($0)
  }

  private static func streams(_ name: String, default most: Int) -> Setting<Int> {
    Setting(name, default: most, isOfMachine: true) { (1...100_000).contains($0) }
  }

  private static func limit(_ name: String, default limit: Int) -> Setting<Int> {
    Setting(name, default: limit, isOfMachine: true) { (1...1_000_000_000).contains($0) }
  }
}

extension String {
  /// `true` for text that is safe in a protocol line: no spaces or control characters.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } }
}
