extension Store {
  /// Imports an archive into the store's profile, all or nothing; importing it again changes
  /// nothing. A `rehearsal` reports the outcome without writing.
  ///
  /// Throws ``ArchiveError/deviceTwice(_:)`` if changes of the same name differ, and
  /// ``ArchiveError/unreadable(_:)`` if a record's last state cannot be decoded.
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
        // Anyone can edit a file, so an earlier clock is accepted only where the stored one was
        // wrong, and a stub only with the change that had its record forgotten.
        let forgetting = Forgetting(self, in: connection)
        let emptied = try report.emptied.filter { stub in
          try forgetting.last(of: ExactName(stub)).map { !stub.isOlder(than: $0) } ?? true
        }
        let conflicting = report.conflictingDevices.union(report.redatedDevices)
          .union(emptied.map(\.device))
        if let device = conflicting.min() { throw ArchiveError.deviceTwice(device) }
        try reconcile(report.contested, in: connection)
        report.contested = []
        if rehearsal { throw Rehearsed(result: report) }
        return report
      }
    } catch let end as Rehearsed<MergeReport> {
      return end.result
    }
  }
}

extension Archive {
  /// The first entry that would leave a record unreadable. Entries overtaken by later ones are
  /// harmless history.
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
