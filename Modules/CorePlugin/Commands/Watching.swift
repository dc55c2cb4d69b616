public import CoreTerminal

extension World {
  /// Describes the keys of a screen that stays open, or returns `nil` without a keyboard.
  public func keysHint(refreshes: Bool) -> String? {
    guard terminal.isInputInteractive else { return nil }
    return text(refreshes ? PluginText.keysOfWatching : .keyOfClosing)
  }

  /// Waits on an open screen for a second or until the next event.
  public func pause(at events: TerminalEvents) async throws -> WatchStep {
    switch try await events.next(within: .seconds(1), sleep: sleep) {
    case .key("q"), .key("Q"), .key(.control("d")), .closed: .close
    case .key("r"), .key("R"): .refresh
    case .changed: .drawAgain
    case .key, .stored, nil: .goOn
    }
  }
}

/// The next step of an open screen.
public enum WatchStep: Hashable, Sendable {
  /// A second has passed.
  case goOn
  /// The user asked for an update.
  case refresh
  /// The screen has to be drawn again, for example after a resize.
  case drawAgain
  /// The user closed the screen.
  case close
}
