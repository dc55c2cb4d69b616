import Foundation
import GRDB

extension SQLiteEngine {
  /// Opens an existing file that is not writable now, for reading: the disk is full or mounted
  /// read-only, or the file belongs to another user.
  ///
  /// SQLite cannot create its shared memory beside such a file. Without a write-ahead log the file
  /// is opened as immutable. With one left by a crash it is opened without locks, and the log is
  /// read too.
  static func queueForReading(_ path: String) throws -> DatabaseQueue {
    var log = stat()
    let hasLog = stat(path + "-wal", &log) == 0 && log.st_size > 0
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      if hasLog { try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      guard try SQLiteSchema.found(in: database) > 0 else { throw StoreError.readOnly }
      try SQLiteSchema.completeForReading(database)
    }
    let url = URL(fileURLWithPath: path).absoluteString
    return try DatabaseQueue(
      path: url + (hasLog ? "?vfs=unix-none" : "?immutable=1"), configuration: configuration)
  }
}

extension StoreError {
  /// `true` if the store may still be readable although it cannot be written.
  public var mayLeaveReading: Bool { self == .full || self == .readOnly }
}

extension Store {
  /// The error that makes this store read-only, or `nil` if it is writable.
  public var unwritable: StoreError? { (engine as? SQLiteEngine)?.unwritable }
}
