public import CoreModels
import Foundation

/// The server's data beside the log, as of one state of the store: accounts, sessions, tokens,
/// limits, claims. It belongs to no profile and is excluded from history and exports.
public struct RegistrySnapshot {
  let connection: any Connection
  /// The moment of the read, by the store's clock: values that expire by then are not found.
  public let moment: Instant

  /// Returns the value for the key, or `nil` if there is none or it has expired.
  public func find<Value>(
    _ key: String, in namespace: RegistryNamespace<Value>
  ) throws -> Value? {
    try row(key, in: namespace.name)?.value(at: moment)
  }

  /// Returns the values whose keys have the prefix, ordered by key; at most `limit`.
  public func list<Value>(
    _ namespace: RegistryNamespace<Value>, prefix: String = "", limit: Int = 1000
  ) throws -> [RegistryEntry<Value>] {
    guard try connection.hasRegistry() else { return [] }
    return try connection.rows(
      """
      SELECT key, body FROM registry
      WHERE drawer = :drawer AND key >= :prefix AND key < :end
        AND (expires IS NULL OR expires > :now)
      ORDER BY key LIMIT :limit\(connection.dialect.forUpdate)
      """,
      [
        "drawer": namespace.name, "prefix": prefix, "end": prefix + "\u{10FFFF}",
        "now": moment.milliseconds, "limit": limit,
      ]
    ) { row in
      let body = try row.value(String.self, at: 1)
      return RegistryEntry(
        key: try row.value(at: 0),
        value: try JSONDecoder().decode(Value.self, from: Data(body.utf8)))
    }
  }

  /// Returns the keys between two others, in order; at most `limit`.
  public func keys<Value>(
    of namespace: RegistryNamespace<Value>, after start: String, before end: String, limit: Int
  ) throws -> [String] {
    guard try connection.hasRegistry() else { return [] }
    return try connection.values(
      String.self,
      """
      SELECT key FROM registry WHERE drawer = :drawer AND key > :start AND key < :end
      ORDER BY key LIMIT :limit
      """, ["drawer": namespace.name, "start": start, "end": end, "limit": limit])
  }

  /// Returns the size in bytes of the values whose keys have the prefix.
  public func size<Value>(of namespace: RegistryNamespace<Value>, prefix: String) throws -> Int {
    guard try connection.hasRegistry() else { return 0 }
    return try connection.value(
      Int.self,
      """
      SELECT coalesce(sum(\(connection.dialect.bodySize)), 0) FROM registry
      WHERE drawer = :drawer AND key >= :prefix AND key < :end
      """, ["drawer": namespace.name, "prefix": prefix, "end": prefix + "\u{10FFFF}"]) ?? 0
  }

  /// Returns the number of values that have not expired.
  public func count<Value>(_ namespace: RegistryNamespace<Value>) throws -> Int {
    guard try connection.hasRegistry() else { return 0 }
    return try connection.rows(
      """
      SELECT count(*) FROM registry
      WHERE drawer = :drawer AND (expires IS NULL OR expires > :now)
      """, ["drawer": namespace.name, "now": moment.milliseconds]
    ) { try $0.value(Int.self, at: 0) }.first ?? 0
  }

  /// Returns the row for a key, expired or not. In a write transaction the row is then locked.
  func row(_ key: String, in namespace: String) throws -> Row? {
    guard try connection.hasRegistry() else { return nil }
    return try connection.rows(
      """
      SELECT body, expires FROM registry
      WHERE drawer = :drawer AND key = :key\(connection.dialect.forUpdate)
      """, ["drawer": namespace, "key": key]
    ) { Row(body: try $0.value(at: 0), expires: try $0.value(at: 1)) }.first
  }

  /// A value as stored.
  struct Row {
    let body: String
    let expires: Int64?

    func value<Value: Decodable>(at moment: Instant) throws -> Value? {
      guard expires.map({ $0 > moment.milliseconds }) ?? true else { return nil }
      return try JSONDecoder().decode(Value.self, from: Data(body.utf8))
    }
  }
}

extension Snapshot {
  /// The server's registry, stored outside the log.
  public var registry: RegistrySnapshot { RegistrySnapshot(connection: connection, moment: now()) }
}
