import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// Downloads of the lesson as a picture, as drawn by the command.
  static let lessonPictures = pictures(
    "/lesson/picture", title: { LessonPageWord.picture.text(in: $0) }
  ) { request, world in
    let source = try await world.lessonSource()
    let today = world.today
    let id = request.queryValue("id")
    let lesson = try await world.store.read { snapshot in
      try LessonShelf(snapshot: snapshot, source: source).lesson(id, on: today)
    }
    let theme = request.queryValue("theme").flatMap(Look.init(rawValue:)) ?? .light
    let svg = LessonPicture(lesson: lesson, palette: LessonPicture.theme[theme]).svg
    return (svg, 1200, "lesson")
  }
}
