extension Store {
  /// Takes in an archive as the store's person, all of it or nothing; taking it in again changes
  /// nothing. A `rehearsal` writes nothing and tells what would happen.
  ///
  /// Throws ``ArchiveError/deviceTwice(_:)`` where changes of one name differ.
  @discardableResult
  public func take(_ archive: Archive, rehearsal: Bool = false) async throws -> MergeReport {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    let changes = archive.changes.map { change in
      var change = change
      change.profile = profile
      return change
    }
    do {
      return try await engine.write { [self] connection in
        try beforeWrite?(Transaction(connection, of: self, automatic: false))
        let report = try merge(changes, in: connection)
        if let device = report.conflictingDevices.min() { throw ArchiveError.deviceTwice(device) }
        if rehearsal { throw Rehearsed(report: report) }
        return report
      }
    } catch let end as Rehearsed {
      return end.report
    }
  }
}

/// Ends a transaction that was only tried.
private struct Rehearsed: Error {
  let report: MergeReport
}
