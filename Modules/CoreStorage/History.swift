import CoreModels
import GRDB

extension Store {
  /// The changes of the profile, newest first; of one kind and one record where they are named.
  public func history(
    kind: String? = nil, id: String? = nil, limit: Int? = nil
  ) async throws -> [Change] {
    let profile = profile
    return try await engine.read { database in
      try Change.fetch(
        from: database,
        where:
          "profile = :profile AND (:kind IS NULL OR kind = :kind) AND (:id IS NULL OR id = :id)",
        order: "clock DESC, device DESC, number DESC LIMIT :limit",
        ["profile": profile, "kind": kind, "id": id, "limit": limit ?? -1])
    }
  }

  /// The transactions that undo would take back, newest first: those of this device that a person
  /// made and that were not taken back yet.
  public func undoable(limit: Int = 20) async throws -> [[Change]] {
    let (profile, device) = (profile, device)
    return try await engine.read { database in
      try Change.undoableBatches(
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
      guard
        let batch = try Change.undoableBatches(
          of: profile, on: device, limit: 1, in: database
        ).first
      else { throw StoreError.nothingToUndo }
      let changes = try Change.batch(batch, of: profile, on: device, in: database)
      let transaction = Transaction(
        database, of: self, automatic: false, undoes: "\(device)/\(batch)")
      var restored: Set<[String]> = []
      for change in changes where restored.insert([change.kind, change.id]).inserted {
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
    let stored = try snapshot.latest(change.kind, change.id)
    let isUnchanged = batch.contains {
      $0.kind == change.kind && $0.id == change.id && $0.device == stored?.device
        && $0.number == stored?.number
    }
    guard isUnchanged else { throw StoreError.changedSince(kind: change.kind, id: change.id) }
    let before = try Change.fetch(
      from: snapshot.database,
      where: """
        profile = :profile AND kind = :kind AND id = :id
        AND (clock, device, number) < (:clock, :device, :number)
        """,
      order: "clock DESC, device DESC, number DESC LIMIT 1",
      [
        "profile": change.profile, "kind": change.kind, "id": change.id, "clock": change.clock,
        "device": change.device, "number": change.number,
      ]
    ).first
    try write(
      kind: change.kind, id: change.id, version: before?.version ?? change.version,
      day: before?.day, body: before?.body, text: before?.searchText(kinds), after: stored)
  }
}

extension Change {
  /// The full text of the body, where the kind is known.
  func searchText(_ kinds: [String: any Record.Type]) -> String? {
    body.flatMap { kinds[kind]?.searchText(ofBody: $0, version: version, id: id) }
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

  /// The changes that a condition on the log's columns selects.
  static func fetch(
    from database: Database, where condition: String, order: String,
    _ arguments: StatementArguments
  ) throws -> [Change] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT profile, device, number, batch, undoes, automatic, clock, kind, id, version, day,
          body FROM change WHERE \(condition) ORDER BY \(order)
        """,
      arguments: arguments)
    return rows.map { row in
      Change(
        profile: row[0], device: row[1], number: row[2], batch: row[3], undoes: row[4],
        automatic: row[5], clock: row[6], kind: row[7], id: row[8], version: row[9],
        day: (row[10] as Int?).map(Day.init(epochDay:)), body: row[11])
    }
  }
}
