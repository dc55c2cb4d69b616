import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb

/// Middleware that refuses requests by their head: those that a proxy may have read differently (RFC
/// 9112, sections 3.2 and 6.1), and those for a foreign host or from a foreign page, including pages
/// whose own name resolves to this machine (DNS rebinding).
struct RequestHeads: HubMiddleware {
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
    guard fields.hasKnownTransferCoding else {
      return RouteResponse(HTTPResponse(status: .badRequest))
    }
    // One that remains beside the authority.
    guard !fields.contains(.init(known: "Host")) else {
      return try .json(["error": "Two Host fields"], .badRequest)
    }
    let authority = request.head.authority?.lowercased() ?? ""
    // Load balancers check health in HTTP/1.0, which needs no host.
    guard !authority.isEmpty || ["/health", "/ready"].contains(context.route.path) else {
      return try .json(["error": "No Host field"], .badRequest)
    }
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

extension HTTPFields {
  /// `true` if the end of the body is unambiguous. An unknown coding could hide a second request in
  /// the first.
  var hasKnownTransferCoding: Bool {
    self[.transferEncoding].map { $0.lowercased() == "chunked" } ?? true
  }
}

extension HTTPField.Name {
  fileprivate static let site = HTTPField.Name(known: "Sec-Fetch-Site")
}
