import CorePlugin
import HubAccounts
import HubWeb

/// Middleware that finds the caller by session cookie, token or API key. ``Authorization`` refuses
/// failed credentials, because public routes need none.
struct Authentication: HubMiddleware {
  let gate: Gate

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var context = context
    context.caller = try await gate.caller(of: request.head, from: request.peer())
    context.trace.caller = context.caller
    return try await next(request, context)
  }
}
