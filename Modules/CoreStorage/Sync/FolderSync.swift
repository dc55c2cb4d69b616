import Foundation

/// Syncs a user's devices through any shared folder.
///
/// A device writes its own files and reads those of the others. It combines its own files when there
/// are many, and rewrites one that is sealed later or loses forgotten content. Late, duplicate,
/// partial or reordered files are harmless, because changes merge in any order.
public struct FolderSync: Sendable {
  /// The sealing method and passphrase.
  public struct Seal: Sendable {
    let sealing: Sealing
    let passphrase: String

    /// Creates a seal with a passphrase that all devices share.
    public init(_ sealing: Sealing, passphrase: String) {
      (self.sealing, self.passphrase) = (sealing, passphrase)
    }
  }

  let store: Store
  let seal: Seal?
  /// The number of small files that a device keeps before it combines them.
  var mostFiles = 16

  /// Syncs a store's home: all profiles, or those selected with the folder.
  public init(_ store: Store, seal: Seal? = nil) {
    (self.store, self.seal) = (store.writing(through: .sync), seal)
  }

  /// Selects an existing folder and the profiles to share, `nil` for all. Profiles already shared
  /// through it stay shared, and the state of another folder is discarded.
  public func begin(folder path: String, profiles: [String]? = nil) async throws {
    _ = try store.file
    let resolved = try SharedFolder(at: path).path
    let isSealed = seal != nil
    try await store.engine.write { connection in
      if var known = try SyncState.load(from: connection),
        known.folder == path || (try? SharedFolder(at: known.folder).path) == resolved
      {
        try SeenFile.takeOver(in: connection)
        let before = known.profiles
        (known.folder, known.isSealed) = (path, isSealed)
        known.share(with: profiles)
        // Changes of the added profiles were skipped and have to be read again.
        if known.profiles != before { try SeenFile.forgetAll(in: connection) }
        return try known.save(to: connection)
      }
      try SyncState.forget(in: connection)
      let state = SyncState(folder: path, isSealed: isSealed, profiles: profiles?.sorted())
      try state.save(to: connection)
    }
  }

  /// Ends the sync; the folder stays as it is.
  public func end() async throws {
    try await store.engine.write { try SyncState.forget(in: $0) }
  }

  /// Publishes what the folder lacks and imports what other devices published. With a seal, this
  /// device's unsealed files are sealed, and with `sealsAll` also those of others. Throws
  /// ``SyncError``.
  public func run(sealsAll: Bool = false) async throws -> SyncReport {
    guard let state = try await state() else { throw SyncError.notSetUp }
    guard seal != nil || !state.isSealed else { throw SyncError.passphrase }
    guard let lock = try lock() else { throw SyncError.busy }
    defer { lock.release() }
    let folder = try SharedFolder(at: state.folder)
    let listing = try folder.listing()
    // A folder that other devices seal gets no unsealed files.
    guard seal != nil || listing.keys.isEmpty else { throw SyncError.passphrase }
    try await store.engine.write { try SeenFile.takeOver(in: $0) }
    var keys = FolderKeys(seal, in: folder, listing.keys)
    var report = SyncReport()
    report.leftOut = listing.unlistable.map {
      .init(name: $0, reason: .unlistableFolder(folder.path + "/" + $0))
    }
    try await take(listing, with: &keys, into: &report)
    try await requireWhole(listing, in: folder)
    report.sent = try await publish(to: folder, after: listing, with: &keys)
    if seal != nil {
      try await sealOpenFiles(of: folder, all: sealsAll, with: &keys, into: &report)
    }
    try await forget(in: folder, with: &keys)
    try await combineFiles(of: folder, after: listing, with: &keys)
    try await store.finishForgetting()
    return report
  }

  func lock() throws -> FileLock? { try FileLock(store.file.path.map { $0 + ".sync" }) }

  func state() async throws -> SyncState? {
    try await store.engine.read { try SyncState.load(from: $0) }
  }

  /// Changes the state within a transaction.
  func change(
    _ body: @escaping @Sendable (inout SyncState, any Connection) throws -> Void
  ) async throws {
    try await store.engine.write { connection in
      guard var state = try SyncState.load(from: connection) else { throw SyncError.notSetUp }
      try body(&state, connection)
      try state.save(to: connection)
    }
  }

  /// Publishes everything again if the folder was emptied. If the listing merely omits an existing
  /// file, throws, because such a folder cannot be trusted.
  private func requireWhole(_ listing: SharedFolder.Listing, in folder: SharedFolder) async throws {
    let device = try await store.engine.read { try $0.device() }
    guard let state = try await state(), state.device == device, state.segments > 0,
      listing.numbers(of: device).isEmpty
    else { return }
    let last = SharedFolder.name(device: device, number: state.segments)
    guard folder.file(last) == nil else { throw SyncError.unlistableFolder(folder.path) }
    try await change { state, _ in (state.published, state.taken) = (0, []) }
  }
}
