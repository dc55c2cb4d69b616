import CoreModels
import CoreStorage

/// Which piece of background work is whose turn, in the registry, so that any number of processes
/// share the work and none does a piece that another does.
struct JobBoard: Sendable {
  /// What stands on the board about one piece.
  struct State: Codable, Hashable, Sendable {
    /// Before that moment there is nothing to do.
    var dueAt: Instant
    /// Who does it now, `nil` for nobody.
    var owner: String?
    /// When the owner is taken to have died.
    var ownedUntil: Instant?
    /// How often in a row it failed.
    var failures = 0
  }

  /// A piece that was taken.
  struct Claim: Hashable, Sendable {
    let piece: String
    fileprivate let owner: String
  }

  private static let drawer = Drawer<State>("job")
  /// Seconds after which a piece that nobody asked for is forgotten.
  private static let memory = 7 * 86_400

  let store: Store
  let now: @Sendable () -> Instant
  let makeID: @Sendable () -> String

  /// Takes a piece that is due and nobody's, for at most so many seconds; `nil` where it is not.
  func claim(_ piece: String, seconds: Int) async throws -> Claim? {
    let owner = makeID()
    let now = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      var state = try registry.find(piece, in: Self.drawer, at: now) ?? State(dueAt: now)
      guard state.dueAt <= now, state.ownedUntil.map({ $0 <= now }) ?? true else { return nil }
      (state.owner, state.ownedUntil) = (owner, now.adding(seconds: seconds))
      try registry.put(
        state, piece, in: Self.drawer, until: now.adding(seconds: Self.memory))
      return Claim(piece: piece, owner: owner)
    }
  }

  /// Says that a piece was done, or failed, and when it comes again; answers false, and changes
  /// nothing, where somebody else took it meanwhile.
  @discardableResult
  func finish(_ claim: Claim, failed: Bool = false, again seconds: Int) async throws -> Bool {
    let now = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      guard var state = try registry.find(claim.piece, in: Self.drawer, at: now),
        state.owner == claim.owner
      else { return false }
      state.failures = failed ? state.failures + 1 : 0
      // What keeps failing comes less and less often, up to sixteen times.
      let pause = seconds << min(state.failures, 4)
      state.dueAt = now.adding(seconds: pause)
      (state.owner, state.ownedUntil) = (nil, nil)
      try registry.put(
        state, claim.piece, in: Self.drawer, until: now.adding(seconds: pause + Self.memory))
      return true
    }
  }

  /// Whether a piece may be taken now, without taking it.
  func isFree(_ piece: String) async throws -> Bool {
    let now = now()
    return try await store.read { snapshot in
      guard let state = try snapshot.registry.find(piece, in: Self.drawer, at: now) else {
        return true
      }
      return state.dueAt <= now && state.ownedUntil.map { $0 <= now } ?? true
    }
  }
}
