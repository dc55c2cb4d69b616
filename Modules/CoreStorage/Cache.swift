public import Foundation

extension Store {
  /// Returns cached data. The cache holds only what can be fetched again, and is excluded from
  /// history and exports.
  public func cached(_ key: String) async throws -> Data? {
    try await read { try $0.cached(key) }
  }

  /// Caches data that can be fetched again; `nil` removes the entry.
  public func cache(_ data: Data?, for key: String) async throws {
    let profile = profile
    try await engine.write { try $0.cache(data, for: key, of: profile) }
  }
}

extension Transaction {
  /// See ``Store/cache(_:for:)``.
  public func cache(_ data: Data?, for key: String) throws {
    try snapshot.connection.cache(data, for: key, of: snapshot.profile)
  }
}

extension Connection {
  func cache(_ data: Data?, for key: String, of profile: String) throws {
    guard let data else {
      try execute(
        "DELETE FROM cache WHERE profile = :profile AND key = :key",
        ["profile": profile, "key": key])
      return
    }
    try execute(
      """
      INSERT INTO cache (profile, key, body) VALUES (:profile, :key, :body)
      ON CONFLICT (profile, key) DO UPDATE SET body = excluded.body
      """, ["profile": profile, "key": key, "body": data])
  }
}

extension Snapshot {
  /// See ``Store/cached(_:)``.
  public func cached(_ key: String) throws -> Data? {
    try connection.value(
      Data.self, "SELECT body FROM cache WHERE profile = :profile AND key = :key",
      ["profile": profile, "key": key])
  }
}
