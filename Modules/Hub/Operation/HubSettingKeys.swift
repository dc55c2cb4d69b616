import CoreModels
public import CoreStorage

extension HubSettings {
  /// All of them, in the order in which they are listed.
  public static var keys: [any SettingKey] {
    [
      listenSetting, publicURLSetting, trustedProxiesSetting, authenticationLimit, dataLimit,
      coachLimit, apiLimit, pageLimit, mailHost, mailPort, mailSecurity, mailUser, mailSender,
      logLevelSetting, logFormatSetting, connectionsSetting, coachCallsSetting,
      shutdownSecondsSetting,
    ]
  }

  static let listenSetting = Setting("hub.listen", default: "127.0.0.1:5001") {
    ListenAddress($0) != nil
  }
  static let publicURLSetting = Setting("hub.public_url", default: "") {
    $0.isEmpty || PublicURL($0) != nil
  }
  /// Addresses and networks, as `10.0.0.0/8,::1`.
  static let trustedProxiesSetting = Setting("hub.trusted_proxies", default: "") {
    TrustedProxies($0) != nil
  }

  static let authenticationLimit = limit("hub.limit.authentication", default: 20)
  static let dataLimit = limit("hub.limit.data", default: 50)
  static let coachLimit = limit("hub.limit.coach", default: 10)
  static let apiLimit = limit("hub.limit.api", default: 100)
  static let pageLimit = limit("hub.limit.page", default: 6000)

  static let mailHost = Setting("hub.smtp.host", default: "") { $0.isPlain }
  static let mailPort = Setting("hub.smtp.port", default: 587) { (1...65535).contains($0) }
  static let mailSecurity = Setting("hub.smtp.security", default: "starttls") {
    ["starttls", "tls", "none"].contains($0)
  }
  static let mailUser = Setting("hub.smtp.user", default: "") { $0.isPlain }
  static let mailSender = Setting("hub.smtp.from", default: "") {
    $0.isEmpty || $0.isPlain && $0.contains("@")
  }

  static let logLevelSetting = Setting("hub.log.level", default: "info") {
    ["debug", "info", "warning", "error"].contains($0)
  }
  static let logFormatSetting = Setting("hub.log.format", default: "auto") {
    ["auto", "json", "text"].contains($0)
  }
  static let connectionsSetting = Setting("hub.connections", default: 12_000) {
    (16...1_000_000).contains($0)
  }
  static let coachCallsSetting = Setting("hub.coach.calls", default: 32) {
    (1...10_000).contains($0)
  }
  static let shutdownSecondsSetting = Setting("hub.shutdown_seconds", default: 20) {
    (0...600).contains($0)
  }

  private static func limit(_ name: String, default limit: Int) -> Setting<Int> {
    Setting(name, default: limit) { (1...1_000_000_000).contains($0) }
  }
}

extension String {
  /// Whether it may stand in a line of a protocol: no spaces, no control characters.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } }
}
