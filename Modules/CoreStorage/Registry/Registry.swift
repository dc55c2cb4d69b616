public import CoreModels
import GRDB

/// The registry within a transaction: what is read cannot change before what is written is there.
public struct Registry {
  private let database: Database
  /// The registry with what the transaction wrote so far.
  public let snapshot: RegistrySnapshot

  init(_ database: Database) throws {
    try RegistrySchema.prepare(database)
    self.database = database
    snapshot = RegistrySnapshot(database: database)
  }

  /// See ``RegistrySnapshot/find(_:in:at:)``.
  public func find<Value>(
    _ key: String, in drawer: Drawer<Value>, at moment: Instant
  ) throws -> Value? {
    try snapshot.find(key, in: drawer, at: moment)
  }

  /// Adds or replaces a value, until that moment or for good.
  public func put<Value>(
    _ value: Value, _ key: String, in drawer: Drawer<Value>, until expiry: Instant? = nil
  ) throws {
    try explainingErrors {
      try database.cachedStatement(
        sql: """
          INSERT INTO registry (drawer, key, body, expires) VALUES (?, ?, ?, ?)
          ON CONFLICT (drawer, key) DO UPDATE SET body = excluded.body, expires = excluded.expires
          """
      ).execute(arguments: [drawer.name, key, try JSON.text(value), expiry?.milliseconds])
    }
  }

  /// Removes a value; answers whether there was one.
  @discardableResult
  public func remove<Value>(_ key: String, in drawer: Drawer<Value>) throws -> Bool {
    try explainingErrors {
      try database.cachedStatement(sql: "DELETE FROM registry WHERE drawer = ? AND key = ?")
        .execute(arguments: [drawer.name, key])
      return database.changesCount > 0
    }
  }

  /// Removes the values whose keys begin so, and answers how many there were.
  @discardableResult
  public func removeAll<Value>(_ drawer: Drawer<Value>, prefix: String = "") throws -> Int {
    try explainingErrors {
      try database.cachedStatement(
        sql: """
          DELETE FROM registry
          WHERE drawer = :drawer AND key >= :prefix AND key < :prefix || char(1114111)
          """
      ).execute(arguments: ["drawer": drawer.name, "prefix": prefix])
      return database.changesCount
    }
  }

  /// Removes what is over by that moment, in any drawer, and answers how many there were.
  @discardableResult
  public func removeExpired(at moment: Instant) throws -> Int {
    try explainingErrors {
      try database.cachedStatement(sql: "DELETE FROM registry WHERE expires <= ?")
        .execute(arguments: [moment.milliseconds])
      return database.changesCount
    }
  }
}

extension Transaction {
  /// What a server keeps beside the log; throws ``StoreError``.
  public func registry() throws -> Registry {
    try explainingErrors { try Registry(snapshot.database) }
  }
}
