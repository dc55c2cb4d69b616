import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb

/// Middleware that serves public responses from memory.
struct PublicCache: HubMiddleware {
  let responses: ExpiringCache<RouteName, RouteResponse>

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    guard let name = context.trace.route,
      !(request.head.path ?? "").utf8.contains(UInt8(ascii: "?"))
    else { return try await next(request, context) }
    if let known = responses.find(name) { return known }
    let response = try await next(request, context)
    if response.isPublic(constant: context.route.isConstant) { responses.keep(response, for: name) }
    return response
  }
}

extension HubRoute {
  /// `true` if the route's responses may be public.
  var mayBeShared: Bool {
    access == .anyone && method == .get && !isUnknown && !path.contains("{")
  }
}

extension RouteResponse {
  /// `true` if the response is marked public, or never changes.
  fileprivate func isPublic(constant: Bool) -> Bool {
    guard head.status == .ok, case .bytes = body, head.headerFields[.vary] == nil else {
      return false
    }
    return constant || head.headerFields[.cacheControl]?.contains("public") ?? false
  }
}

/// Middleware that serves a person's responses from memory while they write nothing.
struct PersonalCache: HubMiddleware {
  let responses: PersonalResponses
  let server: World

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    guard let person = context.caller.person, let path = context.request.head.path else {
      return try await next(request, context)
    }
    return try await responses.response(
      for: .init(person: person.id, path: path), in: server.store.profile(named: person.id),
      at: server.now(), lifetime: context.route.lifetime
    ) { try await next(request, context) }
  }
}

/// Middleware that empties the caches after a write, so that this process sees it at once.
struct CacheInvalidation: HubMiddleware {
  let operation: HubOperation
  let settings: ExpiringCache<String, PersonSettings>

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let person = context.caller.person?.id
    defer {
      if let person { settings.forget(person) }
      operation.personalResponses.forget(person)
      operation.publicResponses.forgetAll()
    }
    return try await next(request, context)
  }
}
