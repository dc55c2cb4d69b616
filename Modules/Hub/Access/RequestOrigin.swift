import CoreModels
import HTTPTypes
import HubConfiguration

/// From which page a call comes, and under which name it reached the hub: what keeps pages of
/// others out, those that have a name of theirs lead to this machine among them.
struct RequestOrigin: Sendable {
  /// The names under which the hub is reached, with a port or without; `nil` for any.
  let hosts: Set<String>?
  /// Its own address as pages name it, where a proxy stands before the hub.
  private let publicOrigin: String?

  private static let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// What options and settings allow.
  init(_ options: HubOptions) {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    publicOrigin = options.publicURL?.text.lowercased()
    let named = options.publicURL.map { [$0.authority] } ?? []
    hosts =
      options.isMultiUser && named.isEmpty
      ? nil : Self.loopback.union(named + [host.lowercased()])
  }

  /// Throws ``AccessError/foreignHost`` and ``AccessError/foreignOrigin``.
  func check(_ head: HTTPRequest) throws(AccessError) {
    let authority = head.authority?.lowercased() ?? ""
    if let hosts, !hosts.contains(authority), !hosts.contains(Self.host(of: authority)) {
      throw .foreignHost
    }
    if let origin = head.headerFields[.origin], !isOwn(origin.lowercased(), authority) {
      throw .foreignOrigin
    }
    let isChange = ![.get, .head, .options].contains(head.method)
    if isChange, let site = Self.site.flatMap({ head.headerFields[$0] }),
      site != "same-origin", site != "none"
    {
      throw .foreignOrigin
    }
  }

  private static let site = HTTPField.Name("Sec-Fetch-Site")

  private func isOwn(_ origin: String, _ authority: String) -> Bool {
    origin == "http://" + authority || origin == "https://" + authority || origin == publicOrigin
  }

  /// Whether only this machine can have made the call under that name.
  static func isLoopback(_ head: HTTPRequest) -> Bool {
    loopback.contains(host(of: head.authority?.lowercased() ?? ""))
  }

  /// A name without its port.
  static func host(of authority: String) -> String {
    if authority.hasPrefix("[") {
      return authority.firstIndex(of: "]").map { String(authority[...$0]) } ?? authority
    }
    return String(authority.prefix { $0 != ":" })
  }
}

extension HTTPRequest {
  /// Whether a `Host` is left beside the one that became the authority.
  var namesTwoHosts: Bool { HTTPField.Name("Host").map { headerFields.contains($0) } ?? false }
}

extension HTTPField.Name {
  /// The page that asks, as its scheme and host.
  fileprivate static let origin = HTTPField.Name("Origin") ?? .referer
}
