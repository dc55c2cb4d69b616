extension Change {
  /// The batch that this change undoes or, as a redo, restores.
  public var marked: String? {
    guard let undoes, undoes.hasSuffix("!") else { return nil }
    return String(undoes.dropLast(isRedo ? 2 : 1))
  }

  /// `true` if the change restores an undone batch.
  public var isRedo: Bool { undoes?.hasSuffix("!!") ?? false }

  /// Returns `true` if the change's batch is undone; for a mark, if the mark is redone.
  func isUndone(in connection: any Connection) throws -> Bool {
    let taken = marked == nil ? Change.isUndone("change") : Change.isRedone("change")
    return try connection.value(
      Int.self,
      "SELECT 1 FROM change WHERE \(Change.ofName) AND \(taken)", nameArguments) != nil
  }

  /// Returns the changes of a batch by its ``batchName``.
  static func batch(
    _ name: String, of profile: String, in connection: any Connection
  ) throws -> [Change] {
    guard let slash = name.lastIndex(of: "/"), let batch = Int(name[name.index(after: slash)...])
    else { return [] }
    let ofDevice = "profile = :profile AND device = :device"
    var arguments: SQLArguments = [
      "profile": profile, "device": String(name[..<slash]), "batch": batch,
    ]
    // A device writes its batches one after the other, so reading stops at the next batch.
    arguments["end"] =
      try connection.value(
        Int.self,
        """
        SELECT number FROM change WHERE \(ofDevice) AND number > :batch AND batch <> :batch
        ORDER BY number LIMIT 1
        """, arguments) ?? Int.max
    return try fetch(
      from: connection,
      where: "\(ofDevice) AND number >= :batch AND number < :end AND batch = :batch",
      order: "number", arguments)
  }

  /// The SQL condition that a row of the log has an effective state; with `asOf`, at `:clock`.
  static func counts(_ row: String, asOf: Bool = false) -> String {
    hasState(row) + " AND NOT " + isUndone(row, asOf: asOf)
  }

  /// The SQL condition that a row of the log is no mark, and whole.
  static func hasState(_ row: String) -> String {
    "(\(row).undoes IS NULL OR \(row).undoes NOT LIKE '%!') AND \(isWhole)"
  }

  /// The rows of the log that define the records: each record's last effective change.
  static func winners(where condition: String = "TRUE", asOf: Bool = false) -> String {
    """
    (SELECT * FROM (
       SELECT *, LEAD(number) OVER (
         PARTITION BY profile, kind, id ORDER BY clock, device, number) AS later
       FROM change WHERE \(condition) AND \(counts("change", asOf: asOf))) AS counted
     WHERE later IS NULL) AS record
    """
  }

  /// The SQL condition that a row's batch is undone and not redone; optionally including undos by
  /// earlier versions.
  static func isUndone(
    _ row: String, asOf: Bool = false, alsoAsBefore: Bool = false
  ) -> String {
    let name = "\(row).device || '/' || CAST(\(row).batch AS TEXT)"
    return """
      EXISTS (
        SELECT 1 FROM change AS undo WHERE undo.profile = \(row).profile
          AND undo.undoes IN (\(alsoAsBefore ? name + ", " : "")\(name) || '!')
          \(asOf ? "AND undo.clock <= :clock" : "") AND NOT \(isRedone("undo", asOf: asOf)))
      """
  }

  /// The SQL condition that a mark in the log is redone.
  static func isRedone(_ row: String, asOf: Bool = false) -> String {
    """
    EXISTS (
      SELECT 1 FROM change AS redo WHERE redo.profile = \(row).profile
        AND redo.undoes = \(row).device || '/' || CAST(\(row).batch AS TEXT) || '!!'
        \(asOf ? "AND redo.clock <= :clock" : ""))
    """
  }
}
