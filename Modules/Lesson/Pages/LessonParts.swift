import CoreModels
import CorePlugin

/// What the pages of Lesson have in common.
enum LessonParts {
  /// The pages that the tabs lead to; the raw value is the path.
  enum Tab: String, CaseIterable {
    case lesson = "/lesson"
    case history = "/lesson/history"
    case favorites = "/lesson/favorites"
    case own = "/lesson/own"
    case source = "/lesson/source"

    func name(in language: Language) -> String {
      switch self {
      case .lesson: LessonText.title.text(in: language)
      case .history: LessonPageWord.history.text(in: language)
      case .favorites: LessonPageWord.favorites.text(in: language)
      case .own: LessonPageWord.own.text(in: language)
      case .source: LessonPageWord.source.text(in: language)
      }
    }
  }

  static let all: [String: PageTemplate] = [
    "tabs": PageTabs.template,
    "star": PageTemplate(
      """
      <form method="post" action="/lesson/favorite">
        <input type="hidden" name="id" value="{{id}}">
        <input type="hidden" name="on" value="{{wanted}}">
        <input type="hidden" name="to" value="{{back}}">
        <button class="plain star" aria-pressed="{{isFavorite}}" \
      aria-label="{{words.favorite}}: {{name}}">\
      <span aria-hidden="true">{{star}}</span> {{words.favorite}}</button>
      </form>
      """),
    "picture": PageTemplate(
      """
      <details class="picture">
        <summary aria-label="{{words.picture}}: {{name}}">{{words.picture}}</summary>
        <p class="row">
          <a href="/lesson/picture.png?id={{id}}" download="lesson.png">PNG, {{words.light}}</a>
          <a href="/lesson/picture.png?id={{id}}&amp;theme=dark" download="lesson.png">PNG, {{words.dark}}</a>
          <a href="/lesson/picture.svg?id={{id}}" download="lesson.svg">SVG, {{words.light}}</a>
          <a href="/lesson/picture.svg?id={{id}}&amp;theme=dark" download="lesson.svg">SVG, {{words.dark}}</a>
          <button type="button" class="for-script" data-share="/lesson/picture.png?id={{id}}" hidden>{{words.share}}</button>
        </p>
      </details>
      """),
  ]

  /// The words of all pages, and the tabs.
  static func values(tab: Tab, in world: World) -> [String: any Sendable] {
    [
      "words": LessonPageWord.all(in: world.language),
      "tabs": PageTabs.value(
        label: world.text(LessonPageWord.pages),
        Tab.allCases.map { ($0.rawValue, $0.name(in: world.language), $0 == tab) }),
    ]
  }

  /// A lesson as the forms beside it need it; `back` is where they lead.
  static func item(
    _ lesson: LifeLesson, isFavorite: Bool, back: String, in world: World
  ) -> [String: any Sendable] {
    [
      "id": lesson.id, "isFavorite": isFavorite ? "true" : "false",
      "wanted": isFavorite ? "0" : "1", "star": isFavorite ? "★" : "☆", "back": back,
      "name": lesson.text.count > 60 ? String(lesson.text.prefix(60)) + "…" : lesson.text,
    ]
  }
}
