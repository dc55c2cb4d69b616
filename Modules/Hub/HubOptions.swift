import HubConfiguration

/// How the server was started.
struct HubOptions: Sendable {
  /// The address to listen on.
  var host = "127.0.0.1"
  /// The port to listen on; 0 for any that is free.
  var port = 5001
  /// Whether people have accounts; otherwise it is one person's own.
  var isMultiUser = false
  /// How much work a guess of a password is.
  var passwordCost = PasswordHash.Cost.standard
  /// Whether a browser is opened when it listens.
  var opensBrowser = false
  /// How long a call that only reads waits for other servers; then what is stored is the answer.
  var upstreamPatience = Duration.milliseconds(2500)
  /// What the operator chose; `--listen` and `--public-url` are in it already.
  var settings = HubSettings()

  /// What people type to reach it, `nil` where nothing stands before the server.
  var publicURL: PublicURL? { PublicURL(settings.publicURL) }
  /// The path of the socket to listen on in place of an address.
  var socketPath: String? { ListenAddress(settings.listen)?.socketPath }
  /// Whether only this machine reaches it.
  var isLoopback: Bool { ListenAddress(settings.listen)?.isLoopback ?? false }
  /// Whether people reach it over TLS, so that cookies are `Secure`.
  var isSecure: Bool { publicURL?.isSecure ?? false }
  /// Whether a proxy stands before it that is not trusted, so that all clients have its address.
  var hidesClients: Bool { publicURL != nil && settings.trustedProxies == .none }
  /// Whether where it listens is said in the log, for a program that reads nothing else. One
  /// person's link opens the door, and is in no log.
  var logsAddress: Bool { isMultiUser && settings.logFormat == "json" }

  /// Whether an address may be a proxy's, behind which anybody is.
  func mayBeProxy(_ address: String) -> Bool {
    guard publicURL != nil else { return false }
    guard !hidesClients, let host = IPNetwork(address) else { return true }
    return settings.trustedProxies.contains(host) || TrustedProxies.loopback.contains(host)
  }
}
