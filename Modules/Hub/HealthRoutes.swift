import CoreModels
import CorePlugin
import Foundation
import HTTPTypes

/// Whether the server is there.
enum HealthRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/health", access: .anyone, summary: "Whether the server is alive",
      schema: RouteSchema(answers: [200: .object(["service": .text, "status": .text])]),
      isConstant: true
    ) { _ in alive }
  ]

  /// Made once: it is asked for more often than anything else.
  private static let alive: RouteResponse = {
    var head = HTTPResponse(status: .ok)
    head.headerFields[.contentType] = "application/json"
    head.headerFields[.cacheControl] = "no-store"
    let body = Data(#"{"service":"dailybrief-api","status":"ok"}"#.utf8)
    return RouteResponse(head, body: .bytes(body))
  }()
}
