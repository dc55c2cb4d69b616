import CoreModels
import CorePlugin
import HTTPTypes

/// Whether the server is there.
enum HealthRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/health", access: .anyone, summary: "Whether the server is alive",
      schema: RouteSchema(answers: [200: .object(["service": .text, "status": .text])])
    ) { _ in try .json(["service": "dailybrief-api", "status": "ok"]) }
  ]
}
