import CorePlugin
import HubWeb

/// Middleware that has messages in the log and upstream requests continue the request's trace.
struct Tracing: HubMiddleware {
  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    try await TraceContext.$current.withValue(context.trace.context) {
      try await next(request, context)
    }
  }
}
