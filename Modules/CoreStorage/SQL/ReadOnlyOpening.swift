import Foundation
import GRDB

extension SQLiteEngine {
  /// Opens a file that is there and cannot be written now, so that it can still be read: its disk is
  /// full or mounted to be read, or its owner is somebody else.
  ///
  /// Beside such a file SQLite cannot make the memory that processes share. A file without a log is
  /// read as one that nobody changes; one with a log that a crash left behind, without locks, and
  /// the log is read too.
  static func queueForReading(_ path: String) throws -> DatabaseQueue {
    var log = stat()
    let hasLog = stat(path + "-wal", &log) == 0 && log.st_size > 0
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      if hasLog { try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      guard try SQLiteSchema.isReady(database) else { throw StoreError.readOnly }
      try SQLiteSchema.completeForReading(database)
    }
    let url = URL(fileURLWithPath: path).absoluteString
    return try DatabaseQueue(
      path: url + (hasLog ? "?vfs=unix-none" : "?immutable=1"), configuration: configuration)
  }
}

extension StoreError {
  /// Whether what a file holds can still be read, though nothing can be written.
  public var mayLeaveReading: Bool { self == .full || self == .readOnly }
}

extension Store {
  /// Why nothing can be written now, `nil` where all is well: then the store was opened to be read.
  public var unwritable: StoreError? { (engine as? SQLiteEngine)?.unwritable }
}
