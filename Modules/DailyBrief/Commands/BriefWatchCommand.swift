import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `daily-brief watch`: stays open, updates the age, and refreshes the page when it is due.
struct BriefWatchCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("watch", HelpText.briefWatch, more: HelpText.briefWatchMore)
  }

  @OptionGroup var shared: SharedOptions

  /// Seconds between two reads of the store.
  static let period = 60

  func run(in world: World) async throws {
    let source = try await world.briefSource()
    let look = try await BriefLook(in: world)
    guard world.terminal.isInteractive && world.isDrawn else {
      return try await follow(from: source, look, in: world)
    }
    try await world.terminal.withFullScreen { screen, events in
      var isAsked = false
      while true {
        let stored = try await source.stored()
        if let stored {
          let isRefreshing = (stored.isDue || isAsked) && !world.isOffline
          screen.draw(look.fitting(stored, isRefreshing: isRefreshing, in: world))
        }
        let state = try await step(stored, from: source, asked: isAsked, in: world)
        isAsked = false
        let next = world.now().adding(seconds: Self.period)
        var size: TerminalSize?
        repeat {
          // The terminal may have been resized.
          if size != world.terminal.size() {
            size = world.terminal.size()
            screen.draw(look.fitting(state, in: world))
          }
          switch try await world.pause(at: events) {
          case .goOn: break
          case .refresh: isAsked = true
          case .drawAgain:
            screen.forget()
            size = nil
          case .close: return
          }
        } while world.now() < next && !isAsked
      }
    }
  }

  /// In a pipe: prints the page once, and again whenever its content changes.
  private func follow(
    from source: any BriefSource, _ look: BriefLook, in world: World
  ) async throws {
    var printed: Brief?
    while true {
      let state = try await step(try await source.stored(), from: source, in: world)
      if printed?.isSame(as: state.brief) != true {
        try world.answer(with: ShownBrief(state, at: world.now(), look: look))
        printed = state.brief
      }
      try await world.sleep(.seconds(BriefCache.patience))
    }
  }

  /// Returns the stored page, refreshed if it is due.
  private func step(
    _ stored: BriefState?, from source: any BriefSource, asked: Bool = false, in world: World
  ) async throws -> BriefState {
    if let stored, world.isOffline || !(stored.isDue || asked) { return stored }
    let fresh = try await source.refreshed()
    fresh.log(to: world.log)
    return fresh
  }
}

extension Brief {
  /// `true` if both have the same content, regardless of when they were made.
  fileprivate func isSame(as other: Brief) -> Bool {
    var copy = self
    (copy.generatedAt, copy.utcOffset) = (other.generatedAt, other.utcOffset)
    return copy == other
  }
}

extension BriefLook {
  /// The lines that fit the terminal, with a row left for the cursor.
  fileprivate func fitting(
    _ state: BriefState, isRefreshing: Bool = false, in world: World
  ) -> [String] {
    Array(
      lines(of: state, isRefreshing: isRefreshing, in: world)
        .prefix(max(world.terminal.size().rows - 1, 1)))
  }
}
