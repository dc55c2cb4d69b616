import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// What Grounding Sun answers over HTTP.
enum GroundingSunRoutes {
  static let all = [
    Route(
      .get, "/v1/affirmations", access: .anyone,
      summary: "The affirmations of the source, as a source for others",
      schema: RouteSchema(answers: [200: .list(Shape(["type": "object"]))]), handle: affirmations)
  ]

  /// Seconds that others may keep the answer.
  private static let maxAge = 300

  /// Everyone may read it, so the person's own affirmations and edits are not in it, nor is a file
  /// of theirs: what ships with the product stands for that.
  @Sendable private static func affirmations(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    let source = try await world.affirmationSource()
    let open = source.kind == "file" ? .bundled : source
    let listed = try await world.store.read { try world.shelf($0, open).listed() }
    return try .json(.array(listed.map(\.affirmation.json)), for: request, maxAge: maxAge)
  }
}
