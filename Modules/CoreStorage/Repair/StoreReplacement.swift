import Foundation
import GRDB

/// The one way in which something else takes the place of a store's file.
///
/// Nobody can write between the moment that `keep` runs and the moment that the new content is
/// there: what was acknowledged before is in the copy that `keep` makes, what is acknowledged later
/// goes into the new content. `keep` may still fill `source`, which then has no open connection.
enum StoreReplacement {
  /// Copies the file as it is into a new one.
  typealias Copying = (_ to: String) throws -> Void

  /// Overwrites the file while others may have it open; where SQLite cannot open it, another file
  /// takes its place. Throws ``StoreError/inUse`` where somebody has it open then.
  static func replace(
    _ path: String, with source: String,
    keep: @escaping (_ copy: @escaping Copying) throws -> Void
  ) throws {
    var isHeld = false
    do {
      // SQLite would take an empty file for a new database.
      var status = stat()
      if stat(path, &status) == 0, status.st_size == 0 { throw StoreError.emptied }
      try overwrite(path, with: source) { copy in
        isHeld = true
        try keep(copy)
      }
    } catch let error as StoreError where error.isLostFile && !isHeld {
      let lost = try LostFile(path: path)
      defer { lost.close() }
      try keep(lost.copy)
      // Beside the new file, SQLite would take it for changes that are not in it yet.
      for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
      guard rename(source, path) == 0 else { throw StoreError.cannotOpen }
    }
  }

  /// In one transaction of SQLite's: others go on with what is there then, and who wants to write
  /// meanwhile waits.
  private static func overwrite(
    _ path: String, with source: String,
    keep: @escaping (_ copy: @escaping Copying) throws -> Void
  ) throws {
    try explainingErrors {
      let live = try DatabaseQueue(path: path, configuration: waiting(readonly: false))
      try live.writeWithoutTransaction(SQLiteEngine.makeDurable)
      let source = try DatabaseQueue(path: source)
      var isHeld = false
      // The first step takes the lock for writing, and the last one gives it back. No store has so
      // few pages.
      try source.backup(to: live, pagesPerStep: 4) { _ in
        if isHeld { return }
        isHeld = true
        try keep { try copy(path, to: $0) }
      }
      try source.close()
      try live.close()
    }
  }

  /// Copies the pages into a new private file, damaged ones as they are.
  private static func copy(_ path: String, to copy: String) throws {
    try makePrivateFile(at: copy)
    try explainingErrors {
      let live = try DatabaseQueue(path: path, configuration: waiting(readonly: true))
      let target = try DatabaseQueue(path: copy)
      try live.backup(to: target)
      try target.close()
      try live.close()
    }
    try bringToDisk(copy)
  }

  private static func waiting(readonly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = readonly
    // It asks more often than those that write do, so that many of them do not keep it waiting.
    configuration.busyMode = .callback { tries in
      usleep(500)
      return Double(tries) < 2 * 1000 * SQLiteEngine.busySeconds
    }
    return configuration
  }
}

/// A store's file that SQLite cannot open, and nobody else either while this is there.
private struct LostFile {
  private let path: String
  private let file: FileHandle

  init(path: String) throws {
    guard let file = FileHandle(forUpdatingAtPath: path) else { throw StoreError.cannotOpen }
    // Where every connection of SQLite's marks that it has the file open: 512 bytes of the format
    // that belong to no page.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    (lock.l_start, lock.l_len) = (0x4000_0000, 512)
    guard fcntl(file.fileDescriptor, F_SETLK, &lock) == 0 else {
      file.closeFile()
      throw StoreError.inUse
    }
    (self.path, self.file) = (path, file)
  }

  func close() { file.closeFile() }

  /// Copies it byte by byte, with what is not yet in it.
  func copy(to copy: String) throws {
    // Through the handle that has the lock: the system drops it when another one is closed.
    try file.seek(toOffset: 0)
    try writePrivateFile(file.readToEnd() ?? Data(), at: copy)
    guard let log = FileManager.default.contents(atPath: path + "-wal") else { return }
    do { try writePrivateFile(log, at: copy + "-wal") } catch {
      unlink(copy)
      throw error
    }
  }
}
