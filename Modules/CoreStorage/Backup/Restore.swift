public import CoreModels
public import Foundation

extension Store {
  /// Replaces the whole home with a backup in one transaction. Returns the path of a copy of the
  /// previous state, in the home's `replaced` folder.
  ///
  /// The backup is verified first: every page, and every record against the log. The home gets a
  /// new device name, so it and the backup's source can both continue, and it keeps its own sync
  /// targets rather than the backup's. Throws ``BackupError``.
  public func restore(_ backup: Data, at moment: Instant) async throws -> String {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    return try await withVerifiedCopy(of: backup) { copy, path in
      let home = Home(path: URL(fileURLWithPath: path).deletingLastPathComponent().path)
      var kept = ""
      do {
        try StoreReplacement.replace(path, with: copy) { copyTo in
          kept = try home.keepStore(as: "", at: moment, copyTo)
        }
      } catch StoreError.full {
        // The old state is still in place, and its copy occupies the missing space.
        home.forgetKept(kept)
        throw StoreError.full
      }
      return kept
    }
  }

  /// Returns the history of this store's profile in a backup, for a home that recovers what it lost
  /// and keeps what it has. The backup is verified first; throws ``BackupError``.
  public func archive(inBackup backup: Data) async throws -> Archive {
    try await withVerifiedCopy(of: backup) { copy, _ in
      let store = try Store.open(path: copy, kinds: Array(kinds.values), effects: effects)
        .profile(named: profile)
      let archive = try await Archive(of: store)
      try store.file.close()
      return archive
    }
  }

  /// Writes a backup into a file beside the store's for the time of `use`, and verifies it.
  private func withVerifiedCopy<Result>(
    of backup: Data, _ use: (_ copy: String, _ path: String) async throws -> Result
  ) async throws -> Result {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let copy = folder + "/restore-\(effects.device()).part"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(copy + suffix) } }
    try writePrivateFile(backup, at: copy)
    let shared = try await engine.read { connection in
      do { return try SharedWith(from: connection) } catch StoreError.corrupt {
        return SharedWith()
      }
    }
    try await Store.verify(copy, kinds: kinds, effects: effects, shared: shared)
    return try await use(copy, path)
  }

  /// Rejects anything but an intact store of a known version, then gives the copy a new device name
  /// and this home's sync targets.
  static func verify(
    _ path: String, kinds: [String: any Record.Type], effects: Effects, shared: SharedWith
  ) async throws {
    var header = Data()
    if let file = FileHandle(forReadingAtPath: path) {
      header = try file.read(upToCount: 512) ?? Data()
      file.closeFile()
    }
    guard header.count == 512, header.starts(with: Data("SQLite format 3\0".utf8)) else {
      throw BackupError.notABackup
    }
    do {
      let copy = try Store.open(path: path, kinds: Array(kinds.values), effects: effects)
      guard try await copy.problems().isEmpty else { throw BackupError.damaged }
      let device = effects.device()
      try await copy.engine.write { connection in
        try connection.rename(device)
        try shared.begin(in: connection)
      }
      try copy.file.close()
    } catch StoreError.corrupt {
      throw BackupError.damaged
    } catch StoreError.foreignDatabase, StoreError.notADatabase {
      throw BackupError.notABackup
    }
  }
}
