/// Tries the store for all requests that ask if the server is ready: one trial at a time, whose
/// outcome is cached.
actor StoreTrial {
  enum Outcome: Hashable, Sendable {
    /// The store is readable, in so many milliseconds, and writable.
    case ready(milliseconds: Double)
    case unreadable, unwritable
    /// The trial takes longer than ``patience``.
    case slow
  }

  /// How long a trial may take.
  static let patience = Duration.seconds(2)
  private let lifetime: Duration

  private var last: (outcome: Outcome, end: ContinuousClock.Instant)?
  private var trials = 0
  private var isTrying = false
  private var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
  private var lastWaiting = 0

  init(lifetime: Duration = .seconds(1)) { self.lifetime = lifetime }

  /// Returns the outcome of the last trial, or of a new one. `sleep` ends the wait for it.
  func outcome(
    of trial: @escaping @Sendable () async -> Outcome,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) async -> Outcome {
    if let last, last.end.duration(to: .now) < lifetime { return last.outcome }
    if !isTrying { begin(trial) }
    lastWaiting += 1
    let number = lastWaiting
    return await withCheckedContinuation { continuation in
      waiting[number] = continuation
      Task {
        do { try await sleep(Self.patience) } catch { return giveUp(number) }
        giveUp(number)
      }
    }
  }

  private func begin(_ trial: @escaping @Sendable () async -> Outcome) {
    (isTrying, trials) = (true, trials + 1)
    let number = trials
    Task { end(number, await trial()) }
  }

  private func end(_ number: Int, _ outcome: Outcome) {
    if number == trials { isTrying = false }
    // One that was given up can still tell that the store is there, but not that it is away.
    if case .ready = outcome {} else if number < trials { return }
    last = (outcome, .now)
    for continuation in waiting.values { continuation.resume(returning: outcome) }
    waiting = [:]
  }

  /// The next request begins a new trial, whatever the last one is still waiting for.
  private func giveUp(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    isTrying = false
    continuation.resume(returning: .slow)
  }
}
