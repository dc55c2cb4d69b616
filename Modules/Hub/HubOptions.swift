import HubConfiguration

/// The options that the server was started with.
struct HubOptions: Sendable {
  /// The host to listen on.
  var host = "127.0.0.1"
  /// The port to listen on; 0 for any free port.
  var port = 5001
  /// `true` for a server with accounts, `false` for one person's own.
  var isMultiUser = false
  /// The scrypt cost of passwords.
  var passwordCost = PasswordHash.Cost.standard
  /// `true` to open a browser once the server listens.
  var opensBrowser = false
  /// How long a reading request waits for other servers before it responds with stored data.
  var upstreamPatience = Duration.milliseconds(2500)
  /// The operator's settings, including `--listen` and `--public-url`.
  var settings = HubSettings()

  /// The public URL; `nil` without a proxy.
  var publicURL: PublicURL? { PublicURL(settings.publicURL) }
  /// The path of the Unix domain socket to listen on instead of an address.
  var socketPath: String? { ListenAddress(settings.listen)?.socketPath }
  /// `true` if only this machine reaches the server.
  var isLoopback: Bool { ListenAddress(settings.listen)?.isLoopback ?? false }
  /// `true` if clients connect over TLS, so that cookies are `Secure`.
  var isSecure: Bool { publicURL?.isSecure ?? false }
  /// `true` behind an untrusted proxy, which makes all clients share its address.
  var hidesClients: Bool { publicURL != nil && settings.trustedProxies == .none }
  /// `true` if the log names the listening address, for programs that read only the log. A
  /// single-user hub's address contains a log-in link and is never logged.
  var logsAddress: Bool { isMultiUser && settings.logFormat == "json" }

  /// `true` if the address may be a proxy's, shared by any number of clients.
  func mayBeProxy(_ address: String) -> Bool {
    guard publicURL != nil else { return false }
    guard !hidesClients, let host = IPNetwork(address) else { return true }
    return settings.trustedProxies.contains(host) || TrustedProxies.loopback.contains(host)
  }
}
