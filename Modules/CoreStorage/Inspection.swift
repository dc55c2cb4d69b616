import GRDB

/// Something that is wrong with a store's file.
public enum StoreProblem: Hashable, Sendable {
  /// SQLite's own check found damage; its words.
  case damaged(String)
  /// That many records differ from what the log says.
  case recordsDiffer(Int)
  /// The text index differs from the records.
  case textIndexDiffers
}

extension Store {
  /// Compares the file with itself: pages, records against the log, text index against records.
  public func problems() async throws -> [StoreProblem] {
    // Outside of a transaction, which a damaged page would break off.
    let damage = try explainingErrors {
      try engine.writer.writeWithoutTransaction(Store.damage)
    }
    // What cannot be read any more is not compared.
    guard damage.isEmpty else { return damage }
    return try await engine.write { database in
      var problems: [StoreProblem] = []
      let different = try Int.fetchOne(database, sql: Store.differingRecords) ?? 0
      if different > 0 { problems.append(.recordsDiffer(different)) }
      do {
        try database.execute(
          sql: "INSERT INTO record_text (record_text, rank) VALUES ('integrity-check', 1)")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        problems.append(.textIndexDiffers)
      }
      return problems
    }
  }

  private static func damage(in database: Database) throws -> [StoreProblem] {
    do {
      return try String.fetchAll(database, sql: "PRAGMA integrity_check")
        .filter { $0 != "ok" }.map(StoreProblem.damaged)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      return [.damaged(error.message ?? "")]
    }
  }

  /// Makes records and text index anew from the log, which stays as it is.
  public func rebuild() async throws {
    let kinds = kinds
    try await engine.write { database in
      try Schema.remakeRecords(database)
      let winners = try Change.fetch(
        from: database, where: "sequence IN (\(Store.winners))", order: "sequence", [])
      for change in winners {
        try change.becomeRecord(in: database, text: change.searchText(kinds), replacing: false)
      }
    }
  }

  /// The changes that no later one of the same record follows.
  private static let winners = """
    SELECT sequence FROM change AS last WHERE NOT EXISTS (
      SELECT 1 FROM change AS later
      WHERE later.profile = last.profile AND later.kind = last.kind AND later.id = last.id
        AND (later.clock, later.device, later.number) > (last.clock, last.device, last.number))
    """

  private static let differingRecords = """
    WITH expected AS (
      SELECT profile, kind, id, device, number, clock, version, day, body FROM change
      WHERE sequence IN (\(winners))),
    actual AS (
      SELECT profile, kind, id, device, number, clock, version, day, body FROM record)
    SELECT count(*) FROM (
      SELECT profile, kind, id FROM (SELECT * FROM expected EXCEPT SELECT * FROM actual)
      UNION
      SELECT profile, kind, id FROM (SELECT * FROM actual EXCEPT SELECT * FROM expected))
    """
}
