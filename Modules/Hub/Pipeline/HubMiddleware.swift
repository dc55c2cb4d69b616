import CorePlugin
import HubWeb

/// A middleware of the hub, in the shape of Hummingbird's, whose generic types would convert every
/// request and response between any two. `Pipeline.swift` lists all in their order.
protocol HubMiddleware: Sendable {
  typealias Next = RequestHandler

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse
}

/// A function that responds to a request.
typealias RequestHandler =
  @Sendable (IncomingRequest, HubContext) async throws -> RouteResponse

extension [any HubMiddleware] {
  /// Returns the handler behind the middleware, the first of which is the outermost.
  func around(_ handler: @escaping RequestHandler) -> RequestHandler {
    var first = handler
    // `reduce` would convert each of these functions to a generic one and back.
    for middleware in reversed() {
      let next = first
      first = { try await middleware.handle($0, context: $1, next: next) }
    }
    return first
  }
}

/// Lists middleware, some of them under a condition.
@resultBuilder enum MiddlewareList {
  static func buildExpression(_ middleware: any HubMiddleware) -> [any HubMiddleware] {
    [middleware]
  }
  static func buildOptional(_ part: [any HubMiddleware]?) -> [any HubMiddleware] { part ?? [] }
  static func buildBlock(_ parts: [any HubMiddleware]...) -> [any HubMiddleware] {
    parts.flatMap(\.self)
  }
}

/// A middleware that looks only at the request: it refuses it, or adds to its context.
protocol RequestCheck: HubMiddleware {
  /// Completes the context. Throws to refuse the request.
  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws
}

extension RequestCheck {
  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var context = context
    try await check(request, &context)
    return try await next(request, context)
  }
}
