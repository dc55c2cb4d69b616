import CoreTerminal

extension World {
  /// Shows what is stored at once, and what the refresh brought in its place; in a pipe, as plain
  /// lines and as JSON only the latter, for which `refresh` is awaited for at most `bound`.
  ///
  /// `refresh` gets `nil` answered for it when it took too long. `draw` gives lines of text.
  public func refreshing<Value: Sendable>(
    _ stored: Value, within bound: Duration, refresh: @escaping @Sendable () async -> Value,
    tooLate: Value, draw: (Value, _ isRefreshing: Bool) -> [String]
  ) async -> Value {
    guard isDrawn, terminal.isInteractive else {
      let fresh = await first(of: refresh, orAfter: bound) ?? tooLate
      if answers != .json { terminal.lines(draw(fresh, false)) }
      return fresh
    }
    return await terminal.withLiveScreen { screen in
      screen.draw(draw(stored, true))
      let fresh = await first(of: refresh, orAfter: bound) ?? tooLate
      screen.draw(draw(fresh, false))
      return fresh
    }
  }

  /// What the work answers, or `nil` when it takes longer; the work is cancelled then.
  public func first<Value: Sendable>(
    of work: @escaping @Sendable () async -> Value, orAfter bound: Duration
  ) async -> Value? {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { await work() }
      group.addTask {
        // A cancelled sleep means that the work was faster.
        try? await sleep(bound)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
