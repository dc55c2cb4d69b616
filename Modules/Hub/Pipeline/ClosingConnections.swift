import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that closes the connection while the server shuts down, and where the end of the
/// request's body is uncertain.
struct ClosingConnections: HubMiddleware {
  let operation: HubOperation

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response = try await next(request, context)
    let isOver =
      operation.isEnding || response.head.status == .contentTooLarge
      || !request.head.headerFields.hasKnownTransferCoding
    if isOver { response.head.headerFields[.connection] = "close" }
    return response
  }
}
