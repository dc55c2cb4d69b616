import CorePlugin
import HubAccounts
import HubConfiguration
import HubWeb

/// Middleware that refuses callers who exceed one of its limits.
struct RateLimits: HubMiddleware {
  let limits: [RouteLimit]
  let gate: Gate
  let errors: ErrorResponses

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    guard let state = try await tightest(for: context.caller) else {
      return try await next(request, context)
    }
    guard !state.isOver else {
      var response = await errors.response(
        to: AccessError.tooMany(retryAfter: state.reset), request, context)
      state.tell(&response)
      return response
    }
    var response = try await next(request, context)
    // The inner `RateLimits` has told of its limit already, which is the narrower one.
    if !response.tellsLimit { state.tell(&response) }
    return response
  }

  /// Counts a request against the limits and returns the tightest; `nil` if none applies.
  private func tightest(for caller: Caller) async throws -> Limits.State? {
    var tightest: Limits.State?
    for limit in limits {
      // On a single-user hub, `.api` does not limit the owner.
      if limit.rate == .api, !gate.options.isMultiUser, caller.person != nil { continue }
      let site = IPNetwork(caller.address)?.site ?? caller.address
      let subject =
        limit.rate == .authentication ? site : caller.person.map { "person." + $0.id } ?? site
      guard let state = try await gate.limits.count(limit, of: subject) else { continue }
      if state.remaining < tightest?.remaining ?? .max { tightest = state }
      if state.isOver { break }
    }
    return tightest
  }
}

extension HubRoute {
  /// The limits against guessing passwords, which count before authorization.
  var guessLimits: [RouteLimit] { limits.filter { $0.rate == .authentication } }

  /// All other limits. The one on pages is generous for readers and stops programs.
  var requestLimits: [RouteLimit] {
    (isPage && isPersonal ? [RouteLimit("page", .page)] : [])
      + limits.filter { $0.rate != .authentication }
  }
}
