import CoreModels

extension Change {
  /// Returns the ``Change/batchName`` of every batch that undo can undo, newest first, of one
  /// device or of all.
  static func undoableBatches(
    of profile: String, on device: String?, by product: String? = nil, limit: Int,
    after skipped: Int = 0, in connection: any Connection
  ) throws -> [String] {
    let ofProduct = ["kind", "id"].map { "(\($0) >= :first AND \($0) < :end)" }
    var arguments: SQLArguments = [
      "profile": profile, "limit": limit, "skipped": skipped,
    ]
    if let device { arguments["device"] = device }
    if let product {
      // The prefix of the product's kinds and settings, and the range's end: the character after
      // the dot.
      (arguments["first"], arguments["end"]) = (product + ".", product + "/")
    }
    let written =
      device == nil ? connection.dialect.isOfProfile : "profile = :profile AND device = :device"
    return try connection.values(
      String.self,
      """
      SELECT device || '/' || batch FROM change AS made
      WHERE \(written) AND undoes IS NULL AND automatic = 0 AND number = batch AND \(isWhole)
        AND NOT \(isUndone("made", alsoAsBefore: true))
        \(product == nil ? "" : "AND (\(ofProduct[0]) OR kind = 'suite.setting' AND \(ofProduct[1]))")
      ORDER BY \(device == nil ? "clock DESC, device DESC, " : "")number DESC
      LIMIT :limit OFFSET :skipped
      """, arguments)
  }

  /// Returns this device's last undo, unless the user wrote something after it or it was redone.
  static func lastUndo(
    of profile: String, on device: String, in connection: any Connection
  ) throws -> Int? {
    try connection.value(
      Int.self,
      """
      SELECT max(batch) FROM change AS made
      WHERE profile = :profile AND device = :device AND undoes LIKE '%!'
        AND undoes NOT LIKE '%!!' AND NOT \(isRedone("made"))
        AND number > coalesce((
          SELECT max(number) FROM change WHERE profile = :profile AND device = :device
            AND (undoes IS NULL OR undoes = '*') AND automatic = 0), 0)
      """, ["profile": profile, "device": device])
  }
}
