import Synchronization

/// An expiring cache of store reads and responses.
///
/// Concurrent reads of a key share one fetch, and values refresh in the background after half their
/// lifetime. The cache is cleared when full, so that strangers cannot make it grow.
package final class ExpiringCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var known: (value: Value, since: ContinuousClock.Instant)?
    var reading: Reading?
  }
  private struct Reading {
    let number: Int
    let since: ContinuousClock.Instant
    let task: Task<Value, any Error>
  }
  private enum Lookup {
    case cached(Value)
    case fetching(Task<Value, any Error>)
  }
  private struct State {
    var entries: [Key: Entry] = [:]
    /// The number of reads so far, which identifies each read.
    var readings = 0
  }

  private let state = Mutex(State())
  private let lifetime: Duration
  private let capacity: Int
  private let now: @Sendable () -> ContinuousClock.Instant

  /// A cache of at most `capacity` values; a `lifetime` of zero disables it.
  package init(
    for lifetime: Duration = .seconds(1), capacity: Int = 10_000,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.lifetime, self.capacity, self.now) = (lifetime, capacity, now)
  }

  /// Returns the cached value, or fetches it with `read`.
  package func value(
    for key: Key, read: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard lifetime > .zero else { return try await read() }
    switch state.withLock({ lookup(key, at: now(), in: &$0, by: read) }) {
    case .cached(let value): return value
    case .fetching(let task): return try await task.value
    }
  }

  private func lookup(
    _ key: Key, at now: ContinuousClock.Instant, in state: inout State,
    by read: @escaping @Sendable () async throws -> Value
  ) -> Lookup {
    let entry = state.entries[key]
    let known = entry?.known.flatMap { now - $0.since < lifetime ? $0 : nil }
    if let known, now - known.since < lifetime / 2 { return .cached(known.value) }
    // A read that began too long ago may miss later changes.
    let reading = entry?.reading.flatMap { now - $0.since < lifetime ? $0.task : nil }
    let task = reading ?? begin(reading: key, at: now, in: &state, by: read)
    return known.map { .cached($0.value) } ?? .fetching(task)
  }

  private func begin(
    reading key: Key, at now: ContinuousClock.Instant, in state: inout State,
    by read: @escaping @Sendable () async throws -> Value
  ) -> Task<Value, any Error> {
    state.readings += 1
    let number = state.readings
    let task = Task {
      do {
        let value = try await read()
        end(number, of: key, with: (value, now))
        return value
      } catch {
        end(number, of: key, with: nil)
        throw error
      }
    }
    makeRoom(for: key, in: &state)
    state.entries[key, default: Entry()].reading = Reading(number: number, since: now, task: task)
    return task
  }

  private func makeRoom(for key: Key, in state: inout State) {
    guard state.entries.count >= capacity, state.entries[key] == nil else { return }
    state.entries.removeAll(keepingCapacity: true)
  }

  /// Stores the value that was read, unless it was invalidated meanwhile. After a failed read the
  /// old value stays.
  private func end(
    _ number: Int, of key: Key, with known: (value: Value, since: ContinuousClock.Instant)?
  ) {
    state.withLock { state in
      guard let entry = state.entries[key], entry.reading?.number == number else { return }
      state.entries[key] = (known ?? entry.known).map { Entry(known: $0) }
    }
  }

  /// Returns the cached value; `nil` if there is none or it has expired.
  package func find(_ key: Key) -> Value? {
    guard let known = state.withLock({ $0.entries[key]?.known }), now() - known.since < lifetime
    else { return nil }
    return known.value
  }

  /// Caches a value that the caller made.
  package func keep(_ value: Value, for key: Key) {
    guard lifetime > .zero else { return }
    let moment = now()
    state.withLock { state in
      makeRoom(for: key, in: &state)
      state.entries[key] = Entry(known: (value, moment))
    }
  }

  /// Removes a value that this process has changed.
  package func forget(_ key: Key) { state.withLock { _ = $0.entries.removeValue(forKey: key) } }

  /// Removes all values.
  package func forgetAll() { state.withLock { $0.entries.removeAll() } }
}
