import Foundation

extension FolderSync {
  /// Seals files for the folder's key, one by one and in place: those that this device wrote
  /// unsealed or sealed with the passphrase directly, and with `all` also those of other devices.
  /// Reports the files that stay unsealed.
  func sealOpenFiles(
    of folder: SharedFolder, all: Bool, with keys: inout FolderKeys, into report: inout SyncReport
  ) async throws {
    let (device, seen) = try await store.engine.read { connection in
      (try connection.device(), try SeenFile.all(from: connection))
    }
    for (name, known) in seen.sorted(by: { $0.key < $1.key }) where known.form != .key {
      guard folder.file(name) != nil else { continue }
      guard all || SharedFolder.isOf(device, name) else {
        if known.form == .open { report.open.append(name) }
        continue
      }
      guard let data = folder.read(name) else { continue }
      do {
        let (form, opened) = try keys.open(data)
        var file = known
        if form != .key {
          let segment = try Segment(parsing: opened)
          let sealed = try keys.seal(opened).1
          let written = try folder.write(sealed, to: name)
          (file.size, file.modified, file.checksum) = (
            sealed.count, written.modified, sealed.checksum
          )
          file.count(segment, .key)
        }
        file.form = .key
        try await remember(file, of: name)
      } catch let error as SyncError
        where [.damaged, .newer, .outOfRange, .passphrase].contains(error)
      {
        report.leftOut.append(.init(name: name, reason: error))
      }
    }
  }

  /// Changes the folder's passphrase from `former` to this seal's. Does nothing if another device
  /// already set the new one. Throws ``SyncError/passphrase`` if neither opens the folder.
  public func changePassphrase(from former: String?) async throws {
    guard let seal else { throw SyncError.passphrase }
    guard let state = try await state() else { throw SyncError.notSetUp }
    guard let lock = try lock() else { throw SyncError.busy }
    defer { lock.release() }
    let folder = try SharedFolder(at: state.folder)
    let listing = try folder.listing()
    var new = FolderKeys(seal, in: folder, listing.keys)
    if try !listing.keys.isEmpty && new.isRight() { return }
    guard let former else { throw SyncError.passphrase }
    let old = Seal(seal.sealing, passphrase: former)
    var keys = FolderKeys(old, in: folder, listing.keys)
    // Files sealed with the old passphrase directly would stay closed to those who only know the
    // new one.
    var report = SyncReport()
    try await FolderSync(store, seal: old).sealOpenFiles(
      of: folder, all: true, with: &keys, into: &report)
    if let left = report.leftOut.first { throw left.reason }
    try keys.close(with: seal.passphrase)
  }
}
