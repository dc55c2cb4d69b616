import Foundation
import GRDB

extension SQLiteEngine {
  static func configuration(
    busySeconds: Double, prepareFile: @escaping @Sendable (Database) throws -> Void
  ) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busySeconds)
    configuration.maximumReaderCount = 4
    configuration.prepareDatabase { database in
      if !database.configuration.readonly { try prepareFile(database) }
    }
    return configuration
  }

  /// The time a connection waits for another process's write, in seconds. Long enough for the
  /// replacement of a large store.
  static let busySeconds = 20.0

  /// The switch can fail as *locked* without calling the busy handler, so the waiting is done here.
  static func switchToWAL(_ database: Database, busySeconds: Double) throws {
    let limit = Int(busySeconds * 1000)
    var waited = 0
    try database.execute(sql: "PRAGMA busy_timeout = 0")
    while true {
      do {
        let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
        guard mode == "wal" else { throw StoreError.noSharedAccess }
        break
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && waited < limit {
        waited += 5
        usleep(5000)
      }
    }
    try database.execute(sql: "PRAGMA busy_timeout = \(limit)")
  }

  /// Makes acknowledged writes survive a power cut, and deleted content be overwritten.
  static func makeDurable(_ database: Database) throws {
    try database.execute(sql: "PRAGMA synchronous = FULL")
    try database.execute(sql: "PRAGMA secure_delete = ON")
  }
}
