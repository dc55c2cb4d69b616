import Synchronization

/// What a person does at a screen that stays open.
public enum TerminalEvent: Hashable, Sendable {
  /// A key that writes something, in lower case.
  case key(Character)
  /// The terminal has another size, or the command was stopped and goes on: what was drawn is not
  /// what is seen.
  case changed
}

/// What happened at a screen, in its order, for one who waits for it.
public final class TerminalEvents: Sendable {
  private struct State {
    var events: [TerminalEvent] = []
    /// Which wait this is: an alarm of an earlier one wakes nobody.
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

  /// Nothing has happened yet.
  public init() {}

  /// Tells that something happened.
  public func add(_ event: TerminalEvent) {
    state.withLock { state in
      state.events.append(event)
      state.wake()
    }
  }

  /// The next event, `nil` where none comes before `sleep` has ended; throws what that throws.
  public func next(
    within duration: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async throws -> TerminalEvent? {
    let (known, wait) = state.withLock { state in
      state.wait += 1
      state.isAwake = false
      return (state.events.isEmpty ? nil : state.events.removeFirst(), state.wait)
    }
    if let known { return known }
    let sleeper = Task {
      defer { wake(wait) }
      try await sleep(duration)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        state.withLock { state in
          if state.isAwake { waiter.resume() } else { state.waiter = waiter }
        }
      }
    } onCancel: {
      wake(wait)
    }
    if let event = state.withLock({ $0.events.isEmpty ? nil : $0.events.removeFirst() }) {
      sleeper.cancel()
      return event
    }
    if Task.isCancelled { sleeper.cancel() }
    try await sleeper.value
    return nil
  }

  private func wake(_ wait: Int) {
    state.withLock { state in
      if state.wait == wait { state.wake() }
    }
  }
}

extension Terminal {
  /// Gives a live screen to work that stays open, with what the person does at it meanwhile; ends
  /// both however the work ends.
  public func withOpenScreen(
    isolation: isolated (any Actor)? = #isolation,
    _ work: (inout LiveScreen, TerminalEvents) async throws -> Void
  ) async throws {
    let events = TerminalEvents()
    let close = listen(events)
    defer { close() }
    try await withLiveScreen { screen in try await work(&screen, events) }
  }
}
