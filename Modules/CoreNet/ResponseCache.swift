public import CoreStorage
public import Foundation

/// Stores response bodies for conditional requests. Failures to load or save only cause another
/// fetch.
public struct ResponseCache: Sendable {
  /// Returns the data under a key, if any.
  public let load: @Sendable (_ key: String) async throws -> Data?
  /// Stores data under a key; `nil` removes it.
  public let save: @Sendable (_ data: Data?, _ key: String) async throws -> Void
  /// The maximum size of a cached body in bytes.
  public let largestBody: Int

  /// Creates a cache from two closures, by default for bodies up to 1 MiB.
  public init(
    largestBody: Int = 1 << 20,
    load: @escaping @Sendable (_ key: String) async throws -> Data?,
    save: @escaping @Sendable (_ data: Data?, _ key: String) async throws -> Void
  ) {
    self.load = load
    self.save = save
    self.largestBody = largestBody
  }

  /// Returns a cache in the store's transient data.
  public static func store(_ store: Store, largestBody: Int = 1 << 20) -> ResponseCache {
    ResponseCache(
      largestBody: largestBody, load: { try await store.cached($0) },
      save: { try await store.cache($0, for: $1) })
  }
}
