import Synchronization

/// Limits how many tasks do something at once. Others wait in line, up to a number of them.
package final class ConcurrencyLimiter: Sendable {
  private struct State {
    var free: Int
    var waiting: [(id: Int, permit: CheckedContinuation<Void, any Error>)] = []
    var lastID = 0
  }

  /// Too many tasks are waiting.
  package struct Full: Error {}

  private let state: Mutex<State>
  private let queue: Int

  /// Gives `limit` permits, and lets `queue` tasks wait for one.
  package init(_ limit: Int, queue: Int) {
    state = Mutex(State(free: limit))
    self.queue = queue
  }

  /// Waits for a permit, which the task gives back. Throws ``Full``, and `CancellationError` if the
  /// task is cancelled before.
  package func take() async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { permit in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          guard state.waiting.count < queue else { return .failure(Full()) }
          state.waiting.append((id, permit))
          return nil
        }
        if let outcome { permit.resume(with: outcome) }
      }
    } onCancel: {
      let permit = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0).permit }
      }
      permit?.resume(throwing: CancellationError())
    }
  }

  /// Gives a permit to the next in line.
  package func giveBack() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Void, any Error>?
      }
      return state.waiting.removeFirst().permit
    }
    next?.resume()
  }
}
