import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that counts each request, measures the time until its response begins, and writes its
/// line in the log.
struct Instrumentation: HubMiddleware {
  let metrics: HubMetrics
  let log: HubLog

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let begin = ContinuousClock.now
    metrics.inFlight.add()
    defer { metrics.inFlight.add(-1) }
    let response = try await next(request, context)
    let time = (ContinuousClock.now - begin).components
    let microseconds = Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000)
    let status = response.head.status.code
    metrics.answered(context.trace.route, status: status, microseconds: microseconds)
    log.call(
      request.head.method.rawValue, context.trace, status: status, microseconds: microseconds,
      bytes: response.body.count)
    return response
  }
}

extension RouteResponse.Body {
  /// The number of bytes; `nil` for a stream.
  var count: Int? {
    if case .bytes(let data) = self { data.count } else { nil }
  }
}
