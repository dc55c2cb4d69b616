import CoreNet
import CoreModels
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

extension HTTPRequest {
  /// `true` if a `Host` field remains beside the authority.
  fileprivate var namesTwoHosts: Bool {
    headerFields.contains(.init(known: "Host"))
  }
}
