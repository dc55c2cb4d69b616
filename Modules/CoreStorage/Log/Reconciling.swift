import CoreModels

extension Change {
  /// `true` if the change only restates a record that results from several others. It serves
  /// readers that take the last change for the record, such as the record table and earlier
  /// versions, and adds nothing to the changes it follows, whose hash comes after `~`.
  public var isReconciliation: Bool { follows?.hasPrefix("~") ?? false }
}

extension Store {
  /// Writes the results of ``RecordFold`` for records whose last change differs from it, and
  /// returns the number of those records. Devices with the same changes get the same results.
  @discardableResult
  func reconcile(_ records: Set<ExactName>, in connection: any Connection) throws -> Int {
    let undone = UndoneBatches(in: connection)
    let byProfile = Dictionary(grouping: records, by: \.profile).sorted { $0.key < $1.key }
    return try byProfile.reduce(0) { count, group in
      let transaction = Transaction(
        connection, of: profile(named: group.key), automatic: true)
      let records = group.value.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) }
      return try count + records.count { try transaction.reconcile($0, kinds, undone) }
    }
  }

  /// Returns the reconciliations of concurrent changes, newest first.
  public func reconciliations(limit: Int) async throws -> [Change] {
    try await engine.read { [profile] connection in
      try Change.fetch(
        from: connection, where: "profile = :profile AND follows >= '~' AND follows LIKE '~%'",
        order: "clock DESC, device DESC, number DESC LIMIT :limit",
        ["profile": profile, "limit": limit])
    }
  }
}

extension Store {
  /// Returns the states that a reconciliation merged, newest first: those that no other device had
  /// seen when it went on.
  public func sides(of reconciliation: Change) async throws -> [Change] {
    let all = try await history(kind: reconciliation.kind, id: reconciliation.id)
    let older = all.filter { $0.isOlder(than: reconciliation) && $0.marked == nil }
    let followed = Set(older.compactMap(\.baseName))
    // A change based on an earlier reconciliation had seen everything before it.
    let seen = older.first { $0.isReconciliation && followed.contains("\($0.device)/\($0.number)") }
    return older.filter { change in
      !change.isReconciliation && !change.isForgotten && !change.isForgetting
        && !followed.contains("\(change.device)/\(change.number)")
        && seen.map { $0.isOlder(than: change) } ?? true
    }
  }
}

extension Change {
  /// The name of the change that the device had seen, `device/number`.
  fileprivate var baseName: String? {
    guard !isReconciliation, let base, base != "0" else { return nil }
    return base.contains("/") ? base : "\(device)/\(base)"
  }
}

extension Transaction {
  fileprivate func reconcile(
    _ record: ExactName, _ kinds: [String: any Record.Type], _ undone: UndoneBatches
  ) throws -> Bool {
    let connection = try snapshot.log
    let forgetting = Forgetting(store, in: connection)
    try forgetting.republish(of: record)
    let ofRecord = "profile = :profile AND kind = :kind AND id = :id"
    let (order, arguments): (String, SQLArguments) = (
      "clock, device, number",
      ["profile": record.profile, "kind": record.kind, "id": record.id]
    )
    let all = try Change.fetch(from: connection, where: ofRecord, order: order, arguments)
    guard all.contains(where: { $0.follows != nil }) else { return false }
    let counting = try Change.fetch(
      from: connection, where: "\(ofRecord) AND \(Change.hasState("change"))", order: order,
      arguments
    ).filter { try !undone.contain($0) }
    try Compaction(store, in: connection).republish(all, but: counting)
    guard let last = counting.last else { return false }
    let fold = RecordFold(counting, amid: all, longTexts: kinds[record.kind]?.longTexts ?? [])
    // Saves that the same device continued from add nothing, and may have been compacted elsewhere.
    let left = Set(
      counting.compactMap { change in
        change.base.flatMap { $0.contains("/") ? nil : "\(change.device)/\($0)" }
      })
    let names = counting.filter { !$0.isReconciliation }.map { "\($0.device)/\($0.number)" }
      .filter { !left.contains($0) }
    var hash = StableHash()
    for name in names { hash.combine(name) }
    let follows =
      try "~" + String(hash.value, radix: 16) + (forgetting.note(of: record) ?? "")
    let isSaid =
      (last.body ?? "").hasBytes(of: fold.body ?? "") && last.version == fold.version
      && last.day == fold.day
    // A version with a different merge already reconciled the same changes, and one reconciliation
    // is enough.
    if isSaid || last.follows == follows { return false }
    guard fold.body.map({ $0.utf8.count <= Change.largestBody }) ?? true else { return false }
    let change = try append(
      kind: record.kind, id: record.id, version: fold.version, day: fold.day, body: fold.body,
      follows: follows)
    let isKept = try snapshot.latest(record.kind, record.id) != nil
    try change.becomeRecord(
      in: connection, text: change.searchText(kinds), replacing: isKept)
    return true
  }
}
