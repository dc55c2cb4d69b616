import CoreModels

/// The log together with what the records tell beyond it, so that nothing readable is lost.
struct SavedLog {
  private(set) var changes: [Change]
  /// How many records said something else than the log.
  private(set) var contradictions = 0

  init(_ log: [Change], _ records: [Change]) {
    changes = log
    let known = Dictionary(
      log.map { (Remains.Name($0), $0) }, uniquingKeysWith: { first, _ in first })
    for record in records { take(record, beside: known[Remains.Name(record)]) }
  }

  /// A record is a change of its own where the log lacks its change or tells it differently. What
  /// the log says is shown then; the other is in the history, just before it.
  private mutating func take(_ record: Change, beside change: Change?) {
    guard let change else { return changes.append(record) }
    var same = change
    (same.batch, same.undoes, same.automatic) = (record.batch, nil, false)
    (same.origin, same.follows) = (nil, nil)
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
