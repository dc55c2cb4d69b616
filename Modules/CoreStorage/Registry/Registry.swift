public import CoreModels

/// The registry within a write transaction: values read do not change before the transaction
/// commits.
///
/// If two transactions find a key missing and both put a value, one of them runs again.
public struct Registry {
  /// The keys that were looked up without finding a value.
  final class Absences {
    var keys: Set<[String]> = []
  }

  let connection: any Connection
  private let absences: Absences
  /// The registry including this transaction's writes.
  public let snapshot: RegistrySnapshot

  init(_ connection: any Connection, _ absences: Absences) throws {
    try connection.makeRegistry()
    self.connection = connection
    self.absences = absences
    snapshot = RegistrySnapshot(connection: connection)
  }

  /// See ``RegistrySnapshot/find(_:in:at:)``.
  public func find<Value>(
    _ key: String, in namespace: RegistryNamespace<Value>, at moment: Instant
  ) throws -> Value? {
    let row = try snapshot.row(key, in: namespace.name)
    if row == nil { absences.keys.insert([namespace.name, key]) }
    return try row?.value(at: moment)
  }

  /// Adds or replaces a value, optionally with an expiry.
  public func put<Value>(
    _ value: Value, _ key: String, in namespace: RegistryNamespace<Value>,
    until expiry: Instant? = nil
  ) throws {
    let wasLookedFor = absences.keys.remove([namespace.name, key]) != nil
    try connection.execute(
      """
      INSERT INTO registry (drawer, key, body, expires) VALUES (:drawer, :key, :body, :expires)
      """
        + (wasLookedFor
          ? ""
          : """
           ON CONFLICT (drawer, key) DO UPDATE SET body = excluded.body, expires = excluded.expires
          """),
      [
        "drawer": namespace.name, "key": key, "body": try JSON.text(value),
        "expires": expiry?.milliseconds,
      ])
  }

  /// Removes a value. Returns `true` if there was one.
  @discardableResult
  public func remove<Value>(_ key: String, in namespace: RegistryNamespace<Value>) throws -> Bool {
    try connection.execute(
      "DELETE FROM registry WHERE drawer = :drawer AND key = :key",
      ["drawer": namespace.name, "key": key]) > 0
  }

  /// Removes the values whose keys have the prefix and returns their number.
  @discardableResult
  public func removeAll<Value>(_ namespace: RegistryNamespace<Value>, prefix: String = "") throws
    -> Int
  {
    try connection.execute(
      "DELETE FROM registry WHERE drawer = :drawer AND key >= :prefix AND key < :end",
      ["drawer": namespace.name, "prefix": prefix, "end": prefix + "\u{10FFFF}"])
  }

  /// Removes expired values from all namespaces and returns their number.
  @discardableResult
  public func removeExpired(at moment: Instant) throws -> Int {
    try connection.execute(
      "DELETE FROM registry WHERE expires <= :now", ["now": moment.milliseconds])
  }
}

extension Transaction {
  /// The server's registry, stored outside the log; throws ``StoreError``.
  public func registry() throws -> Registry { try Registry(snapshot.connection, absences) }
}
