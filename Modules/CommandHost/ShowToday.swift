import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daybook today`: shows each product's card, from one read of the store.
struct ShowToday<Products: Suite>: Action {
  static var configuration: CommandConfiguration { .init("today", HelpText.today) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> TodayScreen {
    let stored = try await Self.cards(in: world)
    if world.isOffline { return stored }
    return try await world.refreshing(
      stored, within: .seconds(3), refresh: { try await Self.refreshedCards(in: world) },
      tooLate: stored
    ) { screen, _ in screen.lines(in: world) }
  }

  /// A refresh has already drawn the cards.
  func run(in world: World) async throws {
    try await performed(in: world) { screen in
      if world.isOffline || world.answers == .json { try world.answer(with: screen) }
    }
  }

  func follow(in world: World) async {
    for plugin in Products.plugins { await plugin.renewCaches(in: world) }
  }

  private static func cards(in world: World) async throws -> TodayScreen {
    let moment = world.moment
    let hasRows = world.answers != .json && (world.isDrawn || world.isSpoken)
    return try await world.store.read { snapshot in
      var screen = TodayScreen(
        moment: moment,
        pausedUntil: try snapshot.pausedDays().span(containing: moment.today)?.until)
      if hasRows {
        screen.rowCards = try Products.plugins.rowCards(from: snapshot, at: moment)
        screen.reminders = try SuiteReminders<Products>().next(3, from: snapshot, at: moment)
      } else {
        screen.cards = try Products.plugins.cards(from: snapshot, at: moment)
      }
      return screen
    }
  }

  private static func refreshedCards(in world: World) async throws -> TodayScreen {
    try await withThrowingTaskGroup { group in
      for plugin in Products.plugins {
        // Stored data is shown even if a record or the disk prevented the refresh.
        group.addTask { _ = try await world.refresh(plugin) }
      }
      try await group.waitForAll()
    }
    return try await cards(in: world)
  }
}

/// Today as JSON and as lines of text.
struct TodayScreen: Outcome, JSONObject {
  let moment: Moment
  /// The last day of the current pause.
  var pausedUntil: Day?
  /// The cards for programs and pipes.
  var cards: [Card] = []
  /// The cards for a terminal and a screen reader.
  var rowCards: [RowCard] = []
  /// The next reminders, for the same.
  var reminders: [Reminder] = []

  static let fields: [Field<Self>] = [
    Field("day", "The day.", \.moment.today),
    Field("cards", "What each product has for it.", \.cards),
  ]

  func lines(in world: World) -> [String] {
    let title =
      world.text(HostText.today) + world.separator + moment.today.longText(in: world.language)
    let pause = pausedUntil.map { [world.text(HostText.mercyUntil($0.inWords))] } ?? []
    if cards.isEmpty && rowCards.isEmpty {
      return [title] + pause + [world.text(HostText.nothingToday)]
    }
    let boxes = TodayBoxes(cards: rowCards, reminders: reminders, world: world)
    if world.isSpoken { return [title] + pause + boxes.spokenLines() }
    guard world.isDrawn else {
      return [title] + pause + cards.flatMap { ["", $0.title] + $0.lines.map(\.terminalSafe) }
    }
    if world.isWide {
      return [world.styled(title, .bold)] + pause.map { world.styled($0, CardRow.Tone.quiet) }
        + boxes.inTwoColumns()
    }
    let columns = min(world.columns, 80)
    return title.wrapped(to: columns).map { world.styled($0, .bold) }
      + pause.flatMap { $0.wrapped(to: columns) } + boxes.boxes(columns: columns).flatMap(\.self)
  }
}
