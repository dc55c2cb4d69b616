import Foundation

/// The keys of a sealed folder. They lie in it, in a file that the passphrase closes, so that a file
/// of changes costs no passphrase and another passphrase is one file written anew.
///
/// They are opened when the first file needs them. Two devices that began at once made a key each:
/// both stay, and the first one seals.
struct FolderKeys {
  let folder: SharedFolder
  private let seal: FolderSync.Seal?
  private var names: [String]
  private var opened: [String]?
  /// What kept the keys from being opened, so that a passphrase is tried once.
  private(set) var problem: SyncError?

  init(_ seal: FolderSync.Seal?, in folder: SharedFolder, _ names: [String]) {
    (self.seal, self.folder, self.names) = (seal, folder, names)
  }

  /// A file's bytes, whether it is sealed or not. Throws ``SyncError/passphrase`` and
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

  /// A file's bytes as they are written. The folder's key is made where there is none.
  mutating func seal(_ data: Data) throws -> (SeenFile.Form, Data) {
    guard let seal else { return (.open, data) }
    if try all().isEmpty {
      let key = try seal.sealing.keys.make()
      try write([key])
      opened = [key]
    }
    guard let key = opened?.first else { throw SyncError.passphrase }
    return (.key, try seal.sealing.keys.seal(data, key))
  }

  /// Closes the keys with another passphrase; throws ``SyncError/passphrase`` where this one does
  /// not open them.
  mutating func close(with passphrase: String) throws {
    guard let seal else { throw SyncError.passphrase }
    if try all().isEmpty { opened = [try seal.sealing.keys.make()] }
    let keys = FolderSync.Seal(seal.sealing, passphrase: passphrase)
    var closed = FolderKeys(keys, in: folder, [])
    try closed.write(opened ?? [])
    // Copies that a service made would still open with the old one.
    for name in names where name != SharedFolder.keyName { folder.remove(name) }
  }

  /// Whether the passphrase opens a key that is there.
  mutating func isRight() throws -> Bool {
    do { return try !all().isEmpty } catch SyncError.passphrase { return false }
  }

  /// Every key that the passphrase opens, none where there are none.
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

  private mutating func write(_ keys: [String]) throws {
    guard let seal else { throw SyncError.passphrase }
    let text = Data((keys.joined(separator: "\n") + "\n").utf8)
    try folder.write(seal.sealing.seal(text, seal.passphrase), to: SharedFolder.keyName)
    names = [SharedFolder.keyName]
  }
}

/// Tells what went wrong with a sealed file in the words of sync.
func explainingSeal<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch BackupError.wrongPassphrase {
    throw SyncError.passphrase
  } catch BackupError.damaged {
    throw SyncError.damaged
  } catch BackupError.sealedForKey {
    throw SyncError.passphrase
  }
}
