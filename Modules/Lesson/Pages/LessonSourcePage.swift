import CoreModels
import CorePlugin

extension Page {
  /// Where lessons come from.
  static let lessonSource = Page(
    LessonParts.Tab.source.rawValue, title: { LessonPageWord.source.text(in: $0) },
    template: LessonSourcePage.template, values: LessonSourcePage.values)
}

/// The source, and a form to choose another.
enum LessonSourcePage {
  static let template = PageTemplate(
    """
    <main class="lesson list">
      {{> tabs}}
      <h1>{{words.source}}</h1>
      <p class="where">{{current}}</p>
      <form class="card stack" method="post" action="/lesson/source">
        <label for="lesson-source">{{words.address}}</label>
        <input id="lesson-source" type="url" name="source" value="{{address}}" required maxlength="2000" pattern="https://.+" aria-describedby="lesson-source-hint" placeholder="{{original}}">
        <p class="quiet" id="lesson-source-hint">{{words.addressHint}}</p>
        <p><button class="primary">{{words.save}}</button></p>
      </form>
      {{#other}}<form method="post" action="/lesson/source">
        <input type="hidden" name="source" value="default">
        <button class="plain">{{words.original}}</button>
      </form>{{/other}}
      <p class="quiet">{{words.fileHint}} <code>lesson source FILE</code></p>
    </main>
    """, parts: LessonParts.all)

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
