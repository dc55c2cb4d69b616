import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that counts requests and the time until their responses begin.
struct RequestMetrics: HubMiddleware {
  let metrics: HubMetrics

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let begin = ContinuousClock.now
    metrics.inFlight.add()
    defer { metrics.inFlight.add(-1) }
    let response = try await next(request, context)
    metrics.answered(
      context.trace.route, status: response.head.status.code, microseconds: begin.microseconds)
    return response
  }
}

extension ContinuousClock.Instant {
  /// The microseconds since this instant.
  var microseconds: Int {
    let time = (ContinuousClock.now - self).components
    return Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000)
  }
}
