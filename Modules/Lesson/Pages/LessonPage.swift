import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page with the lesson, large and centred, in Georgia.
  static let lesson = Page("/lesson", title: { LessonText.title.text(in: $0) }) { request, world in
    .shown(try await LessonPage.content(for: request, in: world))
  }
}

/// The content of the lesson's page.
enum LessonPage {
  static let template = PageTemplate(Content.Pages.lesson, parts: Content.file)

  /// The age in seconds after which the browser looks for a new lesson automatically.
  private static let staleAfter = 600

  static func content(for request: RouteRequest, in world: World) async throws -> PageContent {
    let source = try await world.lessonSource()
    let state = try await world.lesson(from: source)
    let lesson = state.shown.lesson
    let isMarked = try await world.store.read {
      try $0.findReadable(FavoriteLesson.self, lesson.id) != nil
    }
    var values = LessonParts.values(tab: .lesson, in: world)
    values["title"] = world.text(LessonText.title)
    values["text"] = lesson.text
    values["author"] = lesson.author
    values["size"] = size(of: lesson.text)
    values.merge(age(of: state.shown, in: world)) { $1 }
    values["mark"] = mark(request.queryValue("refresh"), in: world)
    values["stale"] = source.isRemote && !world.isOffline && isStale(state.shown, in: world)
    values.merge(LessonParts.item(lesson, isFavorite: isMarked, back: "/lesson", in: world)) { $1 }
    return PageContent(try template.html(showing: values))
  }

  /// Returns the CSS class for the size of a text.
  static func size(of text: String) -> String {
    switch text.count {
    case ...36: "short"
    case ...110: "medium"
    case ...360: "long"
    default: "longest"
    }
  }

  /// Returns the footer's sentence with its age separated, so that the script can update it.
  private static func age(of shown: ShownLesson, in world: World) -> [String: any Sendable] {
    guard let updated = shown.lastUpdated else {
      return ["before": world.text(LessonText.neverUpdated)]
    }
    let age = AgeText(seconds: world.now().seconds(since: updated))
    let (sentence, word) = (world.text(LessonText.lastUpdated(age)), world.text(age))
    guard let place = sentence.firstRange(of: word) else { return ["before": sentence] }
    return [
      "before": String(sentence[..<place.lowerBound]), "age": word,
      "after": String(sentence[place.upperBound...]), "since": updated.description,
      "now": world.text(AgeText.justNow),
    ]
  }

  private static func isStale(_ shown: ShownLesson, in world: World) -> Bool {
    shown.lastUpdated.map { world.now().seconds(since: $0) > staleAfter } ?? true
  }

  private static func mark(_ outcome: String?, in world: World) -> String? {
    switch outcome {
    case "offline": world.text(LessonText.offline)
    case "failed": world.text(LessonText.notRefreshed)
    default: world.isOffline ? world.text(LessonText.offline) : nil
    }
  }
}
