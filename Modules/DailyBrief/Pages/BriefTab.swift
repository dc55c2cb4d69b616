import CoreModels
import CorePlugin
import CoreStorage

/// The tabs of DailyBrief.
enum BriefTab: String, CaseIterable {
  case home = "/daily-brief"
  case weather = "/daily-brief/weather"
  case events = "/daily-brief/events"
  case reminders = "/daily-brief/reminders"
  case namedays = "/daily-brief/namedays"
  case settings = "/daily-brief/settings"

  private var word: BriefPageWord {
    switch self {
    case .home: .home
    case .weather: .weather
    case .events: .events
    case .reminders: .reminders
    case .namedays: .namedays
    case .settings: .settings
    }
  }

  /// The tab's page. Its values may set the heading.
  func page(
    template: StaticString,
    values: @escaping @Sendable (RouteRequest, World) async throws -> [String: any Sendable]
  ) -> Page {
    let template = PageTemplate(template, parts: Content.file)
    return Page(rawValue, title: { title(in: $0) }) { request, world in
      let own = try await values(request, world)
      let theme = try await world.store.read { try BriefTheme(in: $0) }
      let all: [String: any Sendable] = [
        "words": BriefPageWord.all(in: world.language), "heading": world.text(word),
        "theme": theme.classes,
        "tabs": PageTabs.value(
          label: world.text(BriefPageWord.parts),
          Self.allCases.map { ($0.rawValue, world.text($0.word), $0 == self) }),
      ]
      return .shown(PageContent(try template.html(showing: all.merging(own) { $1 })))
    }
  }

  private func title(in language: Language) -> String {
    let name = DailyBriefPlugin().name
    return self == .home ? name : "\(word.text(in: language)) · \(name)"
  }
}
