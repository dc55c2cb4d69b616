import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import HubAccounts

/// Today: a card for every product, from one read of the store.
enum TodayPage {
  static let routes = [
    HubRoute(page: "/", title: { WebText.today.text(in: $0) }) { call in
      let (world, plugins) = (call.world, call.services.plugins)
      for plugin in plugins { await plugin.renewCaches(in: world) }
      let moment = world.moment
      let (cards, actions, pause, first, isDone, name) = try await world.store.read { snapshot in
        (
          try plugins.cards(from: snapshot, at: moment),
          try plugins.cardActions(from: snapshot, in: world),
          try snapshot.pausedDays().span(containing: moment.today),
          try FirstRun(plugins, from: snapshot, at: moment),
          try plugins.areDone(from: snapshot, at: moment),
          try plugins.person(from: snapshot).name
        )
      }
      var values: [String: any Sendable] = [
        "today": greeting(name, in: world),
        "date": DateHeading(moment.today, in: world.language).parts,
        "day": moment.today.description,
        "cards": byActions(plugins, actions).flatMap { plugin in
          cards.filter { $0.product == plugin.id }.map { card in
            WebCard(card, of: plugin, actions: actions[plugin.id]).values(in: world)
          }
        },
        "nothing": cards.isEmpty ? WebText.nothingToday.text(in: world.language) : "",
      ]
      if isDone { values["done"] = WebText.dayDone.text(in: world.language) }
      values["first"] = first.values(in: world)
      values["merged"] = try await MergedEntries(in: world).line(in: world.language)
      values["pause"] = pause.map { WebText.mercyUntil($0.until.inWords).text(in: world.language) }
      return .shown(PageContent(try template.html(showing: values.withoutEmptyTexts)))
    }
  ]

  /// Greets by the hour; without a name the page says that it is today.
  private static func greeting(_ name: String, in world: World) -> String {
    let hour = world.calendar.wallClock(at: world.now()).seconds / 3600
    let text: WebText =
      if name.isEmpty { .today } else {
        switch hour {
        case 4..<12: .greetingMorning(name)
        case 12..<18: .greetingAfternoon(name)
        default: .greetingEvening(name)
        }
      }
    return text.text(in: world.language)
  }

  /// Sorts products with actions for today first.
  private static func byActions(
    _ plugins: [any Plugin], _ actions: [String: String]
  ) -> [any Plugin] {
    plugins.filter { actions[$0.id] != nil } + plugins.filter { actions[$0.id] == nil }
  }

  private static let template = PageTemplate(Content.Pages.today)
}

extension [any Plugin] {
  /// Returns `true` if no product has anything left to do on the day, and one had.
  fileprivate func areDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool {
    let answers = try compactMap { try $0.isDayDone(from: snapshot, at: moment) }
    return !answers.isEmpty && answers.allSatisfy(\.self)
  }
}

/// A product's card for the browser.
struct WebCard {
  /// The lines, without those about terminal commands.
  let lines: [String]
  /// `true` if the first line was a hint how to begin.
  let isToBegin: Bool
  private let card: Card
  private let plugin: any Plugin
  /// The card's actions as HTML.
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
    if isToBegin {
      // It may have more to show already, such as an event of a brief without a place.
      (values["lead"], values["lines"]) = (plugin.abstract(in: world.language), lines)
      values["begin"] = WebText.begin.text(in: world.language)
    }
    return values
  }
}

extension Plugin {
  /// `true` if a text names a terminal command such as `mori setup`, which is useless in a browser.
  func namesCommand(in text: String) -> Bool {
    guard text.contains(id + " ") else { return false }
    return commands.contains { type in
      type.configuration.commandName.map { (text + " ").contains("\(id) \($0) ") } ?? false
    }
  }
}

extension String {
  /// The text with a capital first letter.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}

/// A date heading that breaks between weekday and date first.
struct DateHeading {
  /// One or two parts, in order.
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
