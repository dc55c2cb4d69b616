import CoreModels

/// A cache of what was written after the moment that a snapshot shows.
final class LaterChanges {
  fileprivate enum Kinds {
    case notRead
    /// More changes than are worth skipping, or an incomplete undo.
    case uncertain
    case known(Set<String>)
  }

  /// The kinds of the records written.
  fileprivate var kinds = Kinds.notRead
}

extension Snapshot {
  /// More changes than are worth skipping to read an earlier moment from the present one.
  private static let mostLater = 2_000

  /// `true` for the present and for a moment with few changes after it, whose records are mostly
  /// still the present ones.
  public func isRecent() throws -> Bool {
    guard asOf != nil else { return true }
    return if case .known = try laterKinds() { true } else { false }
  }

  /// The SQL condition that a change came after the moment.
  var isLater: String { "\(connection.dialect.isOfProfile) AND clock > :clock" }

  private func laterKinds() throws -> LaterChanges.Kinds {
    guard case .notRead = later.kinds else { return later.kinds }
    let changes = "SELECT kind FROM change WHERE \(isLater) LIMIT \(Self.mostLater)"
    let counts = try log.rows(
      "SELECT kind, count(*) FROM (\(changes)) AS page GROUP BY kind", arguments(kind: nil)
    ) { (kind: try $0.value(String.self, at: 0), count: try $0.value(Int.self, at: 1)) }
    let areFew = counts.reduce(0) { $0 + $1.count } < Self.mostLater
    later.kinds =
      try areFew && !isUndoIncomplete() ? .known(Set(counts.map(\.kind))) : .uncertain
    return later.kinds
  }

  /// `true` if an undo after the moment, or what it undoes, has arrived in part: records of its batch
  /// then differ from the moment's without a later change.
  private func isUndoIncomplete() throws -> Bool {
    let marks = "SELECT DISTINCT undoes FROM change WHERE \(isLater) AND undoes LIKE '%!'"
    let names = try log.values(String.self, marks, arguments(kind: nil))
    guard !names.isEmpty else { return false }
    let written = try Set(records(where: isLater, arguments(kind: nil)))
    return try names.contains { name in
      let batch = String(name.dropLast(name.hasSuffix("!!") ? 2 : 1))
      return try Change.batch(batch, of: profile, in: log).contains {
        !written.contains(RecordName(kind: $0.kind, id: $0.id))
      }
    }
  }

  /// Returns the source of a kind's records: the record table, or their states at an earlier moment.
  /// A query's own `terms` spare it the rows of the table that the query does not want.
  func source(of kind: String, _ terms: String = "") throws -> String {
    guard asOf != nil else { return "record" }
    let then = "profile = :profile AND kind = :kind AND clock <= :clock"
    guard case .known(let kinds) = try laterKinds() else {
      return Change.winners(where: then, asOf: true)
    }
    // Records that were not written since are in the table as they were; the log has the others.
    guard kinds.contains(kind) else { return "record" }
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
