/// Something that is wrong with a store's file.
public enum StoreProblem: Hashable, Sendable {
  /// The database's own check found damage; its words.
  case damaged(String)
  /// That many records differ from what the log says.
  case recordsDiffer(Int)
  /// The text index differs from the records.
  case textIndexDiffers
}

extension Store {
  /// Compares the home with itself: pages, records against the log, text index against records.
  public func problems() async throws -> [StoreProblem] {
    // Outside of a transaction, which a damaged page would break off.
    let damage = try engine.damage()
    // What cannot be read any more is not compared.
    guard damage.isEmpty else { return damage }
    return try await engine.write { connection in
      var problems: [StoreProblem] = []
      let different = try connection.value(Int.self, Store.differingRecords) ?? 0
      if different > 0 { problems.append(.recordsDiffer(different)) }
      if try connection.textIndexDiffers() { problems.append(.textIndexDiffers) }
      return problems
    }
  }

  /// Makes records and text index anew from the log, which stays as it is.
  public func rebuild() async throws {
    let kinds = kinds
    try await engine.write { connection in
      try connection.emptyRecords()
      let winners = try Change.fetch(
        from: connection, where: Store.isWinner, order: "profile, clock", [:])
      for change in winners {
        try change.becomeRecord(in: connection, text: change.searchText(kinds), replacing: false)
      }
    }
  }

  /// Whether no later change of the same record follows a row of the log.
  private static let isWinner = """
    NOT EXISTS (
      SELECT 1 FROM change AS later
      WHERE later.profile = change.profile AND later.kind = change.kind AND later.id = change.id
        AND (later.clock, later.device, later.number)
          > (change.clock, change.device, change.number))
    """

  private static let differingRecords = """
    WITH expected AS (
      SELECT profile, kind, id, device, number, clock, version, day, body FROM change
      WHERE \(isWinner)),
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
