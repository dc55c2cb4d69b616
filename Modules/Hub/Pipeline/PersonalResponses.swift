import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb
import Synchronization

/// Caches responses that depend on a person's records until the person writes something.
///
/// Every request checks for writes, so that it sees those of any process. Where the store has no
/// cheap version, one check of the log serves all requests that came before it began.
///
/// An `ExpiringCache` knows values by age alone: it would serve for a while what another process has
/// made untrue.
final class PersonalResponses: Sendable {
  /// The key of a cached response.
  struct Key: Hashable, Sendable {
    let person: String
    /// The path with its query.
    let path: String
  }

  private struct Entry {
    let response: RouteResponse
    /// The position of the person's log.
    var position: Int
    /// The store's version when the log was last checked.
    var version: Int?
    var madeAt: Instant
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let poller = LogPoller()
  private static let most = 4000
  private static let largest = 64 << 10

  /// Returns the cached response. Makes a new one if the person has written something or the
  /// response is older than `lifetime` milliseconds; meanwhile other requests receive one of up to
  /// twice that age.
  func response(
    for key: Key, in store: Store, at now: Instant, lifetime: Int64,
    make: () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let version = try store.dataVersion()
    if let known = find(key, at: now, lifetime: lifetime) {
      if let version, version == known.version { return known.response }
      let move = try await poller.move(of: key.person, since: known.position, in: store)
      if !move.hasMoved {
        confirm(key, at: move.position, version)
        return known.response
      }
    }
    let position = try await store.read { try $0.logPosition() }
    let response = try await make()
    guard response.head.status == .ok, case .bytes(let body) = response.body,
      body.count <= Self.largest
    else { return response }
    entries.withLock { entries in
      if entries.count >= Self.most { entries.removeAll(keepingCapacity: true) }
      entries[key] = Entry(
        response: response, position: position, version: version, madeAt: now)
    }
    return response
  }

  /// Invalidates a person's responses after a write of any kind, or everybody's for `nil`.
  func forget(_ person: String?) {
    entries.withLock { entries in
      guard let person else { return entries.removeAll(keepingCapacity: true) }
      for key in entries.keys where key.person == person { entries[key] = nil }
    }
  }

  private func find(_ key: Key, at now: Instant, lifetime: Int64) -> Entry? {
    entries.withLock { entries in
      guard var entry = entries[key] else { return nil }
      let age = now.milliseconds - entry.madeAt.milliseconds
      if abs(age) >= lifetime {
        guard age > 0, age < 2 * lifetime else { return nil }
        // This request renews it; concurrent ones find it half as old.
        entry.madeAt = Instant(milliseconds: now.milliseconds - lifetime / 2)
        entries[key] = entry
        return nil
      }
      return entry
    }
  }

  private func confirm(_ key: Key, at position: Int, _ version: Int?) {
    entries.withLock { entries in
      guard var entry = entries[key], entry.position <= position else { return }
      (entry.position, entry.version) = (position, version)
      entries[key] = entry
    }
  }
}

/// Combines log checks: one read serves all requests that arrived during the previous one.
actor LogPoller {
  private struct Waiter {
    let profile: String
    let position: Int
    let store: Store
    let continuation: CheckedContinuation<LogMove, any Error>
  }

  private var waiters: [Waiter] = []
  private var isPolling = false

  /// Returns the movement of a person's log since a position, read after this call.
  func move(of profile: String, since position: Int, in store: Store) async throws -> LogMove {
    try await withCheckedThrowingContinuation { continuation in
      waiters.append(
        Waiter(profile: profile, position: position, store: store, continuation: continuation))
      guard !isPolling else { return }
      isPolling = true
      Task { await poll() }
    }
  }

  private func poll() async {
    while let store = waiters.first?.store {
      let batch = waiters
      waiters = []
      let positions = Dictionary(batch.map { ($0.profile, $0.position) }, uniquingKeysWith: min)
      do {
        let moves = try await store.read { try $0.moves(since: positions) }
        for waiter in batch {
          waiter.continuation.resume(
            returning: moves[waiter.profile] ?? LogMove(position: waiter.position, hasMoved: true))
        }
      } catch {
        for waiter in batch { waiter.continuation.resume(throwing: error) }
      }
    }
    isPolling = false
  }
}
