import Foundation
import GRDB

/// Replaces a store's file; all replacements go through here.
///
/// No write can happen between the start of `keep` and the completed replacement: everything
/// acknowledged before is in the copy that `keep` makes, everything after goes into the new
/// content. `keep` may still fill `source`, which has no open connection at that time.
enum StoreReplacement {
  /// Copies the file as it is into a new one.
  typealias Copying = (_ to: String) throws -> Void

  /// Overwrites the file even while others have it open. If SQLite cannot open it, renames `source`
  /// over it, and throws ``StoreError/inUse`` if anyone has it open.
  static func replace(
    _ path: String, with source: String,
    keep: @escaping (_ copy: @escaping Copying) throws -> Void
  ) throws {
    var isHeld = false
    do {
      // SQLite would treat an empty file as a new database.
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
      // SQLite would apply the old log to the new file.
      for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
      guard rename(source, path) == 0 else { throw StoreError.cannotOpen }
    }
  }

  /// Overwrites the file in one SQLite transaction: readers continue with the new content, and
  /// writers wait meanwhile.
  private static func overwrite(
    _ path: String, with source: String,
    keep: @escaping (_ copy: @escaping Copying) throws -> Void
  ) throws {
    try explainingErrors {
      let live = try DatabaseQueue(path: path, configuration: waiting(readonly: false))
      try live.writeWithoutTransaction(SQLiteEngine.makeDurable)
      let source = try DatabaseQueue(path: source)
      var isHeld = false
      // The first step takes the write lock and the last one releases it. Every store has more
      // pages than one step copies.
      try source.backup(to: live, pagesPerStep: 4) { _ in
        if isHeld { return }
        isHeld = true
        try keep { try copy(path, to: $0) }
      }
      try source.close()
      try live.close()
    }
  }

  /// Copies the pages into a new private file, damaged ones included.
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
    // Retries more often than ordinary writers, so that many of them cannot starve it.
    configuration.busyMode = .callback { tries in
      usleep(500)
      return Double(tries) < 2 * 1000 * SQLiteEngine.busySeconds
    }
    return configuration
  }
}

/// Exclusive access to a store's file that SQLite cannot open.
private struct LostFile {
  private let path: String
  private let file: FileHandle

  init(path: String) throws {
    guard let file = FileHandle(forUpdatingAtPath: path) else { throw StoreError.cannotOpen }
    // The range where SQLite's connections hold their locks: 512 bytes that belong to no page.
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

  /// Copies the file and its write-ahead log byte by byte.
  func copy(to copy: String) throws {
    // Reads through the locked handle, because closing any other handle would drop the lock.
    try file.seek(toOffset: 0)
    try writePrivateFile(file.readToEnd() ?? Data(), at: copy)
    guard let log = FileManager.default.contents(atPath: path + "-wal") else { return }
    do { try writePrivateFile(log, at: copy + "-wal") } catch {
      unlink(copy)
      throw error
    }
  }
}
