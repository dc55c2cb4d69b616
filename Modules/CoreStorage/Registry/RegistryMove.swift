import CoreModels

/// Rows copied from one registry to another.
public struct RegistryRows: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    let namespace: String
    let key: String
    let body: String
    let expires: Int64?
  }

  var rows: [Row]

  /// The number of rows.
  public var count: Int { rows.count }
}

extension RegistrySnapshot {
  /// Returns the rows that name somebody, in a key or a value, except those of some namespaces.
  public func rows(naming name: String, except namespaces: Set<String>) throws -> RegistryRows {
    guard try connection.hasRegistry() else { return RegistryRows(rows: []) }
    let rows = try connection.rows(
      """
      SELECT drawer, key, body, expires FROM registry
      WHERE key LIKE :pattern ESCAPE '\\' OR body LIKE :pattern ESCAPE '\\'
      ORDER BY drawer, key
      """, ["pattern": "%" + name.escapedForLike + "%"]
    ) { row in
      RegistryRows.Row(
        namespace: try row.value(at: 0), key: try row.value(at: 1), body: try row.value(at: 2),
        expires: try row.value(at: 3))
    }
    return RegistryRows(rows: rows.filter { !namespaces.contains($0.namespace) })
  }
}

extension Registry {
  /// Adds rows of another registry, in place of those with the same keys.
  public func take(_ moved: RegistryRows) throws {
    for row in moved.rows {
      try connection.execute(
        """
        INSERT INTO registry (drawer, key, body, expires) VALUES (:drawer, :key, :body, :expires)
        ON CONFLICT (drawer, key) DO UPDATE SET body = excluded.body, expires = excluded.expires
        """,
        ["drawer": row.namespace, "key": row.key, "body": row.body, "expires": row.expires])
    }
  }
}
