import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// Lesson's HTTP routes.
enum LessonRoutes {
  static let all = [
    Route(
      .get, "/lifelesson/quote.json", access: .anyone,
      summary: "The published lesson, else the current one", schema: quoteSchema,
      handle: quote)
  ]

  private static let quoteSchema = RouteSchema(answers: [200: RemoteLesson.shape])

  /// The time in seconds for which the response may be cached.
  private static let maxAge = 60

  @Sendable private static func quote(
    _ request: RouteRequest, in world: World
  ) async throws -> RouteResponse {
    let lesson = try await world.store.read { snapshot in
      if let published = try snapshot.findReadable(PublishedLesson.self, PublishedLesson.onlyID) {
        return published.lesson
      }
      let source = try LessonSource(in: snapshot, environment: world.environment)
      return try LessonShelf(snapshot: snapshot, source: source)
        .shown(on: world.today, profile: snapshot.profile).lesson
    }
    return try .json(RemoteLesson(lesson).json, for: request, maxAge: maxAge)
  }
}
