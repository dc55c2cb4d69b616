import CorePlugin
import HubWeb
import Hummingbird

/// A middleware of the hub. `Pipeline.swift` lists all in their order.
protocol HubMiddleware: MiddlewareProtocol
where Input == IncomingRequest, Output == RouteResponse, Context == HubContext {
  typealias Next =
    @concurrent (IncomingRequest, HubContext) async throws -> RouteResponse
}

extension [any HubMiddleware] {
  /// Returns the handler behind the middleware, the first of which is the outermost.
  func around(_ handler: @escaping RequestHandler) -> RequestHandler {
    // Called directly, because Hummingbird's composed type looks up its generic metadata in every
    // request.
    reversed().reduce(handler) { next, middleware in
      { try await middleware.handle($0, context: $1, next: next) }
    }
  }
}

/// A function that responds to a request.
typealias RequestHandler =
  @concurrent @Sendable (IncomingRequest, HubContext) async throws -> RouteResponse

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
