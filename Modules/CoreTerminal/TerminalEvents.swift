import Synchronization

/// An event on an open screen.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// The terminal was resized, or the command was resumed after a stop: the screen must be redrawn.
  case changed
  /// Standard input ended.
  case closed
  /// A process wrote to the store.
  case stored
}

/// A queue of events with a single consumer.
public final class TerminalEvents: Sendable {
  private struct State {
    var events: [TerminalEvent] = []
    /// The number of the current wait; a timeout of an earlier one is ignored.
    var wait = 0
    var isAwake = false
    var waiter: CheckedContinuation<Void, Never>?

    mutating func wake() {
      isAwake = true
      waiter?.resume()
      waiter = nil
    }
  }

  private let state = Mutex(State())

  /// Creates an empty queue.
  public init() {}

  /// Adds an event.
  public func add(_ event: TerminalEvent) {
    state.withLock { state in
      state.events.append(event)
      state.wake()
    }
  }

  /// `true` if no event waits.
  public var isEmpty: Bool { state.withLock(\.events.isEmpty) }

  /// Returns the next event, however long it takes; throws `CancellationError`.
  public func next() async throws -> TerminalEvent {
    while true {
      let (known, wait) = takeFirst()
      if let known { return known }
      await wake(from: wait)
      try Task.checkCancellation()
    }
  }

  /// Returns the next event; `nil` if none arrives before `sleep` ends. Rethrows its errors.
  public func next(
    within duration: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async throws -> TerminalEvent? {
    let (known, wait) = takeFirst()
    if let known { return known }
    let sleeper = Task {
      defer { wake(wait) }
      try await sleep(duration)
    }
    await wake(from: wait)
    if let event = state.withLock({ $0.events.isEmpty ? nil : $0.events.removeFirst() }) {
      sleeper.cancel()
      return event
    }
    if Task.isCancelled { sleeper.cancel() }
    try await sleeper.value
    return nil
  }

  /// Returns the first event, or the number of the wait that begins.
  private func takeFirst() -> (TerminalEvent?, wait: Int) {
    state.withLock { state in
      state.wait += 1
      state.isAwake = false
      return (state.events.isEmpty ? nil : state.events.removeFirst(), state.wait)
    }
  }

  /// Waits for an event, a timeout or cancellation.
  private func wake(from wait: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        state.withLock { state in
          if state.isAwake { waiter.resume() } else { state.waiter = waiter }
        }
      }
    } onCancel: {
      wake(wait)
    }
  }

  private func wake(_ wait: Int) {
    state.withLock { state in
      if state.wait == wait { state.wake() }
    }
  }
}
