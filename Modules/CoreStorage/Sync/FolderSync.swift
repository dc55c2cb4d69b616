import CoreModels
import Foundation

/// Brings the devices of a person together through any folder that they share.
///
/// A device writes its own files and reads the others'. It combines its own where they become many,
/// and seals one that was open. What arrives late, twice, in part or in another order does no harm,
/// because changes merge in any order.
public struct FolderSync: Sendable {
  /// How files are sealed, and with what.
  public struct Seal: Sendable {
    let sealing: Sealing
    let passphrase: String

    /// A way of sealing, with a passphrase that all devices know.
    public init(_ sealing: Sealing, passphrase: String) {
      (self.sealing, self.passphrase) = (sealing, passphrase)
    }
  }

  let store: Store
  let seal: Seal?
  /// So many files of its own, small for their age, a device leaves as they are.
  var mostFiles = 16

  /// Sync of a store's home: of everyone in it, or of those who were chosen with the folder.
  public init(_ store: Store, seal: Seal? = nil) {
    (self.store, self.seal) = (store.writing(through: .sync), seal)
  }

  /// Chooses the folder, which has to be there, and who is shared, `nil` for everyone; those who
  /// were chosen for it before still are. What was known of another folder is forgotten.
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
        // What was passed over of those who are new has to be read.
        if known.profiles != before { try SeenFile.forgetAll(in: connection) }
        return try known.save(to: connection)
      }
      try SyncState.forget(in: connection)
      let state = SyncState(folder: path, isSealed: isSealed, profiles: profiles?.sorted())
      try state.save(to: connection)
    }
  }

  /// Stops; the folder stays as it is.
  public func end() async throws {
    try await store.engine.write { try SyncState.forget(in: $0) }
  }

  /// Writes what the others do not have, and takes in what they wrote. With a seal, what this device
  /// wrote openly is sealed, and with `sealsAll` what others did. Throws ``SyncError``.
  public func run(sealsAll: Bool = false) async throws -> SyncReport {
    guard let state = try await state() else { throw SyncError.notSetUp }
    guard seal != nil || !state.isSealed else { throw SyncError.passphrase }
    guard let lock = try lock() else { throw SyncError.busy }
    defer { lock.release() }
    let folder = try SharedFolder(at: state.folder)
    let listing = try folder.listing()
    // Nothing is written openly where others seal.
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

  func lock() throws -> FileLock? { FileLock(try store.file.path.map { $0 + ".sync" }) }

  func state() async throws -> SyncState? {
    try await store.engine.read { try SyncState.load(from: $0) }
  }

  /// Changes the state, in a transaction with what belongs to it.
  func change(
    _ body: @escaping @Sendable (inout SyncState, any Connection) throws -> Void
  ) async throws {
    try await store.engine.write { connection in
      guard var state = try SyncState.load(from: connection) else { throw SyncError.notSetUp }
      try body(&state, connection)
      try state.save(to: connection)
    }
  }

  /// Tells everything again where somebody emptied the folder. A listing that lacks a file that is
  /// there is no sign of that: then nothing can be said of the folder.
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
