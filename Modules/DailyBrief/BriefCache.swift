import CoreModels
import CoreStorage
import Foundation

/// The last response of a server and the time of the last request, stored per account.
struct BriefCache: Codable, Hashable, Sendable {
  /// The API's `Brief` with the person's later changes; `nil` before the first response.
  var brief: JSONValue?
  var fetchedAt: Instant?
  var askedAt: Instant
  /// The error of the last request, as it was shown to the person.
  var failure: KeptFailure?

  /// Seconds after which a server is automatically asked again.
  static let patience = 15 * 60

  /// The cached page; `nil` if there is none or it can no longer be decoded.
  func state(at now: Instant) -> BriefState? {
    guard let brief, let fetchedAt, let value = try? Brief(wire: brief) else { return nil }
    // At midnight every countdown on the page is out of date.
    let isOver = value.day(containing: askedAt) < value.day(containing: now)
    return BriefState(
      brief: value, day: value.day, fetchedAt: fetchedAt, isLive: false,
      isDue: isDue(at: now) || isOver, failure: failure?.failure)
  }

  /// `true` once the server may be asked again automatically. A clock that was set back delays
  /// nothing.
  func isDue(at now: Instant) -> Bool {
    !(0..<BriefCache.patience).contains(now.seconds(since: askedAt))
  }
}

extension BriefCache {
  private static func key(_ account: ServerAccount) -> String {
    "daily-brief.brief \(account.server) \(account.email)"
  }

  /// Reads the cache; `nil` if there is none or it cannot be decoded.
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

/// A failure, stored as it was shown.
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
