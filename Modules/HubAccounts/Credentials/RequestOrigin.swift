import CoreNet
package import HTTPTypes
import HubConfiguration

/// Checks a request's origin and host name. Keeps foreign pages out, including those whose own name
/// resolves to this machine (DNS rebinding).
package struct RequestOrigin: Sendable {
  /// The hub's host names, with or without a port; `nil` for any.
  let hosts: Set<String>?
  /// The hub's public origin behind a proxy.
  private let publicOrigin: String?

  private static let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  package init(_ options: HubOptions) {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    publicOrigin = options.publicURL?.origin.lowercased()
    let named = options.publicURL.map { [$0.authority] } ?? []
    hosts =
      options.isMultiUser && named.isEmpty
      ? nil : Self.loopback.union(named + [host.lowercased()])
  }

  /// Throws ``AccessError/foreignHost`` and ``AccessError/foreignOrigin``.
  package func check(_ head: HTTPRequest) throws(AccessError) {
    let authority = head.authority?.lowercased() ?? ""
    if let hosts, !hosts.contains(authority), !hosts.contains(Self.host(of: authority)) {
      throw .foreignHost
    }
    if let origin = head.headerFields[.origin], !isOwn(origin.lowercased(), authority) {
      throw .foreignOrigin
    }
    let isChange = ![.get, .head, .options].contains(head.method)
    if isChange, let site = head.headerFields[Self.site],
      site != "same-origin", site != "none"
    {
      throw .foreignOrigin
    }
  }

  private static let site = HTTPField.Name(known: "Sec-Fetch-Site")

  private func isOwn(_ origin: String, _ authority: String) -> Bool {
    origin == "http://" + authority || origin == "https://" + authority || origin == publicOrigin
  }

  /// `true` if the request's host name is one of the loopback interface.
  package static func isLoopback(_ head: HTTPRequest) -> Bool {
    loopback.contains(host(of: head.authority?.lowercased() ?? ""))
  }

  /// Returns a host name without its port.
  package static func host(of authority: String) -> String {
    if authority.hasPrefix("[") {
      return authority.firstIndex(of: "]").map { String(authority[...$0]) } ?? authority
    }
    return String(authority.prefix { $0 != ":" })
  }
}

extension HTTPField.Name {
  /// The header field that names the requesting page's scheme and host.
  static let origin = HTTPField.Name(known: "Origin")
}
