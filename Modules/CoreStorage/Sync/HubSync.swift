public import Foundation

/// Syncs a user's devices through a hub, downloading and uploading changes in batches. An
/// interrupted run resumes where it stopped.
public struct HubSync: Sendable {
  /// The maximum number of changes in a batch.
  public static let largestBatch = 2000
  /// The maximum size of a batch's bodies in bytes; a batch has at least one change, whatever its
  /// size.
  public static let batchSize = 1 << 20
  /// The same limits for sealed batches. They are larger, because opening one takes a device about a
  /// second, whatever its size.
  static let largestSealedBatch = 20_000, sealedBatchSize = 6 << 20
  /// The maximum size of an encoded batch in bytes. A product's longest text has 1 MiB, which JSON
  /// escaping multiplies by at most six.
  public static let largestBody = 16 << 20

  /// The requests to a hub.
  public struct Remote: Sendable {
    let fetch: @Sendable (_ position: Int) async throws -> HubBatch
    let send: @Sendable (_ batch: Data) async throws -> HubReceipt
    let close: @Sendable (_ position: Int) async throws -> Void

    /// Creates a hub client from its requests: `fetch` returns what follows a position, `send`
    /// uploads a batch, and `close` removes the unsealed log up to a position so that sealed
    /// batches can follow. `close` throws ``SyncError/busy`` if the log continues after it.
    public init(
      fetch: @escaping @Sendable (_ position: Int) async throws -> HubBatch,
      send: @escaping @Sendable (_ batch: Data) async throws -> HubReceipt,
      close: @escaping @Sendable (_ position: Int) async throws -> Void
    ) {
      (self.fetch, self.send, self.close) = (fetch, send, close)
    }
  }

  /// The sync progress of this device.
  public struct Status: Hashable, Sendable {
    /// The hub's address.
    public let url: String
    /// `true` if this device seals what it sends.
    public let isSealed: Bool
    /// The number of changes that are not at the hub yet.
    public let waiting: Int
  }

  let store: Store
  let seal: FolderSync.Seal?
  var profile: String { store.profile }

  /// Syncs the records of the store's profile.
  public init(_ store: Store, seal: FolderSync.Seal? = nil) {
    (self.store, self.seal) = (store.writing(through: .sync), seal)
  }

  /// Selects the hub; the state of another one is discarded.
  public func begin(url: String) async throws {
    let (profile, isSealed) = (profile, seal != nil)
    try await store.engine.write { connection in
      if var known = try HubState.load(profile, from: connection), known.url == url,
        known.isSealed == isSealed
      {
        // Selecting the same hub again publishes everything from scratch.
        known.begin("")
        return try known.save(profile, to: connection)
      }
      try HubState(url: url, isSealed: isSealed).save(profile, to: connection)
    }
  }

  /// Ends the sync; the hub's data stays there.
  public func end() async throws {
    let profile = profile
    try await store.engine.write { try HubState.forget(profile, in: $0) }
  }

  /// Returns the sync progress, or `nil` if no hub is selected.
  public func status() async throws -> Status? {
    let profile = profile
    return try await store.engine.read { connection in
      guard let state = try HubState.load(profile, from: connection) else { return nil }
      let sequences = try connection.values(
        Int.self,
        """
        SELECT sequence FROM change
        WHERE sequence > :published AND \(connection.dialect.isOfProfile)
        """, ["published": state.published, "profile": profile])
      let waiting = try HubSync.changes(state.waiting ?? [], in: connection).count
      return Status(
        url: state.url, isSealed: state.isSealed,
        waiting: waiting + sequences.count { !state.isPublished($0) })
    }
  }

  /// Imports the hub's new changes and sends it this device's. Throws ``SyncError`` and the
  /// requests' errors.
  public func run(with remote: Remote) async throws -> SyncReport {
    guard let lock = try lock() else { throw SyncError.busy }
    defer { lock.release() }
    var report = SyncReport()
    // If the hub's log is replaced during the run, everything is published again, once.
    for _ in 0..<3 {
      try await take(from: remote, into: &report)
      if try await publish(to: remote, into: &report) {
        try await store.finishForgetting()
        return report
      }
    }
    throw SyncError.busy
  }

  /// Imports the hub's unsealed log and has it removed there, so that sealed batches can follow.
  /// Throws ``SyncError/busy`` if others keep writing.
  public func close(at remote: Remote) async throws -> SyncReport {
    guard let lock = try lock() else { throw SyncError.busy }
    defer { lock.release() }
    var report = SyncReport()
    for _ in 0..<3 {
      do {
        try await remote.close(state().received)
        return report
      } catch SyncError.busy {
        try await take(from: remote, into: &report)
        guard report.leftOut.isEmpty else { throw SyncError.damaged }
      }
    }
    throw SyncError.busy
  }

  private func lock() throws -> FileLock? { try FileLock(store.file.path.map { $0 + ".hub" }) }

  func state() async throws -> HubState {
    let profile = profile
    let state = try await store.engine.read { try HubState.load(profile, from: $0) }
    guard let state else { throw SyncError.notSetUp }
    guard seal != nil || !state.isSealed else { throw SyncError.passphrase }
    return state
  }

  func change(
    _ body: @escaping @Sendable (inout HubState) throws -> Void
  ) async throws {
    let profile = profile
    try await store.engine.write { connection in
      guard var state = try HubState.load(profile, from: connection) else {
        throw SyncError.notSetUp
      }
      try body(&state)
      try state.save(profile, to: connection)
    }
  }
}
