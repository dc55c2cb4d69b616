import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// Statistics of the hub's weather users: counts only.
enum StatisticsRoutes {
  static let all = [
    Route(
      .get, "/api/stats", access: .apiKey, summary: "How many people get the weather, and how",
      schema: RouteSchema(answers: [200: shape]), limits: [RouteLimit("stats", .data, factor: 2)]
    ) { _, world in
      var languages: [String: Int] = [:]
      var personalities: [String: Int] = [:]
      for profile in try await world.store.profiles() {
        let language = world.language
        let reader = try await world.store.profile(named: profile.name).read {
          snapshot -> (language: String, personality: String)? in
          guard try snapshot.setting(BriefSettings.modules).weather,
            try snapshot.places().first != nil
          else { return nil }
          let reader = try snapshot.weatherReader(showing: language)
          return (try snapshot.wireCode(of: reader.language), reader.personality.rawValue)
        }
        guard let reader else { continue }
        languages[reader.language, default: 0] += 1
        personalities[reader.personality, default: 0] += 1
      }
      return try .json([
        "success": true, "total_subscribers": .integer(Int64(languages.values.reduce(0, +))),
        "languages": counts(languages, named: "language"),
        "personalities": counts(personalities, named: "personality"),
      ])
    }
  ]

  private static let shape = Shape.object([
    "success": .flag, "total_subscribers": .integer,
    "languages": .list(.object(["count": .integer, "language": .text])),
    "personalities": .list(.object(["count": .integer, "personality": .text])),
  ])

  /// The counts, largest first.
  private static func counts(_ counts: [String: Int], named name: String) -> JSONValue {
    .array(
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { value, count in
        .object(["count": .integer(Int64(count)), name: .string(value)])
      })
  }
}
