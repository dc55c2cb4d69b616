import CoreModels
import GRDB

extension Store {
  /// The transactions that undo would take back, newest first: those of this device that a person
  /// made and that were not taken back yet.
  public func undoable(limit: Int = 20) async throws -> [[Change]] {
    let profile = profile
    return try await engine.read { database in
      let device = try Schema.device(of: database)
      return try Change.undoableBatches(
        of: profile, on: device, limit: limit, in: database
      ).map { batch in try Change.batch(batch, of: profile, on: device, in: database) }
    }
  }

  /// Takes back the last transaction of this device that a person made, and answers its changes;
  /// throws ``StoreError/nothingToUndo``, or ``StoreError/changedSince(kind:id:)`` where another
  /// device has changed the record since.
  @discardableResult
  public func undo() async throws -> [Change] {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    return try await engine.write { [self] database in
      let device = try Schema.device(of: database)
      guard
        let batch = try Change.undoableBatches(
          of: profile, on: device, limit: 1, in: database
        ).first
      else { throw StoreError.nothingToUndo }
      let changes = try Change.batch(batch, of: profile, on: device, in: database)
      let transaction = Transaction(
        database, of: self, automatic: false, undoes: changes.first?.batchName)
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

extension Transaction {
  /// Writes what the record was before `change`, the first of its batch to touch it.
  fileprivate func restore(
    before change: Change, of batch: [Change], kinds: [String: any Record.Type]
  ) throws {
    let shown = try change.shownOfSameRecord(in: snapshot.database)
    let isUnchanged = batch.contains {
      $0.device == shown?.device && $0.number == shown?.number
    }
    guard isUnchanged else { throw StoreError.changedSince(kind: change.kind, id: change.id) }
    let stored = try snapshot.latest(change.kind, change.id)
    let before = try change.predecessor(in: snapshot.database)
    try write(
      kind: change.kind, id: change.id, version: before?.version ?? change.version,
      day: before?.day, body: before?.body, text: before?.searchText(kinds), after: stored)
  }
}

extension Change {
  /// The change to the same record that this one followed.
  fileprivate func predecessor(in database: Database) throws -> Change? {
    try ofSameRecord(
      "AND (clock, device, number) < (:clock, :device, :number)",
      ["clock": clock, "device": device, "number": number], in: database)
  }

  /// The change whose state the same record shows now: what was taken back, and what took it back,
  /// count as never written.
  fileprivate func shownOfSameRecord(in database: Database) throws -> Change? {
    var shown = try ofSameRecord("", [:], in: database)
    while let change = shown, let batch = change.undoes {
      let undone = try ofSameRecord(
        """
        AND (clock, device, number) < (:clock, :device, :number)
        AND number = (SELECT min(number) FROM change WHERE profile = :profile AND kind = :kind
          AND id = :id AND device || '/' || batch = :batch)
        AND device || '/' || batch = :batch
        """,
        [
          "clock": change.clock, "device": change.device, "number": change.number,
          "batch": batch,
        ], in: database)
      guard let undone else { break }
      shown = try undone.predecessor(in: database)
    }
    return shown
  }

  private func ofSameRecord(
    _ condition: String, _ arguments: StatementArguments, in database: Database
  ) throws -> Change? {
    try Change.fetch(
      from: database, where: "profile = :profile AND kind = :kind AND id = :id \(condition)",
      order: "clock DESC, device DESC, number DESC LIMIT 1",
      arguments + ["profile": profile, "kind": kind, "id": id]
    ).first
  }

  fileprivate static func undoableBatches(
    of profile: String, on device: String, limit: Int, in database: Database
  ) throws -> [Int] {
    try Int.fetchAll(
      database,
      sql: """
        SELECT batch FROM change AS made
        WHERE profile = :profile AND device = :device AND undoes IS NULL AND NOT automatic
          AND number = batch AND NOT EXISTS (
            SELECT 1 FROM change AS undo
            WHERE undo.profile = :profile AND undo.undoes = made.device || '/' || made.batch)
        ORDER BY number DESC LIMIT :limit
        """,
      arguments: ["profile": profile, "device": device, "limit": limit])
  }

  fileprivate static func batch(
    _ batch: Int, of profile: String, on device: String, in database: Database
  ) throws -> [Change] {
    try fetch(
      from: database,
      where: "profile = :profile AND device = :device AND number >= :batch AND batch = :batch",
      order: "number", ["profile": profile, "device": device, "batch": batch])
  }
}
