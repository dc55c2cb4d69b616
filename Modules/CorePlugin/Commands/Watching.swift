public import CoreTerminal

extension World {
  /// What the keys of a screen do that stays open, `nil` where nobody can press one.
  public func keysHint(refreshes: Bool) -> String? {
    guard terminal.isInputInteractive else { return nil }
    return text(refreshes ? PluginText.keysOfWatching : .keyOfClosing)
  }

  /// Waits a second at a screen that stays open, or until something happens at it.
  public func pause(at events: TerminalEvents) async throws -> WatchStep {
    switch try await events.next(within: .seconds(1), sleep: sleep) {
    case .key("q"): .close
    case .key("r"): .refresh
    case .changed: .drawAgain
    case .key, nil: .goOn
    }
  }
}

/// What a screen that stays open does next.
public enum WatchStep: Hashable, Sendable {
  /// A second has passed.
  case goOn
  /// The person wants what is new.
  case refresh
  /// What was drawn is not seen any more as it was drawn.
  case drawAgain
  /// The person has seen enough.
  case close
}
