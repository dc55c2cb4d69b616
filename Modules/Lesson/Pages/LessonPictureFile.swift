import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

extension Page {
  /// Downloads of the lesson as a picture, as drawn by the command.
  static let lessonPictures = [
    picture("svg", type: "image/svg+xml") { svg, _ in Data(svg.utf8) },
    picture("png", type: "image/png") { svg, world in try await world.pictures.png(svg, 1200) },
  ]

  private static func picture(
    _ ending: String, type: String,
    _ bytes: @escaping @Sendable (String, World) async throws -> Data
  ) -> Page {
    Page("/lesson/picture.\(ending)", title: { LessonPageWord.picture.text(in: $0) }) {
      request, world in
      let source = try await world.lessonSource()
      let today = world.today
      let id = request.queryValue("id")
      let lesson = try await world.store.read { snapshot in
        let shelf = LessonShelf(snapshot: snapshot, source: source)
        return try id.map(shelf.find)
          ?? shelf.shown(on: today, profile: snapshot.profile).lesson
      }
      let theme = request.queryValue("theme").flatMap(Look.init(rawValue:)) ?? .light
      let svg = LessonPicture(lesson: lesson, palette: LessonPicture.theme[theme]).svg
      var head = HTTPResponse(status: .ok)
      head.headerFields[.contentType] = type
      head.headerFields[.cacheControl] = "private, max-age=60"
      head.headerFields[.contentDisposition] = "attachment; filename=\"lesson.\(ending)\""
      return .file(RouteResponse(head, body: .bytes(try await bytes(svg, world))))
    }
  }
}
