import CoreModels
import CoreStorage
import HubAccounts
import HubWeb

/// Job leases in the registry, so that any number of processes share the background work and no two
/// run the same piece.
struct JobLeases: Sendable {
  /// The state of a piece.
  struct State: Codable, Hashable, Sendable {
    /// The time of the next run.
    var dueAt: Instant
    /// The current owner, if any.
    var owner: String?
    /// The time when the owner counts as crashed.
    var ownedUntil: Instant?
    /// Failures in a row.
    var failures = 0
  }

  /// The lease of a piece.
  struct Claim: Hashable, Sendable {
    let piece: String
    fileprivate let owner: String
  }

  private static let namespace = RegistryNamespace<State>("job")
  /// Seconds after which an unused piece is removed.
  private static let memory = 7 * 86_400

  let store: Store
  let now: @Sendable () -> Instant
  let makeID: @Sendable () -> String

  /// Leases a piece for at most `seconds`; `nil` if it is not due or already leased.
  func claim(_ piece: String, seconds: Int) async throws -> Claim? {
    let owner = makeID()
    let now = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      var state = try registry.find(piece, in: Self.namespace, at: now) ?? State(dueAt: now)
      guard state.dueAt <= now, state.ownedUntil.map({ $0 <= now }) ?? true else { return nil }
      (state.owner, state.ownedUntil) = (owner, now.adding(seconds: seconds))
      try registry.put(
        state, piece, in: Self.namespace, until: now.adding(seconds: Self.memory))
      return Claim(piece: piece, owner: owner)
    }
  }

  /// Ends a lease and schedules the next run. Returns `false` without a change if another process
  /// has leased the piece meanwhile.
  @discardableResult
  func finish(_ claim: Claim, failed: Bool = false, again seconds: Int) async throws -> Bool {
    let now = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      guard var state = try registry.find(claim.piece, in: Self.namespace, at: now),
        state.owner == claim.owner
      else { return false }
      state.failures = failed ? state.failures + 1 : 0
      // Repeated failures double the pause, up to sixteenfold.
      let pause = seconds << min(state.failures, 4)
      state.dueAt = now.adding(seconds: pause)
      (state.owner, state.ownedUntil) = (nil, nil)
      try registry.put(
        state, claim.piece, in: Self.namespace, until: now.adding(seconds: pause + Self.memory))
      return true
    }
  }

  /// `true` if a piece could be leased now.
  func isFree(_ piece: String) async throws -> Bool {
    let now = now()
    return try await store.read { snapshot in
      guard let state = try snapshot.registry.find(piece, in: Self.namespace, at: now) else {
        return true
      }
      return state.dueAt <= now && state.ownedUntil.map { $0 <= now } ?? true
    }
  }
}
