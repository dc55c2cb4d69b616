/// Tells which batches are undone, with one query for each batch. The undo of a large batch has a
/// mark for every record, and reading them all for each record takes minutes.
final class UndoneBatches {
  private let connection: any Connection
  private var known: [[String]: Bool] = [:]

  init(in connection: any Connection) { self.connection = connection }

  /// Returns `true` if the change's batch is undone and not redone.
  func contain(_ change: Change) throws -> Bool {
    let (profile, batch) = (change.profile, change.batchName)
    if let known = known[[profile, batch]] { return known }
    let undos = try connection.values(
      String.self,
      """
      SELECT DISTINCT device || '/' || CAST(batch AS TEXT) FROM change
      WHERE profile = :profile AND undoes = :mark
      """, ["profile": profile, "mark": batch + "!"])
    let isUndone = try undos.contains { undo in
      try connection.value(
        Int.self, "SELECT 1 FROM change WHERE profile = :profile AND undoes = :mark LIMIT 1",
        ["profile": profile, "mark": undo + "!!"]) == nil
    }
    known[[profile, batch]] = isUndone
    return isUndone
  }
}
