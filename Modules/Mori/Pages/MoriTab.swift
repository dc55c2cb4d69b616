import CoreModels
import CorePlugin
import CoreStorage

/// The parts of Mori that a person goes between.
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

  /// What every page of that part shows: its words, its heading and the ways to the others.
  func values(in world: World) -> [String: any Sendable] {
    [
      "words": MoriPageWord.all(in: world.language),
      "heading": self == .overview ? MoriPlugin().name : world.text(word),
      "tabs": PageTabs.value(
        label: world.text(MoriPageWord.sections),
        Self.allCases.map { ($0.rawValue, world.text($0.word), $0 == self) }),
    ]
  }

  /// A page of that part: its template stands below the heading.
  func page(
    _ path: String, template: String, parts: [String: String] = [:],
    values: @escaping @Sendable (RouteRequest, World) async throws -> [String: any Sendable]?
  ) -> Page {
    let template = PageTemplate(
      """
      <main class="mori">
      <header class="row top"><h1>{{heading}}</h1>
      {{> tabs}}</header>
      \(template)
      </main>
      """,
      parts: parts.mapValues { PageTemplate($0) }.merging(["tabs": PageTabs.template]) { $1 })
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
