import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// Today: a card of every product, from one read of the store.
enum TodayPage {
  static let routes = [
    HubRoute(page: "/", title: { WebText.today.text(in: $0) }) { call in
      let (world, plugins) = (call.world, call.hub.plugins)
      for plugin in plugins { await plugin.renewCaches(in: world) }
      let moment = world.moment
      let (cards, actions, pause) = try await world.store.read { snapshot in
        (
          try plugins.cards(from: snapshot, at: moment),
          try plugins.cardActions(from: snapshot, in: world),
          try snapshot.pausedDays().span(containing: moment.today)
        )
      }
      var values: [String: any Sendable] = [
        "today": WebText.today.text(in: world.language),
        "date": DateHeading(moment.today, in: world.language).parts,
        "day": moment.today.description,
        "cards": byActions(plugins, actions).flatMap { plugin in
          cards.filter { $0.product == plugin.id }.map { card in
            WebCard(card, of: plugin, actions: actions[plugin.id]).values(in: world)
          }
        },
        "nothing": cards.isEmpty ? WebText.nothingToday.text(in: world.language) : "",
      ]
      values["pause"] = pause.map { WebText.mercyUntil($0.until.inWords).text(in: world.language) }
      return .shown(PageContent(try template.html(showing: values.withoutEmptyTexts)))
    }
  ]

  /// The products with what can be done today before the others.
  private static func byActions(
    _ plugins: [any Plugin], _ actions: [String: String]
  ) -> [any Plugin] {
    plugins.filter { actions[$0.id] != nil } + plugins.filter { actions[$0.id] == nil }
  }

  private static let template = PageTemplate(Content.Pages.today)
}

/// A product's card as the browser shows it.
struct WebCard {
  /// Its lines, without those that speak of commands of a terminal.
  let lines: [String]
  /// Whether the first of all said how to begin.
  let isToBegin: Bool
  private let card: Card
  private let plugin: any Plugin
  /// What can be done about it, as HTML.
  private let actions: String?

  init(_ card: Card, of plugin: any Plugin, actions: String? = nil) {
    (self.card, self.plugin, self.actions) = (card, plugin, actions)
    lines = card.lines.filter { !plugin.namesCommand(in: $0) }
    isToBegin = card.lines.first.map(plugin.namesCommand) ?? false
  }

  func values(in world: World) -> [String: any Sendable] {
    var values: [String: any Sendable] = [
      "id": card.product, "name": card.title, "icon": plugin.appearance.icon,
      "lines": Array(lines.dropFirst()),
    ]
    values["actions"] = actions
    values["path"] = plugin.pages.first?.path
    values["lead"] = lines.first
    if isToBegin { values["begin"] = WebText.begin.text(in: world.language) }
    return values
  }
}

extension Plugin {
  /// Whether a text names a command of a terminal, as `mori setup`: it is of no use in a browser.
  func namesCommand(in text: String) -> Bool {
    guard text.contains(id + " ") else { return false }
    return commands.contains { type in
      type.configuration.commandName.map { (text + " ").contains("\(id) \($0) ") } ?? false
    }
  }
}

extension String {
  /// The text as a sentence or a heading begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}

/// A day as a large heading, which breaks between weekday and date before it breaks elsewhere.
struct DateHeading {
  /// One or two parts, in their order.
  let parts: [String]

  init(_ day: Day, in language: Language) {
    let text = day.longText(in: language).withCapital
    let weekday = language.weekdayNames[day.weekday.rawValue - 1].withCapital
    if text.hasPrefix(weekday), let gap = text.firstIndex(of: " ") {
      parts = [String(text[..<gap]), String(text[text.index(after: gap)...])]
    } else {
      parts = [text]
    }
  }
}
