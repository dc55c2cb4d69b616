public import CoreModels
public import Foundation

extension Store {
  /// Puts a backup's bytes in the place of the whole home, in one transaction, and answers the path
  /// of the copy that it made of what was there until then, in the folder `replaced` of the home.
  ///
  /// The backup is verified first: every page, and every record against the log. This home gets a
  /// new name as a device, so that it and the one that the backup was made of can both go on, and
  /// goes on sharing with what it shares with now, not with what the backup did. Throws ``BackupError``.
  public func restore(_ backup: Data, at moment: Instant) async throws -> String {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
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
    var kept = ""
    do {
      try StoreReplacement.replace(path, with: copy) { copyTo in
        kept = try Home(path: folder).keepStore(as: "", at: moment, copyTo)
      }
    } catch StoreError.full {
      // What was there is there still, and its copy takes the room that is missing.
      Home(path: folder).forgetKept(kept)
      throw StoreError.full
    }
    return kept
  }

  /// Refuses what is no whole store of a version that is known, and gives the copy a device of its
  /// own and what it is to share with.
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
