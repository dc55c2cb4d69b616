import CoreModels

/// The law of undo: a batch that was taken back counts as never written, and what a record shows is
/// the latest of all other changes to it, whoever wrote them and whenever they arrive.
///
/// A mark is a change that takes a batch back: its ``Change/undoes`` is the batch's name and `!`. A
/// redo is a mark of such a mark, which ends in `!!`. Marks have no state of their own; their bodies
/// are what the record showed at the time, so that a version that takes them for writes shows the
/// same. What earlier versions wrote to undo, without `!`, is a write like any other.
struct Marking {
  let store: Store
  let connection: any Connection

  init(_ store: Store, in connection: any Connection) {
    (self.store, self.connection) = (store, connection)
  }

  /// A batch that is to be marked, with the text that marks it.
  struct Target {
    let changes: [Change]
    let mark: String
  }

  /// What is to be marked so that the batch is taken back: itself, an undo as redone, and for a redo
  /// what it brought back. Nothing where that is so already.
  func targets(of name: String) throws -> [Target] {
    let changes = try Change.batch(name, of: store.profile, in: connection)
    guard let first = changes.first else { return [] }
    if first.isRedo {
      let undos = try Set(changes.compactMap(\.marked)).sorted().flatMap {
        try Change.batch($0, of: store.profile, in: connection)
      }
      return try Set(undos.compactMap(\.marked)).sorted().flatMap { try targets(of: $0) }
    }
    if try isForgotten(name) || changes.contains(where: { $0.firstCovered != nil }) { return [] }
    if try first.isTakenBack(in: connection) { return [] }
    return [Target(changes: changes, mark: first.batchName + (first.marked == nil ? "!" : "!!"))]
  }

  /// Throws ``StoreError/forgotten`` and ``StoreError/compacted`` where nothing is left to show.
  func requireLeft(_ name: String) throws {
    if try isForgotten(name) { throw StoreError.forgotten }
    let changes = try Change.batch(name, of: store.profile, in: connection)
    if changes.contains(where: { $0.firstCovered != nil }) { throw StoreError.compacted }
  }

  /// Whether nothing is left of the batch, or of what it took back: its records were forgotten.
  func isForgotten(_ name: String) throws -> Bool {
    let changes = try Change.batch(name, of: store.profile, in: connection)
    let marked = Set(changes.compactMap(\.marked))
    if !marked.isEmpty { return try marked.allSatisfy(isForgotten) }
    return !changes.isEmpty && changes.allSatisfy { $0.isForgetting || $0.isForgotten }
  }

  /// The records that look different once a mark of that batch is there.
  func records(of batch: String, for profile: String) throws -> Set<ExactName> {
    let changes = try Change.batch(batch, of: profile, in: connection)
    let marked = Set(changes.filter { !$0.isRedo }.compactMap(\.marked))
    return try marked.reduce(into: Set(changes.map(ExactName.init))) { records, name in
      records.formUnion(try Change.batch(name, of: profile, in: connection).map(ExactName.init))
    }
  }

  /// Makes the record what the log says, and answers the change that it is then; `nil` where every
  /// one was taken back.
  @discardableResult
  func refresh(_ record: ExactName) throws -> Change? {
    let name: SQLArguments = [
      "profile": record.profile, "kind": record.kind, "id": record.id,
    ]
    let ofRecord = "profile = :profile AND kind = :kind AND id = :id"
    let isKept =
      try connection.value(
        Int.self, "SELECT 1 FROM record WHERE \(ofRecord)", name) != nil
    let shown = try Change.fetch(
      from: connection, where: "\(ofRecord) AND \(Change.counts("change"))",
      order: "clock DESC, device DESC, number DESC LIMIT 1", name
    ).first
    if let shown {
      try shown.becomeRecord(
        in: connection, text: shown.searchText(store.kinds), replacing: isKept)
    } else if isKept {
      try connection.execute("DELETE FROM record WHERE \(ofRecord)", name)
      try connection.index(nil, of: record, replacing: true)
    }
    return shown
  }

  /// Writes into a mark what its record shows.
  func fill(_ mark: Change, with state: Change) throws {
    try connection.execute(
      """
      UPDATE change SET version = :version, day = :day, body = :body
      WHERE profile = :profile AND device = :device AND number = :number
      """,
      [
        "version": state.version, "day": state.day?.epochDay, "body": state.body,
        "profile": mark.profile, "device": mark.device, "number": mark.number,
      ])
  }

  /// The batches of a person that are taken back.
  func takenBack(of profile: String) throws -> Set<String> {
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

extension Change {
  /// The batch that this change marks as taken back or, being a redo, as back again.
  public var marked: String? {
    guard let undoes, undoes.hasSuffix("!") else { return nil }
    return String(undoes.dropLast(isRedo ? 2 : 1))
  }

  /// Whether it brings back what was taken back.
  public var isRedo: Bool { undoes?.hasSuffix("!!") ?? false }

  /// Whether its batch is taken back; for a mark, whether that is redone.
  func isTakenBack(in connection: any Connection) throws -> Bool {
    let taken = marked == nil ? Change.isTakenBack("change") : Change.isRedone("change")
    return try connection.value(
      Int.self,
      """
      SELECT 1 FROM change
      WHERE profile = :profile AND device = :device AND number = :number AND \(taken)
      """, ["profile": profile, "device": device, "number": number]) != nil
  }

  /// The changes of a batch, by its ``batchName``.
  static func batch(
    _ name: String, of profile: String, in connection: any Connection
  ) throws -> [Change] {
    guard let slash = name.lastIndex(of: "/"), let batch = Int(name[name.index(after: slash)...])
    else { return [] }
    let ofDevice = "profile = :profile AND device = :device"
    var arguments: SQLArguments = [
      "profile": profile, "device": String(name[..<slash]), "batch": batch,
    ]
    // A device writes one batch after the other, so that the rest of its log need not be read.
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

  /// The condition that a row of the log has a state that counts; with `asOf`, at `:clock`.
  static func counts(_ row: String, asOf: Bool = false) -> String {
    "(\(row).undoes IS NULL OR \(row).undoes NOT LIKE '%!') AND \(isWhole) AND NOT "
      + isTakenBack(row, asOf: asOf)
  }

  /// The rows of the log that say what records are: of those that count, each record's last.
  static func winners(where condition: String = "TRUE", asOf: Bool = false) -> String {
    """
    (SELECT * FROM (
       SELECT *, LEAD(number) OVER (
         PARTITION BY profile, kind, id ORDER BY clock, device, number) AS later
       FROM change WHERE \(condition) AND \(counts("change", asOf: asOf))) AS counted
     WHERE later IS NULL) AS record
    """
  }

  /// The condition that somebody took back a row's batch, and nobody brought it back; on request
  /// also in the way that earlier versions did.
  static func isTakenBack(
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

  /// The condition that somebody brought back what a row of the log took back.
  static func isRedone(_ row: String, asOf: Bool = false) -> String {
    """
    EXISTS (
      SELECT 1 FROM change AS redo WHERE redo.profile = \(row).profile
        AND redo.undoes = \(row).device || '/' || CAST(\(row).batch AS TEXT) || '!!'
        \(asOf ? "AND redo.clock <= :clock" : ""))
    """
  }
}
