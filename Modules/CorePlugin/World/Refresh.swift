import CoreStorage
import CoreTerminal

extension World {
  /// Shows what is stored at once, and what the refresh brought in its place; in a pipe, as plain
  /// lines and as JSON only the latter, for which `refresh` is awaited for at most `bound`.
  ///
  /// Answers `tooLate` when it took longer. `draw` gives lines of text.
  public func refreshing<Value: Sendable, Problem: Error>(
    _ stored: Value, within bound: Duration,
    refresh: @escaping @Sendable () async throws(Problem) -> Value,
    tooLate: Value, draw: (Value, _ isRefreshing: Bool) -> [String]
  ) async throws(Problem) -> Value {
    guard isDrawn, terminal.isInteractive else {
      let fresh = try await first(of: refresh, orAfter: bound) ?? tooLate
      if answers != .json { terminal.lines(draw(fresh, false)) }
      return fresh
    }
    var screen = LiveScreen(terminal)
    defer { screen.finish() }
    let early = draw(stored, true)
    // What runs off the terminal cannot give way to anything.
    if screen.holds(early) { screen.draw(early) }
    let fresh = try await first(of: refresh, orAfter: bound) ?? tooLate
    screen.draw(draw(fresh, false))
    return fresh
  }

  /// What the work answers, or `nil` when it takes longer; the work is cancelled then.
  public func first<Value: Sendable, Problem: Error>(
    of work: @escaping @Sendable () async throws(Problem) -> Value, orAfter bound: Duration
  ) async throws(Problem) -> Value? {
    let outcome = await withTaskGroup(of: Result<Value, Problem>?.self) { group in
      group.addTask {
        do throws(Problem) { return .success(try await work()) } catch { return .failure(error) }
      }
      group.addTask {
        // A cancelled sleep means that the work was faster.
        try? await sleep(bound)
        return nil
      }
      let outcome = await group.next() ?? nil
      group.cancelAll()
      if outcome != nil { return outcome }
      // Work that was stopped fails because of that; only trouble with the store is worth telling.
      for await case .failure(let problem)? in group where problem is StoreError {
        return .failure(problem)
      }
      return nil
    }
    // Work that stopped itself, while nobody stopped us, is work that did not come in time.
    if case .failure(let problem)? = outcome, problem is CancellationError, !Task.isCancelled {
      return nil
    }
    return try outcome?.get()
  }

  /// What stands between two parts of a line.
  public var separator: String { terminal.isUnicode ? " · " : " - " }
}
