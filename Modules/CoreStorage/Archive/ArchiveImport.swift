extension Store {
  /// Takes in an archive as the store's person, all of it or nothing; taking it in again changes
  /// nothing. A `rehearsal` writes nothing and tells what would happen.
  ///
  /// Throws ``ArchiveError/deviceTwice(_:)`` where changes of one name differ, and
  /// ``ArchiveError/unreadable(_:)`` where the last state of a record cannot be read.
  @discardableResult
  public func take(_ archive: Archive, rehearsal: Bool = false) async throws -> MergeReport {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    let changes = archive.changes.map { change in
      var change = change
      change.profile = profile
      return change
    }
    if let place = archive.firstUnreadable(kinds) { throw ArchiveError.unreadable(place) }
    do {
      return try await engine.write { [self] connection in
        try beforeWrite?(Transaction(connection, of: self, automatic: false))
        var report = try merge(changes, in: connection)
        // In a file that anybody can write to, an earlier clock is believed only against one that
        // was wrong, and a stub only with what had its record forgotten.
        let forgetting = Forgetting(self, in: connection)
        let emptied = try report.emptied.filter { stub in
          try forgetting.last(of: ExactName(stub)).map { !stub.isOlder(than: $0) } ?? true
        }
        let conflicting = report.conflictingDevices.union(report.redatedDevices)
          .union(emptied.map(\.device))
        if let device = conflicting.min() { throw ArchiveError.deviceTwice(device) }
        try reconcile(report.contested, in: connection)
        report.contested = []
        if rehearsal { throw Rehearsed(report: report) }
        return report
      }
    } catch let end as Rehearsed {
      return end.report
    }
  }
}

extension Archive {
  /// The first entry that would leave a record unreadable. One that a later entry overtakes does no
  /// harm, and belongs to the history.
  fileprivate func firstUnreadable(_ kinds: [String: any Record.Type]) -> ArchivePlace? {
    var last: [RecordName: Int] = [:]
    for (index, change) in changes.enumerated() {
      let name = RecordName(kind: change.kind, id: change.id)
      if let former = last[name], !changes[former].isOlder(than: change) { continue }
      last[name] = index
    }
    return last.values.sorted().first { !changes[$0].isReadable(kinds) }.map { index in
      let change = changes[index]
      return ArchivePlace(
        number: index + 1, record: RecordName(kind: change.kind, id: change.id))
    }
  }
}

/// Ends a transaction that was only tried.
private struct Rehearsed: Error {
  let report: MergeReport
}
