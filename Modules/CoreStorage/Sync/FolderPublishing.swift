import Foundation

extension FolderSync {
  /// Writes the changes that the folder lacks and returns their number.
  func publish(
    to folder: SharedFolder, after listing: SharedFolder.Listing, with keys: inout FolderKeys
  ) async throws -> Int {
    let device = try await store.engine.read { try $0.device() }
    guard let state = try await state() else { throw SyncError.notSetUp }
    let known = state.device == device ? state.segments : 0
    var number = max(known, listing.numbers(of: device).max() ?? 0)
    var sent = try await publishNewcomers(as: device, &number, to: folder, with: &keys)
    while true {
      guard let state = try await self.state() else { throw SyncError.notSetUp }
      let page = try await page(after: state.published) {
        state.shares($0.change.profile) && !state.isPublished($0.sequence)
      }
      guard let page else { return sent }
      try await write(page.changes, as: device, &number, to: folder, with: &keys) { state in
        state.publish(upTo: page.last)
      }
      sent += page.changes.count
    }
  }

  /// Publishes the history of profiles that were added later, up to the position reached by the
  /// others.
  private func publishNewcomers(
    as device: String, _ number: inout Int, to folder: SharedFolder, with keys: inout FolderKeys
  ) async throws -> Int {
    guard let state = try await state(), let newcomers = state.newcomers else { return 0 }
    var (sent, last) = (0, 0)
    while last < state.published {
      let page = try await page(after: last) {
        $0.sequence <= state.published && newcomers.contains($0.change.profile)
      }
      guard let page else { break }
      try await write(page.changes, as: device, &number, to: folder, with: &keys) { _ in }
      (sent, last) = (sent + page.changes.count, page.last)
    }
    try await change { state, _ in state.newcomers = nil }
    return sent
  }

  /// Returns the next changes to publish, with the sequence number that they complete; `nil` at the
  /// log's end.
  private func page(
    after sequence: Int, _ isTold: ((sequence: Int, change: Change)) -> Bool
  ) async throws -> (changes: [Change], last: Int)? {
    var last = sequence
    while true {
      let page = try await store.numberedChanges(
        after: last, limit: Segment.largest, bytes: Segment.largestBodies)
      guard let end = page.last?.sequence else { break }
      last = end
      let changes = page.filter(isTold).map(\.change)
      if !changes.isEmpty { return (changes, last) }
    }
    return last > sequence ? ([], last) : nil
  }

  /// Writes a file and saves the resulting state.
  private func write(
    _ changes: [Change], as device: String, _ number: inout Int, to folder: SharedFolder,
    with keys: inout FolderKeys, _ remember: @escaping @Sendable (inout SyncState) -> Void
  ) async throws {
    guard !changes.isEmpty else { return try await change { state, _ in remember(&state) } }
    number += 1
    let segment = Segment(device: device, number: number, changes: changes)
    try await write(segment, to: folder, with: &keys, remember)
  }

  /// Writes a complete segment, and saves its state in the same transaction.
  func write(
    _ segment: Segment, to folder: SharedFolder, with keys: inout FolderKeys,
    _ remember: @escaping @Sendable (inout SyncState) -> Void
  ) async throws {
    let (form, data) = try keys.seal(segment.data())
    let name = SharedFolder.name(device: segment.device, number: segment.number)
    let file = try folder.write(data, to: name)
    var seen = SeenFile(size: data.count)
    (seen.modified, seen.checksum) = (file.modified, data.checksum)
    seen.count(segment, form)
    try await change { [seen] state, connection in
      remember(&state)
      (state.device, state.segments) = (segment.device, segment.number)
      try seen.save(name, to: connection)
    }
  }
}
