import CoreModels

/// The law of undo: an undone batch counts as never written, and a record shows the latest of its
/// remaining changes, whoever wrote them and in whatever order they arrive.
///
/// A mark is a change that undoes a batch: its ``Change/undoes`` is the batch's name and `!`. A
/// redo is a mark of such a mark and ends in `!!`. Marks have no state of their own. Their bodies
/// repeat what the record showed at the time, so that versions that treat them as writes show the
/// same. Undos by earlier versions, without `!`, are ordinary writes.
struct Marking {
  let store: Store
  let connection: any Connection

  init(_ store: Store, in connection: any Connection) {
    (self.store, self.connection) = (store, connection)
  }

  /// A batch to mark, with the text of the mark.
  struct Target {
    let changes: [Change]
    let mark: String
  }

  /// Returns the batches to mark in order to undo the named one: the batch itself, an undo as
  /// redone, or the batches that a redo restored. Empty if it is already undone.
  func targets(of name: String) throws -> [Target] {
    var visited: Set<String> = []
    return try targets(of: name, visited: &visited)
  }

  /// Visits each batch once: logs of others may hold marks that mark each other.
  private func targets(of name: String, visited: inout Set<String>) throws -> [Target] {
    guard visited.insert(name).inserted else { return [] }
    let changes = try Change.batch(name, of: store.profile, in: connection)
    guard let first = changes.first else { return [] }
    if first.isRedo {
      let undos = try Set(changes.compactMap(\.marked)).sorted().flatMap {
        try Change.batch($0, of: store.profile, in: connection)
      }
      return try Set(undos.compactMap(\.marked)).sorted().flatMap {
        try targets(of: $0, visited: &visited)
      }
    }
    if try isForgotten(name) || changes.contains(where: { $0.firstCovered != nil }) { return [] }
    if try first.isUndone(in: connection) { return [] }
    return [Target(changes: changes, mark: first.batchName + (first.marked == nil ? "!" : "!!"))]
  }

  /// Throws ``StoreError/forgotten`` or ``StoreError/compacted`` if the batch's content is gone.
  func requireLeft(_ name: String) throws {
    if try isForgotten(name) { throw StoreError.forgotten }
    let changes = try Change.batch(name, of: store.profile, in: connection)
    if changes.contains(where: { $0.firstCovered != nil }) { throw StoreError.compacted }
  }

  /// Returns `true` if all records of the batch, or of the batches it marks, were forgotten.
  func isForgotten(_ name: String) throws -> Bool {
    var visited: Set<String> = []
    return try isForgotten(name, visited: &visited)
  }

  private func isForgotten(_ name: String, visited: inout Set<String>) throws -> Bool {
    guard visited.insert(name).inserted else { return true }
    let changes = try Change.batch(name, of: store.profile, in: connection)
    let marked = Set(changes.compactMap(\.marked))
    if !marked.isEmpty {
      return try marked.allSatisfy { try isForgotten($0, visited: &visited) }
    }
    return !changes.isEmpty && changes.allSatisfy { $0.isForgetting || $0.isForgotten }
  }

  /// Returns the records affected by marking a batch.
  func records(of batch: String, for profile: String) throws -> Set<ExactName> {
    let changes = try Change.batch(batch, of: profile, in: connection)
    let marked = Set(changes.filter { !$0.isRedo }.compactMap(\.marked))
    return try marked.reduce(into: Set(changes.map(ExactName.init))) { records, name in
      records.formUnion(try Change.batch(name, of: profile, in: connection).map(ExactName.init))
    }
  }

  /// Rewrites the records from the log and returns the changes that they now show, without those
  /// whose changes are all undone.
  @discardableResult
  func refresh(_ records: Set<ExactName>) throws -> [ExactName: Change] {
    let undone = UndoneBatches(in: connection)
    var shown: [ExactName: Change] = [:]
    for record in records { shown[record] = try refresh(record, undone) }
    return shown
  }

  private func refresh(_ record: ExactName, _ undone: UndoneBatches) throws -> Change? {
    let name: SQLArguments = [
      "profile": record.profile, "kind": record.kind, "id": record.id,
    ]
    let ofRecord = "profile = :profile AND kind = :kind AND id = :id"
    let isKept =
      try connection.value(
        Int.self, "SELECT 1 FROM record WHERE \(ofRecord)", name) != nil
    let shown = try lastChange(where: ofRecord, name, undone)
    if let shown {
      try shown.becomeRecord(
        in: connection, text: shown.searchText(store.kinds), replacing: isKept)
    } else if isKept {
      try connection.execute("DELETE FROM record WHERE \(ofRecord)", name)
      try connection.index(nil, of: record, replacing: true)
    }
    return shown
  }

  /// Returns the last change of a record that is not undone.
  private func lastChange(
    where ofRecord: String, _ name: SQLArguments, _ undone: UndoneBatches
  ) throws -> Change? {
    for start in stride(from: 0, to: Int.max, by: Self.pageSize) {
      let page = try Change.fetch(
        from: connection, where: "\(ofRecord) AND \(Change.hasState("change"))",
        order: "clock DESC, device DESC, number DESC LIMIT \(Self.pageSize) OFFSET \(start)", name)
      let shown = try page.first { try !undone.contain($0) }
      if shown != nil || page.count < Self.pageSize { return shown }
    }
    return nil
  }

  private static let pageSize = 8

  /// Copies the state that its record shows into a mark.
  func fill(_ mark: Change, with state: Change) throws {
    try connection.execute(
      """
      UPDATE change SET version = :version, day = :day, body = :body
      WHERE \(Change.ofName)
      """,
      [
        "version": state.version, "day": state.day?.epochDay, "body": state.body,
        "profile": mark.profile, "device": mark.device, "number": mark.number,
      ])
  }

  /// Returns the undone batches of a profile.
  func undoneBatches(of profile: String) throws -> Set<String> {
    Set(
      try connection.values(
        String.self,
        """
        SELECT DISTINCT undoes FROM change
        WHERE profile = :profile AND undoes > '' AND undoes LIKE '%!'
        """, ["profile": profile]
      ).map { String($0.dropLast()) })
  }
}
