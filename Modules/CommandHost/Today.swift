import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// `daybook today`: shows each product's card, from one read of the store.
struct Today<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("today", HelpText.today) }

  static var takesArguments: Bool { false }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let stored = try await Self.cards(in: world)
    if world.isOffline {
      try world.answer(stored.json) { stored.lines(in: world) }
      return await Self.renewCaches(in: world)
    }
    let shown = try await world.refreshing(
      stored, within: .seconds(3), refresh: { try await Self.refreshedCards(in: world) },
      tooLate: stored
    ) { screen, _ in screen.lines(in: world) }
    if world.answers == .json { try world.answer(shown.json) { [] } }
    await Self.renewCaches(in: world)
  }

  private static func renewCaches(in world: World) async {
    for plugin in Products.plugins { await plugin.renewCaches(in: world) }
  }

  private static func cards(in world: World) async throws -> TodayScreen {
    let moment = world.moment
    return try await world.store.read { snapshot in
      TodayScreen(
        moment: moment, cards: try Products.plugins.cards(from: snapshot, at: moment),
        pausedUntil: try snapshot.pausedDays().span(containing: moment.today)?.until)
    }
  }

  private static func refreshedCards(in world: World) async throws -> TodayScreen {
    try await withThrowingTaskGroup { group in
      for plugin in Products.plugins {
        group.addTask {
          do { try await plugin.refresh(in: world) } catch let error as StoreError
            where error.isAboutOneRecord || error == world.store.unwritable
          {
            // Stored data is shown even if a record or the disk prevented the refresh.
            world.log.warning("\(plugin.id) not refreshed: \(error.failure(in: .english).message)")
          }
        }
      }
      try await group.waitForAll()
    }
    return try await cards(in: world)
  }
}

/// Today as JSON and as lines of text.
struct TodayScreen: Sendable {
  let moment: Moment
  let cards: [Card]
  /// The last day of the current pause.
  var pausedUntil: Day?

  var json: JSONValue {
    ["day": .string(moment.today.description), "cards": .array(cards.map(\.json))]
  }

  func lines(in world: World) -> [String] {
    let title =
      world.text(HostText.today) + world.separator + moment.today.longText(in: world.language)
    let pause = pausedUntil.map { [world.text(HostText.mercyUntil($0.inWords))] } ?? []
    if cards.isEmpty { return [title] + pause + [world.text(HostText.nothingToday)] }
    guard world.isDrawn else {
      return [title] + pause + cards.flatMap { ["", $0.title] + $0.lines.map(\.terminalSafe) }
    }
    let columns = min(world.columns, 80)
    let boxes = cards.flatMap { card in
      Box(
        title: card.title,
        lines: card.lines.flatMap { $0.terminalSafe.wrapped(to: Box.innerColumns(of: columns)) }
      ).lines(
        columns: columns, isUnicode: world.terminal.isUnicode, border: .dim,
        colors: world.terminal.colors)
    }
    return title.wrapped(to: columns).map { world.styled($0, .bold) }
      + pause.flatMap { $0.wrapped(to: columns) } + boxes
  }
}
