public import Foundation

extension Store {
  /// Something fetched earlier that could be fetched again; it is in no history and no export.
  public func cached(_ key: String) async throws -> Data? {
    try await read { try $0.cached(key) }
  }

  /// Keeps or, given `nil`, forgets something that could be fetched again.
  public func cache(_ data: Data?, for key: String) async throws {
    let profile = profile
    try await engine.write { connection in
      guard let data else {
        try connection.execute(
          "DELETE FROM cache WHERE profile = :profile AND key = :key",
          ["profile": profile, "key": key])
        return
      }
      try connection.execute(
        """
        INSERT INTO cache (profile, key, body) VALUES (:profile, :key, :body)
        ON CONFLICT (profile, key) DO UPDATE SET body = excluded.body
        """, ["profile": profile, "key": key, "body": data])
    }
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
