import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// A day's entries in all products.
enum DayPage {
  static let routes = [
    HubRoute(page: "/day", title: { WebText.aDay.text(in: $0) }) { call in
      guard let asked = call.request.queryValue("day") else {
        return .moved(to: "/day/\(call.world.today)")
      }
      guard let day = Day(asked) else { throw WebError.badDay }
      return .moved(to: "/day/\(day)")
    },
    HubRoute(page: "/day/{day}", title: { WebText.aDay.text(in: $0) }) { call in
      guard let day = call.request.parameters["day"].flatMap({ Day($0) }) else { return .missing }
      return .shown(try await content(of: day, call))
    },
  ]

  private static func content(of day: Day, _ call: HubRequest) async throws -> PageContent {
    let (world, plugins) = (call.world, call.services.plugins)
    let moment = world.moment
    let (kept, isPaused) = try await world.store.read { snapshot in
      (
        try plugins.kept(on: day...day, from: snapshot, at: moment),
        try snapshot.pausedDays().contains(day)
      )
    }
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let date = day.longText(in: world.language).withCapital
    let products = plugins.map { plugin in (plugin, kept.filter { $0.product == plugin.id }) }
    return try template.content(
      showing: [
        "date": date, "day": day.description, "dayLabel": text(.day), "show": text(.show),
        "previous": day.advanced(by: -1).description,
        "previousDay": text(.previousDay),
        "next": day.advanced(by: 1).description, "nextDay": text(.nextDay),
        "asItWas": day < world.today ? text(.asItWas) : "", "today": text(.today),
        "apps": plugins.compactMap { plugin in
          plugin.pages.first.map { ["path": $0.path, "name": plugin.name] }
        },
        "isPaused": isPaused ? text(.pausedDay) : "",
        "nothing": kept.isEmpty ? text(.nothingKept) : "",
        "products": products.filter { !$0.1.isEmpty }.map { plugin, kept in
          [
            "id": plugin.id, "name": plugin.name, "icon": plugin.appearance.icon,
            "kept": kept.map(\.text),
          ] as [String: any Sendable]
        },
      ], title: date)
  }

  private static let template = PageTemplate(Content.Pages.day)
}
