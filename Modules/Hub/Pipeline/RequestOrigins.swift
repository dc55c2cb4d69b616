import CoreNet
import CorePlugin
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb

/// Middleware that refuses requests for a foreign host or from a foreign page, including pages whose
/// own name resolves to this machine (DNS rebinding).
struct RequestOrigins: HubMiddleware {
  /// The hub's host names, with or without a port; `nil` for any.
  private let hosts: Set<String>?
  /// The hub's public origin behind a proxy.
  private let publicOrigin: String?

  init(_ options: HubOptions) {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    publicOrigin = options.publicURL?.origin.lowercased()
    let named = options.publicURL.map { [$0.authority] } ?? []
    hosts =
      options.isMultiUser && named.isEmpty
      ? nil : HostName.loopback.union(named + [host.lowercased()])
  }

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let fields = request.head.headerFields
    let authority = request.head.authority?.lowercased() ?? ""
    if let hosts, !hosts.contains(authority), !hosts.contains(HostName.of(authority)) {
      throw AccessError.foreignHost
    }
    let own = ["http://" + authority, "https://" + authority, publicOrigin]
    if let origin = fields[.pageOrigin], !own.contains(origin.lowercased()) {
      throw AccessError.foreignOrigin
    }
    if !request.isSafe, let site = fields[.site], site != "same-origin", site != "none" {
      throw AccessError.foreignOrigin
    }
    return try await next(request, context)
  }
}

extension HTTPField.Name {
  fileprivate static let site = HTTPField.Name(known: "Sec-Fetch-Site")
}
