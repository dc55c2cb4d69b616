extension Snapshot {
  /// The most later changes with which an earlier moment is read from the present records.
  private static let mostLater = 2_000

  /// `true` for the present and for a moment with few changes after it, whose records are mostly
  /// still the present ones.
  public func isRecent() throws -> Bool {
    guard asOf != nil else { return true }
    let later = "SELECT 1 FROM change WHERE \(isLater) LIMIT \(Self.mostLater)"
    let count = try log.value(
      Int.self, "SELECT count(*) FROM (\(later)) AS page", arguments(kind: nil))
    return count ?? 0 < Self.mostLater
  }

  /// The SQL condition that a change came after the moment.
  var isLater: String { "\(connection.dialect.isOfProfile) AND clock > :clock" }

  /// Returns the source of a kind's records: the record table, or their states at an earlier
  /// moment. `terms` repeat the query's own conditions, so that the table's other rows are not
  /// read.
  func source(_ terms: String = "") throws -> String {
    guard asOf != nil else { return "record" }
    let then = "profile = :profile AND kind = :kind AND clock <= :clock"
    guard try isRecent() else { return Change.winners(where: then, asOf: true) }
    // Records that were not written since are in the table as they were; the log has the others.
    let later = "(SELECT id FROM change WHERE \(isLater) AND kind = :kind)"
    let columns = "profile, kind, id, device, number, clock, version, day, body"
    return """
      (SELECT * FROM (
         SELECT \(columns) FROM record
         WHERE profile = :profile AND kind = :kind AND body IS NOT NULL AND id NOT IN \(later)
         \(terms)) AS kept
       UNION ALL
       SELECT \(columns) FROM \(Change.winners(where: then + " AND id IN " + later, asOf: true))
      ) AS record
      """
  }

  /// Returns the arguments that name the profile, the moment and a kind.
  func arguments(kind: String?) -> SQLArguments {
    var arguments: SQLArguments = ["profile": profile]
    if let kind { arguments["kind"] = kind }
    if let asOf { arguments["clock"] = HybridClock.last(at: asOf) }
    return arguments
  }
}

extension Change {
  /// The SQL condition and order that find a record's state at a moment.
  static let lastThen = """
    AND clock <= :clock AND \(counts("change", asOf: true))
    ORDER BY clock DESC, device DESC, number DESC LIMIT 1
    """
}
