/// Where a server listens.
package struct ListenAddress: Hashable, Sendable {
  /// A name or an address, without brackets.
  package let host: String
  /// The port; 0 for any that is free.
  package let port: Int
  /// Of a socket in the file system, which has no host and no port: its path.
  package let socketPath: String?

  /// Reads `127.0.0.1:5001`, `localhost:5001`, `[::1]:5001` or `unix:/run/daybook/hub.sock`; `nil`
  /// for anything else.
  package init?(_ text: String) {
    if text.hasPrefix("unix:/") {
      // The shortest `sun_path` of our systems has 104 bytes.
      guard (7...100).contains(text.utf8.count) else { return nil }
      (host, port, socketPath) = ("localhost", 0, String(text.dropFirst(5)))
      return
    }
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let digits = text[text.index(after: colon)...]
    guard (1...5).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits),
      port <= 65535
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
      guard IPNetwork(String(host))?.isIPv6 ?? false else { return nil }
    } else {
      guard !host.contains(":") else { return nil }
    }
    guard !host.isEmpty, host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }) else {
      return nil
    }
    (self.host, self.port, socketPath) = (String(host), port, nil)
  }

  /// Whether only this machine reaches it.
  package var isLoopback: Bool {
    if host == "localhost" { return true }
    guard let address = IPNetwork(host) else { return false }
    return TrustedProxies.loopback.contains(address)
  }

  /// The beginning of an address in a browser.
  package func url(port: Int) -> String {
    "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }
}

/// What people type to reach a server that stands behind a proxy.
package struct PublicURL: Hashable, Sendable {
  /// The address without a slash at its end.
  package let text: String
  /// Whether the way there is encrypted.
  package let isSecure: Bool
  /// Host and port, as they stand in the header field `Host`.
  package let authority: String

  /// Reads `https://day.example.org`; `nil` for what has a path, a query, a user, or is no address.
  package init?(_ text: String) {
    var rest = text[...]
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
      let authority = rest.dropFirst(scheme.count)
      guard !authority.isEmpty,
        authority.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"/?#@\\".utf8.contains($0) })
      else { return nil }
      self.text = String(rest)
      self.authority = String(authority).lowercased()
      isSecure = scheme == "https://"
      return
    }
    return nil
  }
}
