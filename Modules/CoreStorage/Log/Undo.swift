import CoreModels

/// The outcome of an undo.
public struct UndoOutcome: Hashable, Sendable {
  /// The changes of the undone transactions, in the order they were written.
  public var changes: [Change] = []
  /// Records that were overwritten since and stay as they are.
  public var overwritten: Set<RecordName> = []
}

extension Store {
  /// Returns the transactions that undo can undo, newest first: those that the user made on this
  /// device, or on any, and that are not yet undone, optionally only those of one product.
  public func undoable(
    by product: String? = nil, onAnyDevice isAny: Bool = false, limit: Int = 20,
    after skipped: Int = 0
  ) async throws -> [[Change]] {
    let profile = profile
    return try await engine.read { connection in
      try Change.undoableBatches(
        of: profile, on: isAny ? nil : connection.device(), by: product, limit: limit,
        after: skipped, in: connection
      ).map { try Change.batch($0, of: profile, in: connection) }
    }
  }

  /// Undoes the user's last transaction on this device and returns its changes; throws
  /// ``StoreError/nothingToUndo``.
  @discardableResult
  public func undo() async throws -> [Change] {
    try await marking { [self] connection in
      let device = try connection.device()
      guard
        let last = try Change.undoableBatches(
          of: profile, on: device, limit: 1, in: connection
        ).first
      else { throw StoreError.nothingToUndo }
      try Marking(self, in: connection).requireLeft(last)
      return [last]
    }.changes
  }

  /// Undoes transactions of any device by their ``Change/batchName``, skipping those already
  /// undone. Undoing an undo redoes it. A `rehearsal` writes nothing. Throws
  /// ``StoreError/nothingToUndo``, and ``StoreError/forgotten`` for a transaction whose content is
  /// gone.
  @discardableResult
  public func undo(batches: [String], rehearsal: Bool = false) async throws -> UndoOutcome {
    try await marking(rehearsal: rehearsal) { [self] connection in
      if batches.count == 1 { try Marking(self, in: connection).requireLeft(batches[0]) }
      return batches
    }
  }

  /// Redoes this device's last undo and returns the restored changes. Returns nothing if there is
  /// no undo, or if the user wrote something after it.
  @discardableResult
  public func redo() async throws -> [Change] {
    do {
      let marks = try await marking { [profile] connection in
        let device = try connection.device()
        let last = try Change.lastUndo(of: profile, on: device, in: connection)
        return last.map { ["\(device)/\($0)"] } ?? []
      }.changes
      let names = Set(marks.compactMap(\.marked)).sorted()
      return try await engine.read { [profile] connection in
        try names.flatMap { try Change.batch($0, of: profile, in: connection) }
      }
    } catch StoreError.nothingToUndo {
      return []
    }
  }

  /// Writes marks for the batches that a closure chooses.
  private func marking(
    rehearsal: Bool = false, _ choose: @escaping @Sendable (any Connection) throws -> [String]
  ) async throws -> UndoOutcome {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    do {
      let (taken, batch) = try await engine.write { [self] connection in
        try connection.hold(profile)
        try Redating(self, in: connection).dateOwn(of: profile)
        let marking = Marking(self, in: connection)
        let chosen = try choose(connection).flatMap { try marking.targets(of: $0) }
        let transaction = Transaction(connection, of: self, automatic: false)
        try beforeWrite?(transaction)
        let taken = try transaction.mark(chosen, by: marking)
        guard !taken.changes.isEmpty else { throw StoreError.nothingToUndo }
        if rehearsal { throw Rehearsal(taken: taken) }
        return (taken, transaction.batchName)
      }
      if let batch { afterWrite?(batch) }
      return taken
    } catch let rehearsal as Rehearsal {
      return rehearsal.taken
    }
  }
}

/// Thrown to roll back a rehearsal's transaction.
private struct Rehearsal: Error {
  let taken: UndoOutcome
}

extension Snapshot {
  /// Returns the ``Change/batchName`` of the transaction that undo would undo, or `nil` if there is
  /// none.
  public func lastUndoable() throws -> String? {
    let device = try connection.device()
    return try Change.undoableBatches(of: profile, on: device, limit: 1, in: connection).first
  }

  /// Returns the ``Change/batchName`` of the undo that redo would revert, or `nil` if there is
  /// none.
  public func lastUndo() throws -> String? {
    let device = try connection.device()
    return try Change.lastUndo(of: profile, on: device, in: connection).map { "\(device)/\($0)" }
  }
}

extension Transaction {
  /// Marks the batches as undone. Every affected record gets a mark with its resulting state, for
  /// versions that do not know marks.
  fileprivate func mark(_ batches: [Marking.Target], by marking: Marking) throws -> UndoOutcome {
    var taken = UndoOutcome()
    var marks: [Change] = []
    var before: [ExactName: StoredBody] = [:]
    var notes: [ExactName: String] = [:]
    let forgetting = Forgetting(marking.store, in: marking.connection)
    for target in batches {
      var named: Set<ExactName> = []
      for change in target.changes where named.insert(ExactName(change)).inserted {
        before[ExactName(change)] = try snapshot.latest(change.kind, change.id)
        notes[ExactName(change)] = try forgetting.note(of: ExactName(change))
        marks.append(
          try append(
            kind: change.kind, id: change.id, version: change.version, day: nil, body: nil,
            undoes: target.mark, follows: notes[ExactName(change)].map { "0" + $0 }))
      }
      taken.changes += target.changes
    }
    let names = Set(marks.compactMap(\.marked))
    let records = try names.reduce(into: Set(marks.map(ExactName.init))) {
      $0.formUnion(try marking.records(of: $1, for: snapshot.profile))
    }
    let states = try marking.refresh(records)
    try marking.store.reconcile(records, in: marking.connection)
    for (record, before) in before {
      guard let now = try snapshot.latest(record.kind, record.id),
        now.device == before.device, now.number == before.number
      else { continue }
      taken.overwritten.insert(RecordName(kind: record.kind, id: record.id))
    }
    for mark in marks {
      guard let state = states[ExactName(mark)], state.body != nil else { continue }
      try marking.fill(mark, with: state)
    }
    return taken
  }
}
