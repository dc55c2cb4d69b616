import CoreModels
import GRDB

extension Store {
  /// The changes of the profile up to the moment that the store shows, newest first; those of one
  /// kind, or of all kinds of the product of that id, and of one record, where they are named.
  public func history(
    kind: String? = nil, id: String? = nil, limit: Int? = nil
  ) async throws -> [Change] {
    let (profile, last) = (profile, asOf.map(HybridClock.last(at:)))
    return try await engine.read { database in
      try Change.fetch(
        from: database,
        where: """
          profile = :profile AND (:id IS NULL OR id = :id) AND (:last IS NULL OR clock <= :last)
          AND (:kind IS NULL OR kind = :kind OR substr(kind, 1, length(:kind) + 1) = :kind || '.')
          """,
        order: "clock DESC, device DESC, number DESC LIMIT :limit",
        ["profile": profile, "kind": kind, "id": id, "last": last, "limit": limit ?? -1])
    }
  }
}

extension Change {
  /// The full text of the body, where the kind is known.
  func searchText(_ kinds: [String: any Record.Type]) -> String? {
    body.flatMap { kinds[kind]?.searchText(ofBody: $0, version: version, id: id) }
  }

  /// The changes that a condition on the log's columns selects.
  static func fetch(
    from database: Database, where condition: String, order: String,
    _ arguments: StatementArguments
  ) throws -> [Change] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT profile, device, number, batch, undoes, automatic, clock, kind, id, version, day,
          body FROM change WHERE \(condition) ORDER BY \(order)
        """,
      arguments: arguments)
    return try rows.map { row in
      Change(
        profile: try row.decode(atIndex: 0), device: try row.decode(atIndex: 1),
        number: try row.decode(atIndex: 2), batch: try row.decode(atIndex: 3),
        undoes: try row.decode(atIndex: 4), automatic: try row.decode(atIndex: 5),
        clock: try row.decode(atIndex: 6), kind: try row.decode(atIndex: 7),
        id: try row.decode(atIndex: 8), version: try row.decode(atIndex: 9),
        day: try row.decode(Int?.self, atIndex: 10).map(Day.init(epochDay:)),
        body: try row.decode(atIndex: 11))
    }
  }
}
