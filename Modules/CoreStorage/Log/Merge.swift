import CoreModels
import Foundation

extension Store {
  /// Merges changes made elsewhere, all or none, and returns the number of new ones.
  ///
  /// Of two changes to a record the greater (clock, device, number) wins; of two clocks for one
  /// change, the earlier. Merging is therefore commutative, associative and idempotent. Throws
  /// ``StoreError/malformedChange`` for changes that no device writes.
  @discardableResult
  public func merge(_ changes: [Change]) async throws -> Int {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    guard changes.allSatisfy(\.isWellFormed) else { throw StoreError.malformedChange }
    return try await engine.write { [self] connection in
      let report = try merge(changes, in: connection)
      try reconcile(report.contested, in: connection)
      return report.added
    }
  }

  /// Merges well-formed changes within a transaction and reports the outcome. The caller must then
  /// ``reconcile(_:in:)`` the contested records.
  func merge(_ changes: [Change], in connection: any Connection) throws -> MergeReport {
    for profile in Set(changes.map(\.profile)).sorted() { try connection.hold(profile) }
    var report = MergeReport()
    let own = try connection.device()
    var hasTwin = false
    let (marking, forgetting) = (
      Marking(self, in: connection), Forgetting(self, in: connection)
    )
    var compaction = try Compaction(self, in: connection)
    var chain = Chain(connection)
    var undone: [String: Set<String>] = [:]
    var touched: Set<ExactName> = []
    var marks: [String: Set<String>] = [:]
    var records = MergedRecords(connection)
    for var change in changes {
      if try compaction.isCovered(change) {
        report.known += 1
        continue
      }
      change.hash = chain.hash(of: change)
      var isNew = try connection.append(change)
      let kept = try isNew ? nil : change.sameName(in: connection)
      if let kept { change.hash = chain.merged(kept, with: change) }
      if var kept, kept != change, kept.saysTheSame(as: change) {
        if change.isForgotten, !kept.isForgotten {
          try forgetting.empty(kept)
          kept = kept.forgotten
          touched.insert(ExactName(kept))
          report.emptied.append(kept)
        }
        if change.clock < kept.clock {
          let redating = Redating(self, in: connection)
          try redating.date(kept, at: change.clock)
          records.drop(ExactName(kept))
          try connection.lowerClock(of: change.profile)
          if kept.clock <= redating.bound { report.redatedDevices.insert(change.device) }
        }
        try connection.note(change, of: kept)
        if try compaction.drop(coveredBy: change) { touched.insert(ExactName(change)) }
        report.contested.insert(ExactName(kept))
      } else if !isNew, kept != change {
        // Two copies of a home both wrote as the same device. The changes of both are kept.
        report.conflictingDevices.insert(change.device)
        change.device += "~" + change.contentHash
        change.hash = change.hashed(after: nil)
        isNew = try connection.append(change)
      }
      guard isNew else {
        report.known += 1
        continue
      }
      try chain.check(change)
      report.added += 1
      if try compaction.drop(coveredBy: change) { touched.insert(ExactName(change)) }
      hasTwin = hasTwin || change.device == own
      if let batch = change.marked {
        marks[change.profile, default: []].insert(batch)
        continue
      }
      if change.isForgotten { continue }
      if undone[change.profile] == nil {
        undone[change.profile] = try marking.undoneBatches(of: change.profile)
      }
      if undone[change.profile]?.contains(change.batchName) ?? false {
        touched.insert(ExactName(change))
        continue
      }
      let former = try records.last(ExactName(change))
      let isOvertaken = former.map { !$0.isOlder(than: change) } ?? false
      if let former, change.base.map({ $0 != former.name(on: change.device) }) ?? isOvertaken {
        report.contested.insert(ExactName(change))
      }
      if isOvertaken { report.overtaken += 1 } else { records.take(change) }
    }
    try records.write(for: self)
    for (profile, batches) in marks {
      for batch in batches { touched.formUnion(try marking.records(of: batch, for: profile)) }
    }
    for record in try forgetting.forgotten(among: changes) where try forgetting.settle(record) {
      touched.insert(record)
    }
    try marking.refresh(touched)
    report.contested.formUnion(touched)
    report.divergedDevices = chain.diverged
    // Another copy of this home wrote under its name, or this one was rolled back.
    if hasTwin || report.conflictingDevices.contains(own) { try renameDevice(in: connection) }
    return report
  }

  /// Renames this device, at most once a day. After a rename the devices of all users publish
  /// everything to a hub again, and any of them could trigger that.
  private func renameDevice(in connection: any Connection) throws {
    let note = "renamed"
    let last = try DeviceNote.read(note, from: connection).flatMap(Instant.init)
    let now = effects.now()
    if let last, abs(now.seconds(since: last)) < 86_400 { return }
    try connection.rename(effects.device())
    try DeviceNote.write(now.description, as: note, to: connection)
  }
}

extension Connection {
  /// Completes the origin, predecessor and hash of a change in the log.
  fileprivate func note(_ same: Change, of change: Change) throws {
    let origin = Origin.merged(same.origin, change.origin)
    let follows = Change.merged(same.follows, change.follows)
    guard (origin, follows, same.hash) != (change.origin, change.follows, change.hash) else {
      return
    }
    try execute(
      """
      UPDATE change SET origin = :origin, follows = :follows, hash = :hash
      WHERE \(Change.ofName)
      """,
      [
        "origin": origin, "follows": follows, "hash": same.hash, "profile": change.profile,
        "device": change.device, "number": change.number,
      ])
  }
}

extension Change {
  /// Returns the change in the log with the same name as this one.
  func sameName(in connection: any Connection) throws -> Change? {
    try Change.fetch(
      from: connection, where: Change.ofName, order: "number", nameArguments
    ).first
  }

  /// Returns `true` if the changes differ only in clock, or in members that only later versions
  /// write.
  func saysTheSame(as other: Change) -> Bool {
    var (dated, own) = (other, self)
    // A stub's former content is unknown.
    if isForgotten || other.isForgotten { (dated, own) = (dated.forgotten, own.forgotten) }
    (dated.clock, dated.origin, dated.follows, dated.hash) = (clock, origin, own.follows, hash)
    return dated == own
  }

  /// Distinguishes this change from a different one of the same name.
  var contentHash: String {
    var hash = StableHash()
    hash.combine(UInt64(bitPattern: clock))
    for part in [kind, id, body ?? ""] {
      hash.combine(part)
      hash.combine(UInt64(part.utf8.count))
    }
    return String(hash.value, radix: 16)
  }
}
