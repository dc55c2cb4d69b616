extension HubSync {
  func take(from remote: Remote, into report: inout SyncReport) async throws {
    try await takeUnread(from: remote, into: &report)
    var hasMore = true
    while hasMore {
      let state = try await state()
      let batch = try await remote.fetch(state.received)
      guard batch.log == state.log else {
        try await change { state in state.begin(batch.log) }
        continue
      }
      do {
        try await take(batch, after: state.received, into: &report)
      } catch let error as SyncError where error.isAboutOneFile {
        // A device that opened earlier batches has the right passphrase.
        guard error != .passphrase || state.received > 0 else { throw error }
        report.leave(batch, error)
        try await change {
          $0.unread = ($0.unread ?? []) + [state.received]
          $0.received = batch.position
        }
      }
      // Guards against an endless loop with a hub that promises more but returns nothing.
      hasMore = batch.hasMore && batch.position > state.received
    }
  }

  /// Retries the unreadable batches, because this device may have been updated since.
  private func takeUnread(from remote: Remote, into report: inout SyncReport) async throws {
    let state = try await state()
    for position in state.unread ?? [] {
      let batch = try await remote.fetch(position)
      guard batch.log == state.log else { return }
      do {
        try await take(batch, after: position, into: &report)
      } catch let error as SyncError where error.isAboutOneFile {
        report.leave(batch, error)
      }
    }
  }

  /// Merges the batch after a position and saves the progress, in one transaction.
  private func take(
    _ batch: HubBatch, after position: Int, into report: inout SyncReport
  ) async throws {
    let (store, profile) = (store, profile)
    let segment = batch.data.isEmpty ? nil : try Segment(opening: batch.data, with: seal)
    let changes = segment?.changes.map { $0.belonging(to: profile) } ?? []
    let (taken, merged) = try await store.engine.write { connection -> (MergeReport, Int) in
      guard var state = try HubState.load(profile, from: connection) else {
        throw SyncError.notSetUp
      }
      let before = try connection.position(of: profile)
      let report = try store.merge(changes, in: connection)
      let after = try connection.position(of: profile)
      if after > before { state.take(before + 1...after) }
      state.received = max(state.received, batch.position)
      state.unread?.removeAll { $0 == position }
      try state.save(profile, to: connection)
      // After the imported changes, so that it is uploaded.
      return (report, try store.reconcile(report.contested, in: connection))
    }
    report.received += taken.added
    report.merged += merged
    report.diverged.formUnion(taken.divergedDevices)
  }
}

extension SyncReport {
  fileprivate mutating func leave(_ batch: HubBatch, _ reason: SyncError) {
    leftOut.append(.init(name: "hub #\(batch.position)", reason: reason))
  }
}
