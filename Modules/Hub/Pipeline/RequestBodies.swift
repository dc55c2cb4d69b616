import CorePlugin
import Foundation
import HTTPTypes
import HubWeb

/// Middleware that reads the body, up to the route's limit, and runs what follows off the
/// connection's event loop, where several connections share a thread.
struct RequestBodies: HubMiddleware {
  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var context = context
    context.request = RouteRequest(
      context.request.head, parameters: context.request.parameters,
      body: try await request.body(context.route.bodyLimit))
    return try await offEventLoop { [context] in try await next(request, context) }
  }
}
