public import CoreModels
import Foundation
import GRDB

/// What a server keeps beside the log, as one state of the store has it: accounts, sessions, tokens,
/// limits, claims. It is in no history and no export, and no person's profile.
public struct RegistrySnapshot {
  let database: Database

  /// The value under that key; `nil` where there is none, or none any more at that moment.
  public func find<Value>(
    _ key: String, in drawer: Drawer<Value>, at moment: Instant
  ) throws -> Value? {
    try explainingErrors {
      guard try RegistrySchema.isThere(in: database) else { return nil }
      let body = try String.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT body FROM registry
            WHERE drawer = ? AND key = ? AND (expires IS NULL OR expires > ?)
            """),
        arguments: [drawer.name, key, moment.milliseconds])
      return try body.map { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }
  }

  /// The values whose keys begin so, by key; at most `limit`.
  public func list<Value>(
    _ drawer: Drawer<Value>, prefix: String = "", limit: Int = 1000, at moment: Instant
  ) throws -> [RegistryEntry<Value>] {
    try explainingErrors {
      guard try RegistrySchema.isThere(in: database) else { return [] }
      let rows = try Row.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT key, body FROM registry
            WHERE drawer = :drawer AND key >= :prefix AND key < :prefix || char(1114111)
              AND (expires IS NULL OR expires > :now)
            ORDER BY key LIMIT :limit
            """),
        arguments: [
          "drawer": drawer.name, "prefix": prefix, "now": moment.milliseconds, "limit": limit,
        ])
      return try rows.map { row in
        let body = try row.decode(String.self, atIndex: 1)
        return RegistryEntry(
          key: try row.decode(atIndex: 0),
          value: try JSONDecoder().decode(Value.self, from: Data(body.utf8)))
      }
    }
  }
}

extension Snapshot {
  /// What a server keeps beside the log.
  public var registry: RegistrySnapshot { RegistrySnapshot(database: database) }
}

/// The registry's table, which stores that no server used need not have.
enum RegistrySchema {
  private static let table = """
    CREATE TABLE registry (
      drawer TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER,
      PRIMARY KEY (drawer, key)
    ) WITHOUT ROWID;
    CREATE INDEX registry_by_expiry ON registry (expires) WHERE expires IS NOT NULL;
    """

  static func isThere(in database: Database) throws -> Bool {
    try database.tableExists("registry")
  }

  /// Makes the table where it is missing.
  static func prepare(_ database: Database) throws {
    if try !isThere(in: database) { try database.execute(sql: table) }
  }
}
