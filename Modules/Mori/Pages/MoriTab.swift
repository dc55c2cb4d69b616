import CoreModels
import CorePlugin
import CoreStorage

/// The tabs of Mori's pages. They make the pages, with the layout and the partials that all share.
enum MoriTab: String, CaseIterable {
  case overview = "/mori"
  case habits = "/mori/habits"
  case diary = "/mori/diary"
  case settings = "/mori/settings"

  private var word: MoriPageWord {
    switch self {
    case .overview: .overview
    case .habits: .habits
    case .diary: .diary
    case .settings: .settings
    }
  }

  /// Returns the values shared by all pages of the section: words, heading and tabs.
  func values(in world: World) -> [String: any Sendable] {
    [
      "words": MoriPageWord.all(in: world.language),
      "heading": self == .overview ? MoriPlugin().name : world.text(word),
      "tabs": PageTabs.value(
        label: world.text(MoriPageWord.sections),
        Self.allCases.map { ($0.rawValue, world.text($0.word), $0 == self) }),
    ]
  }

  /// The partials that templates include with `{{> name}}`.
  static let parts = [
    "layout": PageTemplate(Content.Pages.layout), "tabs": PageTabs.template,
    "habit-row": PageTemplate(Content.Pages.habitRow),
    "habit-count": PageTemplate(Content.Pages.habitCount),
    "habit-fields": PageTemplate(Content.Pages.habitFields),
    "habit-line": PageTemplate(Content.Pages.habitLine),
    "habit-ring": PageTemplate(Content.Pages.habitRing),
    "month": PageTemplate(Content.Pages.month), "thing": PageTemplate(Content.Pages.thing),
    "day-strip": PageTemplate(Content.Pages.dayStrip),
    "diary-form": PageTemplate(Content.Pages.diaryForm),
    "life-form": PageTemplate(Content.Pages.lifeForm), "faces": faces, "dots": dots,
  ]
  static let faces = PageTemplate(Content.Pages.faces)
  static let dots = PageTemplate(Content.Pages.dots)

  /// Creates a page of the section.
  func page(
    _ path: String, template: StaticString,
    values: @escaping @Sendable (RouteRequest, World) async throws -> [String: any Sendable]?
  ) -> Page {
    let template = PageTemplate(template, parts: Self.parts)
    return Page(path, title: { title(in: $0) }) { request, world in
      guard let own = try await values(request, world) else { return .missing }
      let all = self.values(in: world).merging(own) { $1 }
      return .shown(
        PageContent(try template.html(showing: all), title: own["title"] as? String))
    }
  }

  private func title(in language: Language) -> String {
    let name = MoriPlugin().name
    return self == .overview ? name : "\(word.text(in: language)) · \(name)"
  }
}
