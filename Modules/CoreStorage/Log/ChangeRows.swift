import CoreModels

extension Change {
  /// Fetches the changes that match a condition on the log's columns.
  package static func fetch(
    of rows: String = "change", from connection: any Connection, where condition: String,
    order: String, _ arguments: SQLArguments
  ) throws -> [Change] {
    try connection.rows(
      "SELECT \(columns) FROM \(rows) WHERE \(condition) ORDER BY \(order)", arguments
    ) { row in
      Change(
        profile: try row.value(at: 0), device: try row.value(at: 1),
        number: try row.value(at: 2), batch: try row.value(at: 3),
        undoes: try row.value(at: 4), automatic: try row.value(at: 5),
        clock: try row.value(at: 6), kind: try row.value(at: 7), id: try row.value(at: 8),
        version: try row.value(at: 9),
        day: try row.value(Int?.self, at: 10).map(Day.init(epochDay:)),
        body: try row.value(at: 11), origin: try row.value(at: 12),
        follows: try row.value(at: 13), hash: try row.value(at: 14))
    }
  }

  /// The log's columns; ``values`` names their ``arguments``.
  package static let columns = """
    profile, device, number, batch, undoes, automatic, clock, kind, id, version, day, body, origin,
    follows, hash
    """
  package static let values = """
    :profile, :device, :number, :batch, :undoes, :automatic, :clock, :kind, :id, :version, :day,
    :body, :origin, :follows, :hash
    """

  /// The change as SQL arguments for a row of the log.
  package var arguments: SQLArguments {
    [
      "profile": profile, "device": device, "number": number, "batch": batch, "undoes": undoes,
      "automatic": automatic, "clock": clock, "kind": kind, "id": id, "version": version,
      "day": day?.epochDay, "body": body, "origin": origin,
      "follows": follows, "hash": hash,
    ]
  }
}
