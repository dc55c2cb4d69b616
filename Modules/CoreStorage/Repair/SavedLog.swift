/// The log, completed by what only the records contain, so that nothing readable is lost.
struct SavedLog {
  private(set) var changes: [Change]
  /// The number of records that contradicted the log.
  private(set) var contradictions = 0

  init(_ log: [Change], _ records: [Change]) {
    changes = log
    let known = Dictionary(
      log.map { (Remains.Name($0), $0) }, uniquingKeysWith: { first, _ in first })
    for record in records { take(record, beside: known[Remains.Name(record)]) }
  }

  /// Adds a record as a change of its own if the log lacks its change or has a different one. In
  /// that case the log's state is shown, and the record's precedes it in the history.
  private mutating func take(_ record: Change, beside change: Change?) {
    guard let change else { return changes.append(record) }
    var same = change
    (same.batch, same.undoes, same.automatic) = (record.batch, nil, false)
    (same.origin, same.follows, same.hash) = (nil, nil, nil)
    guard same != record else { return }
    contradictions += 1
    var other = record
    other.device += "~" + record.contentHash
    other.clock = max(min(record.clock, change.clock) - 1, 1)
    changes.append(other)
  }
}

extension Remains.Name {
  init(_ change: Change) {
    self.init(profile: change.profile, device: change.device, number: change.number)
  }
}
