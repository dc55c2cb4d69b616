import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// Grounding Sun's HTTP routes.
enum GroundingSunRoutes {
  static let all = [
    Route(
      .get, "/v1/affirmations", access: .anyone,
      summary: "The affirmations of the source, as a source for others",
      schema: RouteSchema(answers: [200: [Affirmation].shape]), handle: affirmations)
  ]

  /// The time in seconds for which the response may be cached.
  private static let maxAge = 300

  /// Returns the public list, without the user's own affirmations and edits. If the source is a
  /// file of theirs, the bundled affirmations replace it.
  @Sendable private static func affirmations(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    let source = try await world.affirmationSource()
    let open = source.kind == "file" ? .bundled : source
    let listed = try await world.store.read { try world.shelf($0, open).listed() }
    return try .json(.array(listed.map(\.affirmation.json)), for: request, maxAge: maxAge)
  }
}
