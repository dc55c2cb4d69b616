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
  /// The moment of the write, by the store's clock.
  public var moment: Instant { snapshot.moment }

  init(_ snapshot: RegistrySnapshot, _ absences: Absences) throws {
    connection = snapshot.connection
    try connection.makeRegistry()
    (self.snapshot, self.absences) = (snapshot, absences)
  }

  /// See ``RegistrySnapshot/find(_:in:)``.
  public func find<Value>(
    _ key: String, in namespace: RegistryNamespace<Value>
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

  /// Adds or replaces a value that expires after so many seconds.
  public func put<Value>(
    _ value: Value, _ key: String, in namespace: RegistryNamespace<Value>, for seconds: Int
  ) throws {
    try put(value, key, in: namespace, until: moment.adding(seconds: seconds))
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
  public func removeExpired() throws -> Int {
    try connection.execute(
      "DELETE FROM registry WHERE expires <= :now", ["now": moment.milliseconds])
  }
}

extension Transaction {
  /// The server's registry, stored outside the log; throws ``StoreError``.
  public func registry() throws -> Registry { try Registry(snapshot.registry, absences) }
}

extension Store {
  /// Reads the server's registry in one state.
  public func readRegistry<Result: Sendable>(
    _ body: @escaping @Sendable (RegistrySnapshot) throws -> Result
  ) async throws -> Result {
    try await read { try body($0.registry) }
  }

  /// Changes the server's registry in one transaction, which undo does not know.
  @discardableResult
  public func changeRegistry<Result: Sendable>(
    _ body: @escaping @Sendable (Registry) throws -> Result
  ) async throws -> Result {
    try await transaction(automatic: true) { try body($0.registry()) }
  }
}
