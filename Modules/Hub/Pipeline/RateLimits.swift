import CorePlugin
import HubAccounts
import HubWeb

/// Middleware that refuses callers who exceed a limit of the route.
struct RateLimits: HubMiddleware {
  enum Stage { case beforeAuthorization, afterAuthorization }

  let gate: Gate
  let errors: ErrorResponses
  /// Limits against guessing passwords count before authorization, all others after it.
  let stage: Stage

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let state = try await gate.count(
      context.caller, on: context.route, beforeAuthorization: stage == .beforeAuthorization)
    guard let state else { return try await next(request, context) }
    guard !state.isOver else {
      var response = await errors.response(
        to: AccessError.tooMany(retryAfter: state.reset), request, context)
      state.tell(&response)
      return response
    }
    var response = try await next(request, context)
    // The later stage's limit is the narrower one.
    if !response.tellsLimit { state.tell(&response) }
    return response
  }
}
