import CorePlugin
import HubWeb

/// Middleware that refuses forms without the session's token.
struct FormTokens: HubMiddleware {
  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    try FormToken.check(context.request, context.caller)
    return try await next(request, context)
  }
}
