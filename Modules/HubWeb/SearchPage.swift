import CoreModels
import CorePlugin
import CoreStorage

/// Searches all records and shows matches by app; `GET /api/search` returns the same to scripts.
enum SearchPage {
  static let routes = [
    HubRoute(page: "/search", title: { WebText.search.text(in: $0) }) { call in
      .shown(try await content(call))
    }
  ]

  private static let mostMatches = 100

  private static func content(_ call: HubRequest) async throws -> PageContent {
    let (world, plugins) = (call.world, call.services.plugins)
    let words = call.request.queryValue("q") ?? ""
    let kinds = plugins.flatMap(\.records)
    let matches = try await world.store.read {
      try $0.search(kinds, for: words, limit: mostMatches)
    }.withoutTwins
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let products = plugins.map { plugin in
      (plugin, matches.filter { $0.value.product == plugin.id })
    }
    return try template.content(
      showing: [
        "title": text(.search), "label": text(.searchEverything), "words": words,
        "nothing": matches.isEmpty && !words.isEmpty ? text(.nothingFound) : "",
        "products": products.filter { !$0.1.isEmpty }.map { plugin, matches in
          [
            "id": plugin.id, "name": plugin.name, "icon": plugin.appearance.icon,
            "matches": matches.map { values(of: $0, plugin, in: world) },
          ] as PageValues
        },
      ])
  }

  private static func values(
    of match: SearchMatch<FoundRecord>, _ plugin: any Plugin, in world: World
  ) -> PageValues {
    let day = match.value.day
    return
      ([
        "path": plugin.page(of: match.value),
        "date": day?.longText(in: world.language).withCapital ?? "",
        "parts": match.excerpt.map { ["text": $0.text, "isMatch": $0.isMatch] as PageValues },
      ] as PageValues).withoutEmptyTexts
  }

  private static let template = PageTemplate(Content.Pages.search)
}

extension Plugin {
  /// The page of a found record, or of its day.
  func page(of found: FoundRecord) -> String {
    path(of: found.name) ?? found.day.map { "/day/\($0)" } ?? pages.first?.path ?? "/"
  }
}
