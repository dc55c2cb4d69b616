import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that refuses requests that a proxy may have read differently (RFC 9112, sections 3.2
/// and 6.1).
struct UnambiguousRequests: HubMiddleware {
  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    guard request.head.headerFields.hasKnownTransferCoding else {
      return RouteResponse(HTTPResponse(status: .badRequest))
    }
    guard !request.head.namesTwoHosts else {
      return try .json(["error": "Two Host fields"], .badRequest)
    }
    // Load balancers check health in HTTP/1.0, which needs no host.
    guard request.head.authority?.isEmpty == false || context.isHealthCheck else {
      return try .json(["error": "No Host field"], .badRequest)
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

extension HubContext {
  fileprivate var isHealthCheck: Bool { ["/health", "/ready"].contains(route.path) }
}

extension HTTPRequest {
  /// `true` if a `Host` field remains beside the authority.
  fileprivate var namesTwoHosts: Bool {
    headerFields.contains(.init(known: "Host"))
  }
}
