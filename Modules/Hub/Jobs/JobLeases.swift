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
    /// The time after which a person who writes nothing has no more jobs; `nil` for all others.
    var activeUntil: Instant?

    /// Repeated failures double a pause, up to sixteenfold.
    fileprivate func pause(_ seconds: Int) -> Int { seconds << min(failures, 4) }

    /// `true` if the piece is due, and nobody or a crashed process owns it.
    fileprivate func isFree(at moment: Instant) -> Bool {
      dueAt <= moment && ownedUntil.map { $0 <= moment } ?? true
    }
  }

  /// The lease of a piece.
  struct Claim: Hashable, Sendable {
    let piece: String
    fileprivate let owner: String
  }

  static let namespace = RegistryNamespace<State>("job")
  /// Seconds after which an unused piece is removed.
  private static let memory = 7 * 86_400

  let store: Store
  let makeID: @Sendable () -> String

  /// Leases a piece for at most `seconds`; `nil` if it is not due or already leased.
  func claim(_ piece: String, seconds: Int) async throws -> Claim? {
    let owner = makeID()
    let isClaimed = try await change(piece, mayBeNew: true) { state, now in
      guard state.isFree(at: now) else { return false }
      (state.owner, state.ownedUntil) = (owner, now.adding(seconds: seconds))
      return true
    }
    return isClaimed ? Claim(piece: piece, owner: owner) : nil
  }

  /// Changes the state of a piece, which may be new, and its place in the agenda. Returns `false`
  /// without a change if `body` does.
  private func change(
    _ piece: String, mayBeNew: Bool = false,
    _ body: @escaping @Sendable (inout State, Instant) -> Bool
  ) async throws -> Bool {
    try await store.changeRegistry { registry in
      let now = registry.moment
      let known = try registry.find(piece, in: Self.namespace)
      guard var state = known ?? (mayBeNew ? State(dueAt: now) : nil) else { return false }
      let entry = JobAgenda.key(of: piece, in: state)
      guard body(&state, now) else { return false }
      try JobAgenda.move(piece, from: entry, to: state, in: registry)
      try Self.put(state, piece, in: registry)
      return true
    }
  }

  /// Stores the state of a piece until it counts as unused.
  static func put(_ state: State, _ piece: String, in registry: Registry) throws {
    try registry.put(
      state, piece, in: namespace, until: max(registry.moment, state.dueAt).adding(seconds: memory))
  }

  /// Ends a lease and schedules the next run, at a moment or after so many seconds. Returns `false`
  /// without a change if another process has leased the piece meanwhile.
  @discardableResult
  func finish(
    _ claim: Claim, failed: Bool = false, again seconds: Int, at next: Instant? = nil
  ) async throws -> Bool {
    try await change(claim.piece) { state, now in
      guard state.owner == claim.owner else { return false }
      state.failures = failed ? state.failures + 1 : 0
      state.dueAt = next ?? now.adding(seconds: state.pause(seconds))
      (state.owner, state.ownedUntil) = (nil, nil)
      return true
    }
  }

  /// Puts a free piece off until a moment, because there is nothing to do.
  func putOff(_ piece: String, until next: Instant) async throws {
    _ = try await change(piece) { state, now in
      guard state.isFree(at: now) else { return false }
      state = State(dueAt: next, activeUntil: state.activeUntil)
      return true
    }
  }

  /// Puts a free piece off by so many seconds, because it could not be asked.
  func putOff(_ piece: String, failedEvery seconds: Int) async throws {
    _ = try await change(piece) { state, now in
      guard state.isFree(at: now) else { return false }
      (state.owner, state.ownedUntil) = (nil, nil)
      state.failures += 1
      state.dueAt = now.adding(seconds: state.pause(seconds))
      return true
    }
  }

  /// `true` if a piece could be leased now.
  func isFree(_ piece: String) async throws -> Bool {
    try await store.readRegistry { registry in
      try registry.find(piece, in: Self.namespace)?.isFree(at: registry.moment) ?? true
    }
  }
}
