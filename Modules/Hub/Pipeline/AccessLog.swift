import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that writes a line in the log for each request.
struct AccessLog: HubMiddleware {
  let log: HubLog

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let begin = ContinuousClock.now
    let response = try await next(request, context)
    log.call(
      request.head.method.rawValue, context.trace, status: response.head.status.code,
      microseconds: begin.microseconds, bytes: response.body.count)
    return response
  }
}

extension RouteResponse.Body {
  /// The number of bytes; `nil` for a stream.
  var count: Int? {
    if case .bytes(let data) = self { data.count } else { nil }
  }
}
