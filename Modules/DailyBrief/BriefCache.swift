import CoreModels
import CoreStorage
import Foundation

/// What a server last gave, and when it was last asked; kept per account.
struct BriefCache: Codable, Hashable, Sendable {
  /// The API's `Brief`, with what the person has changed since; `nil` where it never came.
  var brief: JSONValue?
  var fetchedAt: Instant?
  var askedAt: Instant
  /// What asking failed with the last time, as the person was told.
  var failure: KeptFailure?

  /// A server is asked again by itself after so many seconds.
  static let patience = 15 * 60

  /// The page, `nil` where it never came, or what is kept can no longer be read.
  func state(at now: Instant) -> BriefState? {
    guard let brief, let fetchedAt, let value = try? Brief(wire: brief) else { return nil }
    // At midnight everything on it counts from another day.
    let isOver = value.day(containing: askedAt) < value.day(containing: now)
    return BriefState(
      brief: value, day: value.day, fetchedAt: fetchedAt, isLive: false,
      isDue: isDue(at: now) || isOver, failure: failure?.failure)
  }

  /// Whether the server may be asked again unless a person insists; a clock that was set back does
  /// not keep anybody waiting.
  func isDue(at now: Instant) -> Bool {
    !(0..<BriefCache.patience).contains(now.seconds(since: askedAt))
  }
}

extension BriefCache {
  private static func key(_ account: ServerAccount) -> String {
    "daily-brief.brief \(account.server) \(account.email)"
  }

  /// What is kept; a cache that cannot be read is as good as none.
  init?(of account: ServerAccount, in snapshot: Snapshot) throws {
    guard let kept = try snapshot.cached(BriefCache.key(account)),
      let cache = try? JSONDecoder().decode(BriefCache.self, from: kept)
    else { return nil }
    self = cache
  }

  func keep(for account: ServerAccount, in store: Store) async throws {
    try await store.cache(JSON.data(self), for: BriefCache.key(account))
  }

  static func forget(_ account: ServerAccount, in store: Store) async throws {
    try await store.cache(nil, for: key(account))
  }
}

/// A failure as it was said.
struct KeptFailure: Codable, Hashable, Sendable {
  let kind: String
  let code: String
  let message: String
  let hint: String

  init(_ failure: Failure) {
    (kind, code) = (failure.kind.rawValue, failure.code)
    (message, hint) = (failure.message, failure.hint)
  }

  var failure: Failure {
    Failure(
      Failure.Kind(rawValue: kind) ?? .unavailable, code: code, message: message, hint: hint)
  }
}
