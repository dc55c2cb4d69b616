import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The lesson, large and centred, in Georgia.
  static let lesson = Page(
    "/lesson", title: { LessonText.title.text(in: $0) }, template: LessonPage.template,
    values: LessonPage.values)
}

/// The parts of the page.
enum LessonPage {
  static let template = PageTemplate(
    """
    <main class="lesson">
      <blockquote>{{text}}</blockquote>
      {{#author}}<p class="author">— {{.}}</p>{{/author}}
      <footer>{{footer}}</footer>
    </main>
    """)

  static let style = """
    .lesson { min-height: 100svh; display: grid; grid-template-rows: 1fr auto auto;
      place-items: center; padding: 6vmin; text-align: center; }
    .lesson blockquote { margin: auto; max-width: 28ch; white-space: pre-line;
      font: clamp(1.5rem, 6vmin, 5rem)/1.35 Georgia, "Times New Roman", serif;
      overflow-wrap: anywhere; }
    .lesson footer { font-size: 0.9rem; }
    """

  @Sendable static func values(in world: World) async throws -> [String: String] {
    let state = try await world.lesson(from: world.lessonSource())
    var values = [
      "text": state.shown.lesson.text, "footer": LessonScreen(state: state).footer(in: world),
    ]
    values["author"] = state.shown.lesson.author
    return values
  }
}
