extension FolderSync {
  /// Imports the files that are new or have changed, reading the next ones while others are merged.
  /// An unreadable file does not stop the others, unless the passphrase opens none of them or not
  /// the folder's key.
  func take(
    _ listing: SharedFolder.Listing, with keys: inout FolderKeys, into report: inout SyncReport
  ) async throws {
    let (seen, unwelcome) = try await store.engine.write { connection in
      (try SeenFile.all(from: connection), try RemovedProfiles.unwelcome(in: connection))
    }
    var reader = FolderReader(listing, keys, seen: seen, unwelcome: unwelcome)
    var next = try reader.next()
    while !next.isEmpty {
      let files = next
      async let merged = merge(files)
      next = try reader.next()
      report.add(try await merged)
    }
    keys = reader.keys
    report.leftOut += reader.leftOut
    if !report.leftOut.isEmpty {
      let seen = try await store.engine.read { try SeenFile.all(from: $0) }
      // The file is superseded by a combined one.
      report.leftOut.removeAll { left in seen.contains { $1.standsFor(left.name, besides: $0) } }
    }
    if let problem = keys.problem { throw problem }
    let isLockedOut = report.leftOut.contains { $0.reason == .passphrase } && !reader.isOpened
    if isLockedOut { throw SyncError.passphrase }
  }

  /// Merges the changes of files and marks them as seen, in one transaction.
  private func merge(_ files: [FolderReader.ReadFile]) async throws -> SyncReport {
    try await store.engine.write { [store] connection in
      guard var state = try SyncState.load(from: connection) else { throw SyncError.notSetUp }
      var report = SyncReport()
      var contested: Set<ExactName> = []
      for file in files {
        let before = try connection.position(of: store.profile)
        let merged = try store.merge(
          file.changes.filter { state.shares($0.profile) }, in: connection)
        let after = try connection.position(of: store.profile)
        if after > before { state.take(before + 1...after) }
        try file.seen.save(file.name, to: connection)
        report.received += merged.added
        contested.formUnion(merged.contested)
        report.diverged.formUnion(merged.divergedDevices)
      }
      try state.save(to: connection)
      // After the imported changes, so that it is published to the others.
      report.merged = try store.reconcile(contested, in: connection)
      return report
    }
  }

  func remember(_ file: SeenFile, of name: String) async throws {
    try await store.engine.write { try file.save(name, to: $0) }
  }
}

extension SyncError {
  /// `true` if the error concerns a single file and others may be fine.
  var isAboutOneFile: Bool {
    switch self {
    case .damaged, .newer, .outOfRange, .passphrase: true
    default: false
    }
  }
}

extension SeenFile {
  /// Records the contents of the file.
  mutating func count(_ segment: Segment, _ form: Form) {
    self.form = form
    (device, number, first) = (segment.device, segment.number, segment.first)
    changes = segment.changes.count
    latest = segment.changes.map(\.writtenAt).max()
  }
}
