import CoreModels

extension Store {
  /// The transactions that undo would take back, newest first: those of this device that a person
  /// made and that were not taken back yet.
  public func undoable(limit: Int = 20, after skipped: Int = 0) async throws -> [[Change]] {
    let profile = profile
    return try await engine.read { connection in
      let device = try connection.device()
      return try Change.undoableBatches(
        of: profile, on: device, limit: limit, after: skipped, in: connection
      ).map { batch in try Change.batch(batch, of: profile, on: device, in: connection) }
    }
  }

  /// Takes back the last transaction of this device that a person made, and answers its changes;
  /// throws ``StoreError/nothingToUndo``, or ``StoreError/changedSince(kind:id:)`` where another
  /// device has changed the record since. Somebody who means a certain transaction names it as
  /// ``Change/batchName``: where it is not the last, ``StoreError/writtenSince`` is thrown.
  @discardableResult
  public func undo(_ named: String? = nil) async throws -> [Change] {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    return try await engine.write { [self] connection in
      try connection.hold(profile)
      try Redating(self, in: connection).dateOwn(of: profile)
      let device = try connection.device()
      guard
        let batch = try Change.undoableBatches(
          of: profile, on: device, limit: 1, in: connection
        ).first
      else { throw StoreError.nothingToUndo }
      let changes = try Change.batch(batch, of: profile, on: device, in: connection)
      guard named == nil || named == changes.first?.batchName else {
        throw StoreError.writtenSince
      }
      let transaction = Transaction(
        connection, of: self, automatic: false, undoes: changes.first?.batchName)
      try beforeWrite?(transaction)
      // By bytes, as SQLite tells records apart.
      var restored: Set<[[UInt8]]> = []
      for change in changes
      where restored.insert([Array(change.kind.utf8), Array(change.id.utf8)]).inserted {
        try transaction.restore(before: change, of: changes, kinds: kinds)
      }
      return changes
    }
  }
}

extension Snapshot {
  /// The ``Change/batchName`` of the transaction that undo would take back; `nil` where there is
  /// none.
  public func lastUndoable() throws -> String? {
    let device = try connection.device()
    return try Change.undoableBatches(of: profile, on: device, limit: 1, in: connection).first
      .map { "\(device)/\($0)" }
  }
}

extension Transaction {
  /// Writes what the record was before `change`, the first of its batch to touch it.
  fileprivate func restore(
    before change: Change, of batch: [Change], kinds: [String: any Record.Type]
  ) throws {
    let shown = try change.shownOfSameRecord(in: snapshot.connection)
    let isUnchanged = batch.contains {
      $0.device == shown?.device && $0.number == shown?.number
    }
    guard isUnchanged else { throw StoreError.changedSince(kind: change.kind, id: change.id) }
    let stored = try snapshot.latest(change.kind, change.id)
    let before = try change.predecessor(in: snapshot.connection)
    try write(
      kind: change.kind, id: change.id, version: before?.version ?? change.version,
      day: before?.day, body: before?.body, text: before?.searchText(kinds), after: stored)
  }
}

extension Change {
  /// The change to the same record that this one followed.
  func predecessor(in connection: any Connection) throws -> Change? {
    try ofSameRecord(
      "AND (clock, device, number) < (:clock, :device, :number)",
      ["clock": clock, "device": device, "number": number], in: connection)
  }

  /// The change whose state the same record shows now: what was taken back, and what took it back,
  /// count as never written.
  fileprivate func shownOfSameRecord(in connection: any Connection) throws -> Change? {
    var shown = try ofSameRecord("", [:], in: connection)
    while let change = shown, let batch = change.undoes {
      let undone = try ofSameRecord(
        """
        AND (clock, device, number) < (:clock, :device, :number)
        AND number = (SELECT min(number) FROM change WHERE profile = :profile AND kind = :kind
          AND id = :id AND device || '/' || CAST(batch AS TEXT) = :batch)
        AND device || '/' || CAST(batch AS TEXT) = :batch
        """,
        [
          "clock": change.clock, "device": change.device, "number": change.number,
          "batch": batch,
        ], in: connection)
      guard let undone else { break }
      shown = try undone.predecessor(in: connection)
    }
    return shown
  }

  private func ofSameRecord(
    _ condition: String, _ arguments: SQLArguments, in connection: any Connection
  ) throws -> Change? {
    try Change.fetch(
      from: connection, where: "profile = :profile AND kind = :kind AND id = :id \(condition)",
      order: "clock DESC, device DESC, number DESC LIMIT 1",
      arguments.merging(["profile": profile, "kind": kind, "id": id]) { $1 }
    ).first
  }

  fileprivate static func undoableBatches(
    of profile: String, on device: String, limit: Int, after skipped: Int = 0,
    in connection: any Connection
  ) throws -> [Int] {
    try connection.values(
      Int.self,
      """
      SELECT batch FROM change AS made
      WHERE profile = :profile AND device = :device AND undoes IS NULL AND automatic = 0
        AND number = batch AND NOT EXISTS (
          SELECT 1 FROM change AS undo
          WHERE undo.profile = :profile AND undo.undoes = made.device || '/' || CAST(made.batch AS TEXT))
      ORDER BY number DESC LIMIT :limit OFFSET :skipped
      """,
      ["profile": profile, "device": device, "limit": limit, "skipped": skipped])
  }

  fileprivate static func batch(
    _ batch: Int, of profile: String, on device: String, in connection: any Connection
  ) throws -> [Change] {
    try fetch(
      from: connection,
      where: "profile = :profile AND device = :device AND number >= :batch AND batch = :batch",
      order: "number", ["profile": profile, "device": device, "batch": batch])
  }
}
