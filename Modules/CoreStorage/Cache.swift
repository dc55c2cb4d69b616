public import Foundation
import GRDB

extension Store {
  /// Something fetched earlier that could be fetched again; it is in no history and no export.
  public func cached(_ key: String) async throws -> Data? {
    try await read { try $0.cached(key) }
  }

  /// Keeps or, given `nil`, forgets something that could be fetched again.
  public func cache(_ data: Data?, for key: String) async throws {
    let profile = profile
    try await engine.write { database in
      guard let data else {
        try database.execute(
          sql: "DELETE FROM cache WHERE profile = ? AND key = ?", arguments: [profile, key])
        return
      }
      try database.execute(
        sql: "INSERT OR REPLACE INTO cache (profile, key, body) VALUES (?, ?, ?)",
        arguments: [profile, key, data])
    }
  }
}

extension Snapshot {
  /// See ``Store/cached(_:)``.
  public func cached(_ key: String) throws -> Data? {
    try explainingErrors {
      try Data.fetchOne(
        database.cachedStatement(sql: "SELECT body FROM cache WHERE profile = ? AND key = ?"),
        arguments: [profile, key])
    }
  }
}
