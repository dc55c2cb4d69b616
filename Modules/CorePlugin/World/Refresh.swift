import CoreStorage
import CoreTerminal

extension World {
  /// Draws the stored value, then replaces it with the refreshed one. In a pipe, as plain lines and
  /// as JSON, only the latter is printed. Waits at most `bound` for `refresh`.
  ///
  /// Returns `tooLate` after that time. `draw` returns lines of text.
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
    // A drawing taller than the terminal could not be replaced.
    if screen.holds(early) { screen.draw(early) }
    let fresh = try await first(of: refresh, orAfter: bound) ?? tooLate
    screen.draw(draw(fresh, false))
    return fresh
  }

  /// Returns the result of the work, or `nil` if it exceeds the bound and was cancelled.
  public func first<Value: Sendable, Problem: Error>(
    of work: @escaping @Sendable () async throws(Problem) -> Value, orAfter bound: Duration
  ) async throws(Problem) -> Value? {
    let outcome = await withTaskGroup(of: Result<Value, Problem>?.self) { group in
      group.addTask {
        do throws(Problem) { return .success(try await work()) } catch { return .failure(error) }
      }
      group.addTask {
        // A cancelled sleep means that the work finished first.
        try? await sleep(bound)
        return nil
      }
      let outcome = await group.next() ?? nil
      group.cancelAll()
      if outcome != nil { return outcome }
      // Cancelled work fails as expected; only errors of the store are worth reporting.
      for await case .failure(let problem)? in group where problem is StoreError {
        return .failure(problem)
      }
      return nil
    }
    // Work that cancelled itself, without this task being cancelled, counts as too late.
    if case .failure(let problem)? = outcome, problem is CancellationError, !Task.isCancelled {
      return nil
    }
    return try outcome?.get()
  }

  /// The separator between two parts of a line.
  public var separator: String { terminal.isUnicode ? " · " : " - " }
}
