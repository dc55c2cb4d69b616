/// The address that a server listens on.
package struct ListenAddress: Hashable, Sendable {
  /// A host name or an address, without brackets.
  package let host: String
  /// The port; 0 for any free port.
  package let port: Int
  /// The path of a Unix domain socket, which has no host or port.
  package let socketPath: String?

  /// Parses `127.0.0.1:5001`, `localhost:5001`, `[::1]:5001` or `unix:/run/daybook/hub.sock`; `nil`
  /// for anything else.
  package init?(_ text: String) {
    if text.hasPrefix("unix:/") {
      // The shortest `sun_path` of the supported systems has 104 bytes.
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

  /// `true` if only this machine reaches the address.
  package var isLoopback: Bool {
    if host == "localhost" { return true }
    guard let address = IPNetwork(host) else { return false }
    return TrustedProxies.loopback.contains(address)
  }

  /// Returns the URL for browsers, without a path.
  package func url(port: Int) -> String {
    "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }
}

/// The public URL of a server behind a proxy.
package struct PublicURL: Hashable, Sendable {
  /// The URL without a trailing slash.
  package let text: String
  /// `true` for `https`.
  package let isSecure: Bool
  /// Host and port, as in the header field `Host`.
  package let authority: String
  /// The path below which the hub answers, such as `/daybook`; empty at the root.
  package let path: String
  /// Scheme, host and port, as in the header field `Origin`.
  package var origin: String { String(text.dropLast(path.count)) }

  /// Parses `https://example.org` and `https://example.org/daybook`; `nil` for anything with a query
  /// or a user, or that is not a URL.
  package init?(_ text: String) {
    var rest = text[...]
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
      let authority = rest.dropFirst(scheme.count).prefix { $0 != "/" }
      let path = rest.dropFirst(scheme.count + authority.count)
      guard !authority.isEmpty,
        authority.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"?#@\\".utf8.contains($0) }),
        path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
          .allSatisfy({ $0.contains(/^(?!\.+$)[A-Za-z0-9._~-]+$/) })
      else { return nil }
      self.path = String(path)
      self.text = String(rest)
      self.authority = String(authority).lowercased()
      isSecure = scheme == "https://"
      return
    }
    return nil
  }
}
