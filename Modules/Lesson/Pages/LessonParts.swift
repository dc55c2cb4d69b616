import CoreModels
import CorePlugin

/// The parts shared by Lesson's pages.
enum LessonParts {
  /// The pages in the tabs; the raw value is the path.
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

  /// Returns the values shared by all pages: the words and the tabs.
  static func values(tab: Tab, in world: World) -> [String: any Sendable] {
    [
      "words": LessonPageWord.all(in: world.language),
      "tabs": PageTabs.value(
        label: world.text(LessonPageWord.pages),
        Tab.allCases.map { ($0.rawValue, $0.name(in: world.language), $0 == tab) }),
    ]
  }

  /// Returns a lesson as template values for the forms beside it; `back` is the page they return
  /// to.
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
