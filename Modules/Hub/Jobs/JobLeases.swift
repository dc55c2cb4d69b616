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
    return try await store.changeRegistry { registry in
      let now = registry.moment
      var state = try registry.find(piece, in: Self.namespace) ?? State(dueAt: now)
      guard state.dueAt <= now, state.ownedUntil.map({ $0 <= now }) ?? true else { return nil }
      let entry = JobAgenda.key(of: piece, in: state)
      (state.owner, state.ownedUntil) = (owner, now.adding(seconds: seconds))
      try JobAgenda.move(piece, from: entry, to: state, in: registry)
      try Self.put(state, piece, in: registry)
      return Claim(piece: piece, owner: owner)
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
    try await store.changeRegistry { registry in
      guard var state = try registry.find(claim.piece, in: Self.namespace),
        state.owner == claim.owner
      else { return false }
      let entry = JobAgenda.key(of: claim.piece, in: state)
      state.failures = failed ? state.failures + 1 : 0
      state.dueAt = next ?? registry.moment.adding(seconds: state.pause(seconds))
      (state.owner, state.ownedUntil) = (nil, nil)
      try JobAgenda.move(claim.piece, from: entry, to: state, in: registry)
      try Self.put(state, claim.piece, in: registry)
      return true
    }
  }

  /// Puts a free piece off until a moment, because there is nothing to do.
  func putOff(_ piece: String, until next: Instant) async throws {
    try await putOff(piece) { state, _ in (state.failures, state.dueAt) = (0, next) }
  }

  /// Puts a free piece off by so many seconds, because it could not be asked.
  func putOff(_ piece: String, failedEvery seconds: Int) async throws {
    try await putOff(piece) { state, now in
      state.failures += 1
      state.dueAt = now.adding(seconds: state.pause(seconds))
    }
  }

  private func putOff(
    _ piece: String, _ change: @escaping @Sendable (inout State, Instant) -> Void
  ) async throws {
    try await store.changeRegistry { registry in
      let now = registry.moment
      guard var state = try registry.find(piece, in: Self.namespace),
        state.dueAt <= now, state.ownedUntil.map({ $0 <= now }) ?? true
      else { return }
      let entry = JobAgenda.key(of: piece, in: state)
      (state.owner, state.ownedUntil) = (nil, nil)
      change(&state, now)
      try JobAgenda.move(piece, from: entry, to: state, in: registry)
      try Self.put(state, piece, in: registry)
    }
  }

  /// `true` if a piece could be leased now.
  func isFree(_ piece: String) async throws -> Bool {
    try await store.readRegistry { registry in
      guard let state = try registry.find(piece, in: Self.namespace) else { return true }
      return state.dueAt <= registry.moment
        && state.ownedUntil.map { $0 <= registry.moment } ?? true
    }
  }
}
