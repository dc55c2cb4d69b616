import Foundation

/// Changes with their sequence numbers in this home's log.
private typealias NumberedChanges = [(sequence: Int, change: Change)]

extension HubSync {
  /// Sends all unpublished changes. Returns `false` if the hub turns out to have another log.
  func publish(to remote: Remote, into report: inout SyncReport) async throws -> Bool {
    guard try await sendWaiting(to: remote, into: &report) else { return false }
    while true {
      let state = try await state()
      let page = try await store.numberedChanges(
        after: state.published, limit: seal == nil ? Self.largestBatch : Self.largestSealedBatch,
        bytes: seal == nil ? Self.batchSize : Self.sealedBatchSize)
      guard let last = page.last?.sequence else {
        report.ahead = state.waiting?.count ?? 0
        report.tooLarge = try await store.engine.read { connection in
          try Self.changes(state.tooLarge ?? [], in: connection).map {
            SyncReport.TooLarge($0.change)
          }
        }
        return true
      }
      let own = page.filter { $0.change.profile == profile && !state.isPublished($0.sequence) }
      // A change written by an earlier version that exceeds any batch stays here and does not block
      // others.
      let tooLarge = own.filter { !$0.change.isCarried }.map(\.sequence)
      let isSent = try await send(own.filter(\.change.isCarried), to: remote, into: &report) {
        $0.publish(upTo: last)
        if !tooLarge.isEmpty { $0.tooLarge = ($0.tooLarge ?? []) + tooLarge }
      }
      guard isSent else { return false }
    }
  }

  /// Sends the changes again that the hub refused. Those redated since have new sequence numbers
  /// and are sent from there.
  private func sendWaiting(to remote: Remote, into report: inout SyncReport) async throws -> Bool {
    guard let sequences = try await state().waiting, !sequences.isEmpty else { return true }
    let changes = try await store.engine.read { try Self.changes(sequences, in: $0) }
    let left = Set(changes.map(\.sequence))
    try await change { $0.waiting?.removeAll { !left.contains($0) } }
    for start in stride(from: 0, to: changes.count, by: Self.largestBatch) {
      let batch = Array(changes[start..<min(start + Self.largestBatch, changes.count)])
      guard try await send(batch, to: remote, into: &report, { _ in }) else { return false }
    }
    return true
  }

  /// Returns the changes that still exist at these sequence numbers.
  static func changes(
    _ sequences: [Int], in connection: any Connection
  ) throws -> [(sequence: Int, change: Change)] {
    try sequences.flatMap { sequence in
      try Change.fetch(
        from: connection, where: "sequence = :sequence", order: "sequence", ["sequence": sequence]
      ).map { (sequence, $0) }
    }
  }

  /// Sends a batch, unless it is empty, and saves the outcome. Returns `false` if the hub has
  /// another log.
  private func send(
    _ changes: NumberedChanges, to remote: Remote, into report: inout SyncReport,
    _ remember: @escaping @Sendable (inout HubState) -> Void
  ) async throws -> Bool {
    guard !changes.isEmpty else {
      try await change { state in remember(&state) }
      return true
    }
    let data = try Segment(device: store.device, number: 1, changes: changes.map(\.change)).data()
    guard data.count <= Self.largestBody * 3 / 4 || changes.count == 1 else {
      // Long names made it larger than its bodies.
      let middle = changes.count / 2
      guard try await send(Array(changes[..<middle]), to: remote, into: &report, { _ in }) else {
        return false
      }
      return try await send(Array(changes[middle...]), to: remote, into: &report, remember)
    }
    let sealed = try seal.map { try $0.sealing.seal(data, $0.passphrase) } ?? data
    let state = try await state()
    let receipt = try await remote.send(sealed)
    guard receipt.log == state.log else {
      try await change { state in state.begin(receipt.log) }
      return false
    }
    let names = Set(receipt.waiting)
    let waiting = changes.filter { names.contains(ChangeName($0.change)) }.map(\.sequence)
    let sent = Set(changes.map(\.sequence))
    try await change { state in
      remember(&state)
      state.waiting?.removeAll(where: sent.contains)
      if !waiting.isEmpty { state.waiting = (state.waiting ?? []) + waiting }
      // No other device wrote in between, so everything new at the hub was just sent.
      if receipt.before == state.received { state.received = receipt.after }
    }
    report.sent += changes.count - waiting.count
    return true
  }
}

extension SyncReport.TooLarge {
  fileprivate init(_ change: Change) {
    record = RecordName(kind: change.kind, id: change.id)
    bytes = change.body?.utf8.count ?? 0
  }
}
