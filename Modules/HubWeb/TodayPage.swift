import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// Today: a card for every product, from one read of the store.
enum TodayPage {
  static let routes = [
    HubRoute(page: "/", title: { WebText.today.text(in: $0) }) { call in
      let (world, plugins) = (call.world, call.services.plugins)
      for plugin in plugins { await plugin.renewCaches(in: world) }
      let moment = world.moment
      let (cards, parts, pause, first, isDone, name) = try await world.store.read { snapshot in
        (
          try plugins.cards(from: snapshot, at: moment),
          try plugins.todayParts(from: snapshot, in: world),
          try snapshot.pausedDays().span(containing: moment.today),
          try FirstRun(plugins, from: snapshot, at: moment),
          try plugins.areDone(from: snapshot, at: moment),
          try plugins.person(from: snapshot).name
        )
      }
      let known = plugins.compactMap { plugin in parts[plugin.id].map { (plugin, $0) } }
      var values: [String: any Sendable] = [
        "greeting": greeting(name, in: world),
        "date": DateHeading(moment.today, in: world.language).parts,
        "day": moment.today.description, "today": WebText.today.text(in: world.language),
        "facts": known.flatMap { $1.facts.map(\.values) },
        "acts": known.filter { !$1.acts.isEmpty }.map { ["id": $0.id, "content": $1.acts] },
        "writings": known.compactMap { plugin, parts in
          parts.writing.map { ["id": plugin.id, "title": $0.title, "content": $0.content] }
        },
        "cards": cards.compactMap { card in
          plugins.first { $0.id == card.product }.flatMap { plugin in
            WebCard(card, of: plugin, parts: parts[plugin.id]?.card ?? .lines).values(in: world)
          }
        },
        "nothing": cards.isEmpty ? WebText.nothingToday.text(in: world.language) : "",
      ]
      values["hasActs"] = known.contains { !$1.acts.isEmpty }
      values["hasDoing"] = known.contains { !$1.acts.isEmpty || $1.writing != nil }
      if isDone { values["done"] = WebText.dayDone.text(in: world.language) }
      values["first"] = first.values(in: world)
      values["merged"] = try await MergedEntries(in: world).line(in: world.language)
      values["pause"] = pause.map { WebText.mercyUntil($0.until.inWords).text(in: world.language) }
      return .shown(try template.content(showing: values))
    }
  ]

  /// Greets by the hour, as Aclio does.
  private static func greeting(_ name: String, in world: World) -> String {
    let hour = world.calendar.wallClock(at: world.now()).seconds / 3600
    let text: WebText =
      switch (hour, name.isEmpty) {
      case (5..<12, true): .morning
      case (5..<12, false): .greetingMorning(name)
      case (12..<18, true): .afternoon
      case (12..<18, false): .greetingAfternoon(name)
      case (18..<23, true): .evening
      case (18..<23, false): .greetingEvening(name)
      case (_, true): .night
      case (_, false): .greetingNight(name)
      }
    return text.text(in: world.language)
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
  private let parts: TodayParts.Card

  init(_ card: Card, of plugin: any Plugin, parts: TodayParts.Card = .lines) {
    (self.card, self.plugin, self.parts) = (card, plugin, parts)
    lines = card.lines.filter { !plugin.namesCommand(in: $0) }
    isToBegin = card.lines.first.map(plugin.namesCommand) ?? false
  }

  /// The values for the template; `nil` if the page has no card of the product.
  func values(in world: World) -> [String: any Sendable]? {
    var values: [String: any Sendable] = [
      "id": card.product, "name": card.title, "icon": plugin.appearance.icon,
    ]
    values["path"] = plugin.pages.first?.path
    switch parts {
    case .none: return nil
    case .content(let html):
      values["content"] = html
      return values
    case .lead(let html): (values["lead"], values["content"]) = (lines.first, html)
    case .lines: (values["lead"], values["lines"]) = (lines.first, Array(lines.dropFirst()))
    }
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
