import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `lesson watch`: stays open, refreshes every hour, and updates the lesson's age.
struct WatchCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("watch", HelpText.watch, more: HelpText.watchMore)
  }

  @OptionGroup var shared: SharedOptions

  /// The time between refreshes, in seconds.
  static let period = 3600
  /// The time that each page of a long text is shown, in seconds.
  static let pageTime = 8

  func run(in world: World) async throws {
    let source = try await world.lessonSource()
    var state = try await world.lesson(from: source)
    var next = world.now()
    if world.terminal.isInteractive && world.isDrawn {
      return try await world.terminal.withFullScreen { screen, events in
        var seconds = 0
        while true {
          if world.now() >= next {
            screen.draw(
              WatchScreen(state: state, seconds: seconds, isRefreshing: true, world).lines)
            state = try await step(state, from: source, in: world)
            next = world.now().adding(seconds: Self.period)
          }
          screen.draw(WatchScreen(state: state, seconds: seconds, isRefreshing: false, world).lines)
          switch try await world.pause(at: events) {
          case .goOn: seconds += 1
          case .refresh: next = world.now()
          case .drawAgain: screen.forget()
          case .close: return
          }
        }
      }
    }
    // In a pipe: prints the lesson once, and again whenever it changes.
    var printed: ShownLesson?
    while true {
      state = try await step(state, from: source, in: world)
      if printed?.lesson != state.shown.lesson {
        try world.answer(with: state)
        printed = state.shown
      }
      try await world.sleep(.seconds(Self.period))
    }
  }

  /// Returns the stored lesson, refreshed unless offline.
  private func step(
    _ state: LessonState, from source: LessonSource, in world: World
  ) async throws -> LessonState {
    let stored = try await world.lesson(from: source)
    guard !world.isOffline else { return stored }
    let fresh = try await world.refreshed(stored, from: source)
    fresh.log(to: world.log)
    return fresh
  }
}

/// A lesson filling the terminal. A text that does not fit is paged automatically.
struct WatchScreen {
  let lines: [String]

  init(state: LessonState, seconds: Int, isRefreshing: Bool, _ world: World) {
    let size = world.terminal.size()
    let screen = LessonScreen(state: state, isRefreshing: isRefreshing)
    let hint = world.keysHint(refreshes: !world.isOffline)
    let footer = hint.map { [screen.footer(in: world), $0] } ?? screen.footerLines(in: world)
    // The last row stays free for the cursor.
    let room = max(size.rows - footer.count - 3, 1)
    let text = screen.body(in: world)
    let pages = (text.count + room - 1) / room
    let page = pages > 1 ? seconds / WatchCommand.pageTime % pages : 0
    let shown = Array(text.dropFirst(page * room).prefix(room))
    let mark = pages > 1 ? world.text(LessonText.page(page + 1, of: pages)) : ""
    lines =
      shown.verticallyCentered(in: room)
      + (["", mark] + footer).map { world.styled($0.centered(in: world.columns), .dim) }
  }
}
