import CoreModels
import CorePlugin

/// The tabs of Mori's pages. They make the pages.
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

  /// Creates a page of the section.
  func page(
    _ path: String, template: StaticString,
    values: @escaping @Sendable (RouteRequest, World) async throws -> [String: any Sendable]?
  ) -> Page {
    let template = PageTemplate(template, parts: Content.file)
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
