import CoreModels
import CorePlugin

extension Page {
  /// The page for the source of lessons.
  static let lessonSource = Page(
    LessonParts.Tab.source.rawValue, title: { LessonPageWord.source.text(in: $0) },
    template: LessonSourcePage.template, values: LessonSourcePage.values)
}

/// The current source, and a form to choose another, as template values.
enum LessonSourcePage {
  static let template = PageTemplate(Content.Pages.source, parts: Content.file)

  @Sendable static func values(in world: World) async throws -> any Sendable {
    let source = try await world.lessonSource()
    var values = LessonParts.values(tab: .source, in: world)
    values["current"] = world.text(LessonText.source(source.name))
    values["address"] = source.isRemote ? source.name : ""
    values["original"] = LessonSource.original
    values["other"] = source.name != LessonSource.original
    return values
  }
}
