import CorePlugin
import HubAccounts
import HubWeb

/// Middleware that refuses requests for a foreign host or from a foreign page.
struct RequestOrigins: HubMiddleware {
  let gate: Gate

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    try gate.checkOrigin(of: request.head)
    return try await next(request, context)
  }
}
