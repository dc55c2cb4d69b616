public import CoreStorage
public import Foundation

/// Where bodies are kept for conditional requests. What it fails to load or save is fetched again.
public struct ResponseCache: Sendable {
  /// What was saved under the key, `nil` where there is nothing.
  public let load: @Sendable (_ key: String) async throws -> Data?
  /// Keeps the data under the key; `nil` forgets it.
  public let save: @Sendable (_ data: Data?, _ key: String) async throws -> Void
  /// Bodies of more bytes are not kept.
  public let largestBody: Int

  /// A cache of two effects; by default it keeps bodies up to 1 MiB.
  public init(
    largestBody: Int = 1 << 20,
    load: @escaping @Sendable (_ key: String) async throws -> Data?,
    save: @escaping @Sendable (_ data: Data?, _ key: String) async throws -> Void
  ) {
    self.load = load
    self.save = save
    self.largestBody = largestBody
  }

  /// A cache in the store's part for transient things.
  public static func store(_ store: Store, largestBody: Int = 1 << 20) -> ResponseCache {
    ResponseCache(
      largestBody: largestBody, load: { try await store.cached($0) },
      save: { try await store.cache($0, for: $1) })
  }
}
