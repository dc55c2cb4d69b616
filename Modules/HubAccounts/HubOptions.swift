package import HubConfiguration

/// The options that the server was started with.
package struct HubOptions: Sendable {
  /// The host to listen on.
  package var host = "127.0.0.1"
  /// The port to listen on; 0 for any free port.
  package var port = 5001
  /// `true` for a server with accounts, `false` for one person's own.
  package var isMultiUser = false
  /// The scrypt cost of passwords.
  var passwordCost = PasswordHash.Cost.standard
  /// `true` to open a browser once the server listens.
  package var opensBrowser = false
  /// How long a reading request waits for other servers before it responds with stored data.
  package var upstreamPatience = Duration.milliseconds(2500)
  /// The operator's settings, including `--listen` and `--public-url`.
  package var settings = HubSettings()

  package init() {}

  /// The public URL; `nil` without a proxy.
  package var publicURL: PublicURL? { PublicURL(settings.publicURL) }
  /// The path of the Unix domain socket to listen on instead of an address.
  package var socketPath: String? { ListenAddress(settings.listen)?.socketPath }
  /// `true` if only this machine reaches the server.
  package var isLoopback: Bool { ListenAddress(settings.listen)?.isLoopback ?? false }
  /// `true` if clients connect over TLS, so that cookies are `Secure`.
  package var isSecure: Bool { publicURL?.isSecure ?? false }
  /// `true` behind an untrusted proxy, which makes all clients share its address.
  package var hidesClients: Bool { publicURL != nil && settings.trustedProxies == .none }
  /// `true` if the log names the listening address, for programs that read only the log. A
  /// single-user hub's address contains a log-in link and is never logged.
  package var logsAddress: Bool { isMultiUser && settings.logFormat == "json" }

  /// `true` if the address may be a proxy's, shared by any number of clients.
  package func mayBeProxy(_ address: String) -> Bool {
    guard publicURL != nil else { return false }
    guard !hidesClients, let host = IPNetwork(address) else { return true }
    return settings.trustedProxies.contains(host) || TrustedProxies.loopback.contains(host)
  }

  /// The base URL of mailed links: the operator's, never the `Host` of a request.
  var baseURL: String {
    publicURL?.text ?? ListenAddress(settings.listen)?.url(port: port)
      ?? "http://127.0.0.1:\(port)"
  }
}
