import Synchronization

/// What a process remembers of the store for a moment, so that not every call has to read it.
///
/// It forgets everything when it is full, so that no number of strangers makes it grow.
final class ShortMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let since: ContinuousClock.Instant
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let lifetime: Duration
  private let capacity: Int

  /// A memory of at most `capacity` values, each for that long.
  init(for lifetime: Duration = .seconds(1), capacity: Int = 10_000) {
    (self.lifetime, self.capacity) = (lifetime, capacity)
  }

  /// The remembered value, else the one that `read` gives.
  func value(for key: Key, read: () async throws -> Value) async throws -> Value {
    let now = ContinuousClock.now
    let known = entries.withLock { $0[key] }
    if let known, now - known.since < lifetime { return known.value }
    let value = try await read()
    entries.withLock { entries in
      if entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
      entries[key] = Entry(value: value, since: now)
    }
    return value
  }

  /// Forgets a value that this process has changed.
  func forget(_ key: Key) { entries.withLock { _ = $0.removeValue(forKey: key) } }

  /// Forgets everything.
  func forgetAll() { entries.withLock { $0.removeAll() } }
}
