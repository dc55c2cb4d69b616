/// Answers which batches of a profile are undone, with one look for each batch. The undo of a large
/// batch has a mark for every record, and reading them all for each record takes minutes.
final class UndoneBatches {
  private let profile: String
  private let connection: any Connection
  private var known: [String: Bool] = [:]

  init(of profile: String, in connection: any Connection) {
    (self.profile, self.connection) = (profile, connection)
  }

  /// Returns `true` if the batch is undone and not redone.
  func contain(_ batch: String) throws -> Bool {
    if let known = known[batch] { return known }
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
    known[batch] = isUndone
    return isUndone
  }
}
