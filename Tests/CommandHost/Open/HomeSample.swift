import CoreModels
import CoreTerminal
import TestSupport

@testable import CommandHost

/// A day with two cards, for the open screen's tests.
enum HomeSample {
  static let habits = HomeCard(
    screen: ["garden"], title: "Garden",
    rows: [
      CardRow(
        "Ferns", .due, days: [.kept, .missed, .free, .paused, .kept, .kept, .open],
        detail: "due today", .due
      ).with([
        CardAct(.usual, "+20 min", ["water", "1"]), CardAct(.less, "−20 min", ["dry", "1"]),
      ]),
      CardRow("Moss", days: [.kept, .kept, .kept, .kept, .kept, .kept, .kept], detail: "+5 min")
        .with([CardAct(.usual, "+5 min", ["water", "2"])]),
      CardRow("A line about the garden that is longer than a narrow column has room for."),
    ])
  static let post = HomeCard(
    screen: ["post"], title: "Post",
    rows: [
      CardRow("Nothing yet.", .quiet).with([
        CardAct(.usual, "write", ["letter", "--append"], asks: true),
        CardAct(.edit, "write", ["letter", "--edit"]),
      ])
    ])

  static let view = HomeView(
    day: Day("2026-11-21") ?? .first, pausedUntil: nil, cards: [habits, post])

  static func state(columns: Int, rows: Int = 16) -> HomeState {
    var state = HomeState(view, size: TerminalSize(columns: columns, rows: rows))
    state.showPane(
      HomePane(
        words: ["garden"], lines: ["Ferns and moss", "", "■ ■ ■ all of the garden at a glance"]))
    return state
  }

  static let palette = Palette(entries: [
    .init(words: ["garden", "water"], inputs: ["plant"], meaning: "Water a plant."),
    .init(words: ["garden", "wait"], inputs: [], meaning: "Do nothing."),
    .init(words: ["post"], inputs: [], meaning: "Letters."),
    .init(words: ["post", "send"], inputs: ["way"], meaning: "Send.", values: ["air", "sea"]),
    .init(words: ["undo"], inputs: [], meaning: "Take back the last change."),
  ])
}

extension HomeState {
  /// Presses keys one after another; returns what they ask for.
  mutating func press(_ keys: Key...) -> [HomeEffect] {
    keys.flatMap { press($0, HomeSample.palette) }
  }
}
