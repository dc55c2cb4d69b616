import CoreNet
package import HTTPTypes

/// The host of a request's authority.
package enum HostName {
  /// The names of the loopback interface.
  package static let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// Returns a host name without its port.
  package static func of(_ authority: String) -> String {
    if authority.hasPrefix("[") {
      return authority.firstIndex(of: "]").map { String(authority[...$0]) } ?? authority
    }
    return String(authority.prefix { $0 != ":" })
  }
}

extension HTTPRequest {
  /// `true` if the request's host name is one of the loopback interface.
  package var isForLoopback: Bool {
    HostName.loopback.contains(HostName.of(authority?.lowercased() ?? ""))
  }
}

extension HTTPField.Name {
  /// The header field that names the requesting page's scheme and host.
  package static let pageOrigin = HTTPField.Name(known: "Origin")
}
