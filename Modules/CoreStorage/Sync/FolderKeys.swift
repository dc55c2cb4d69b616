import Foundation

/// The keys of a sealed folder, stored there in a file sealed with the passphrase. Files of changes
/// therefore cost no passphrase, and changing it rewrites a single file.
///
/// Keys are opened when the first file needs them. Of two devices that create a key at the same
/// time, the later one takes the other's key. Where a sync service brings both keys together, both
/// stay and the first one seals.
struct FolderKeys {
  let folder: SharedFolder
  private let seal: FolderSync.Seal?
  private var names: [String]
  private var opened: [String]?
  /// The error that prevented opening the keys, kept so that the passphrase is tried only once.
  private(set) var problem: SyncError?

  init(_ seal: FolderSync.Seal?, in folder: SharedFolder, _ names: [String]) {
    (self.seal, self.folder, self.names) = (seal, folder, names)
  }

  /// Opens a file's bytes, sealed or not. Throws ``SyncError/passphrase`` and
  /// ``SyncError/damaged``.
  mutating func open(_ data: Data) throws -> (SeenFile.Form, Data) {
    guard Segment.isSealed(data) else { return (.open, data) }
    guard let seal else { throw SyncError.passphrase }
    guard seal.sealing.keys.isForKey(data) else {
      let opened = try explainingSeal { try seal.sealing.open(data, seal.passphrase) }
      return (.passphrase, opened)
    }
    for key in try all() {
      do { return (.key, try seal.sealing.keys.open(data, key)) } catch BackupError.wrongPassphrase
      {
        continue
      } catch BackupError.damaged {
        throw SyncError.damaged
      }
    }
    throw SyncError.passphrase
  }

  /// Seals a file's bytes, creating the folder's key if there is none.
  mutating func seal(_ data: Data) throws -> (SeenFile.Form, Data) {
    guard let seal else { return (.open, data) }
    if try all().isEmpty { try makeKey() }
    guard let key = opened?.first else { throw SyncError.passphrase }
    return (.key, try seal.sealing.keys.seal(data, key))
  }

  /// Seals the keys with a new passphrase; throws ``SyncError/passphrase`` if the current one does
  /// not open them.
  mutating func close(with passphrase: String) throws {
    guard let seal else { throw SyncError.passphrase }
    if try all().isEmpty { try makeKey() }
    let keys = FolderSync.Seal(seal.sealing, passphrase: passphrase)
    var closed = FolderKeys(keys, in: folder, [])
    try closed.write(opened ?? [])
    // Copies made by a sync service would still open with the old passphrase.
    for name in names where name != SharedFolder.keyName { folder.remove(name) }
  }

  /// Returns `true` if the passphrase opens an existing key.
  mutating func isRight() throws -> Bool {
    do { return try !all().isEmpty } catch SyncError.passphrase { return false }
  }

  /// Returns every key that the passphrase opens, or an empty list if the folder has none.
  private mutating func all() throws -> [String] {
    if let opened { return opened }
    if let problem { throw problem }
    guard let seal else { throw SyncError.passphrase }
    var found: [String] = []
    for name in names {
      do {
        guard let data = folder.read(name) else { throw SyncError.damaged }
        let text = try explainingSeal { try seal.sealing.open(data, seal.passphrase) }
        found += String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
      } catch let error as SyncError {
        problem = problem ?? error
      }
    }
    if found.isEmpty, let problem { throw problem }
    (opened, problem) = (found, nil)
    return found
  }

  /// Creates the folder's key, or opens the one that another device created since.
  private mutating func makeKey() throws {
    guard let seal else { throw SyncError.passphrase }
    let key = try seal.sealing.keys.make()
    let isNew = try folder.create(sealed([key], with: seal), as: SharedFolder.keyName)
    (names, opened) = ([SharedFolder.keyName], isNew ? [key] : nil)
    if try all().isEmpty { throw SyncError.damaged }
  }

  private mutating func write(_ keys: [String]) throws {
    guard let seal else { throw SyncError.passphrase }
    try folder.write(sealed(keys, with: seal), to: SharedFolder.keyName)
    names = [SharedFolder.keyName]
  }

  private func sealed(_ keys: [String], with seal: FolderSync.Seal) throws -> Data {
    let text = Data((keys.joined(separator: "\n") + "\n").utf8)
    return try seal.sealing.seal(text, seal.passphrase)
  }
}

/// Runs a closure, converting errors of sealed files to ``SyncError``.
func explainingSeal<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch BackupError.wrongPassphrase {
    throw SyncError.passphrase
  } catch BackupError.damaged {
    throw SyncError.damaged
  } catch BackupError.sealedForKey {
    throw SyncError.passphrase
  }
}
