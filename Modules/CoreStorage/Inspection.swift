import CoreModels

/// A problem in a store's file.
public enum StoreProblem: Hashable, Sendable {
  /// SQLite's integrity check found damage, described in its own words.
  case damaged(String)
  /// The number of records that differ from the log.
  case recordsDiffer(Int)
  /// The text index differs from the records.
  case textIndexDiffers

  /// `true` for damaged pages, which hide everything else.
  public var isDamage: Bool {
    if case .damaged = self { return true }
    return false
  }
}

extension Store {
  /// Verifies the store: its pages, the records against the log, and the text index against the
  /// records.
  public func problems() async throws -> [StoreProblem] {
    // Outside of a transaction, which a damaged page would abort.
    let damage = try engine.damage()
    // Unreadable pages rule out the further comparisons.
    guard damage.isEmpty else { return damage }
    // The text index verifies itself with a write statement, so a read-only store skips that check.
    guard unwritable == nil else {
      return try await engine.read { try Store.recordProblems(in: $0) }
    }
    return try await engine.write { try Store.problems(in: $0) }
  }

  /// Compares records with the log, and the text index with the records.
  static func problems(in connection: any Connection) throws -> [StoreProblem] {
    try recordProblems(in: connection)
      + (connection.textIndexDiffers() ? [.textIndexDiffers] : [])
  }

  private static func recordProblems(in connection: any Connection) throws -> [StoreProblem] {
    let different = try connection.value(Int.self, differingRecords) ?? 0
    return different > 0 ? [.recordsDiffer(different)] : []
  }

  /// Rebuilds records and text index from the log. A record that contradicts the log is first added
  /// to it, just before the log's own state. Returns the number of such records.
  @discardableResult
  public func rebuild() async throws -> Int {
    let kinds = kinds
    return try await engine.write { connection in
      let kept = try Store.keepContradictions(in: connection)
      try connection.emptyRecords()
      let winners = try Change.fetch(
        of: Change.winners(), from: connection, where: "TRUE", order: "profile, clock", [:])
      try connection.addRecords(winners.count) {
        for change in winners {
          try change.becomeRecord(in: connection, text: change.searchText(kinds), replacing: false)
        }
      }
      return kept
    }
  }

  /// Adds to the log what only the records contain.
  private static func keepContradictions(in connection: any Connection) throws -> Int {
    let records = try connection.rows(
      """
      SELECT profile, device, number, clock, kind, id, version, day, body FROM record
      WHERE NOT EXISTS (
        SELECT 1 FROM change
        WHERE change.profile = record.profile AND change.device = record.device
          AND change.number = record.number AND change.clock = record.clock
          AND change.kind = record.kind AND change.id = record.id
          AND change.version = record.version AND change.day IS NOT DISTINCT FROM record.day
          AND change.body IS NOT DISTINCT FROM record.body)
      ORDER BY profile, device, number
      """
    ) { row in
      let number = try row.value(Int.self, at: 2)
      return Change(
        profile: try row.value(at: 0), device: try row.value(at: 1), number: number, batch: number,
        undoes: nil, automatic: false, clock: try row.value(at: 3), kind: try row.value(at: 4),
        id: try row.value(at: 5), version: try row.value(at: 6),
        day: try row.value(Int?.self, at: 7).map(Day.init(epochDay:)), body: try row.value(at: 8))
    }.filter(\.isWellFormed)
    let names = Set(records.map(Remains.Name.init))
    let log = try names.flatMap { name in
      try Change.fetch(
        from: connection, where: Change.ofName, order: "number",
        ["profile": name.profile, "device": name.device, "number": name.number])
    }
    let saved = SavedLog(log, records).changes.dropFirst(log.count)
    return try saved.count { try connection.append($0) }
  }

  private static let differingRecords = """
    WITH expected AS (
      SELECT profile, kind, id, device, number, clock, version, day, body
      FROM \(Change.winners())),
    actual AS (
      SELECT profile, kind, id, device, number, clock, version, day, body FROM record)
    SELECT count(*) FROM (
      SELECT profile, kind, id
      FROM (SELECT * FROM expected EXCEPT SELECT * FROM actual) AS missing
      UNION
      SELECT profile, kind, id
      FROM (SELECT * FROM actual EXCEPT SELECT * FROM expected) AS surplus) AS different
    """
}
