import CoreModels
import Foundation
import GRDB

/// The connection to one SQLite file: a single one for a command, a pool for the hub.
struct SQLiteEngine: StoreEngine {
  private enum Opened: Sendable {
    case single(DatabaseQueue)
    /// `watch` never writes: to it every commit is another connection's.
    case pool(DatabasePool, watch: DatabaseQueue)
  }

  private let connection: Opened
  /// The file's absolute path, `nil` for one in memory.
  let path: String?
  /// The name of this copy of the store in the log.
  var device: String
  /// Why the file was opened to be read alone, `nil` where it can be written.
  private(set) var unwritable: StoreError?

  /// Opens the file for a command also where it can only be read, else as it is asked for.
  init(
    openingOrReading path: String, access: Store.Access, busySeconds: Double,
    device: () -> String
  ) throws {
    do {
      try self.init(path: path, access: access, busySeconds: busySeconds, device: device)
    } catch let reason as StoreError where access == .command && reason.mayLeaveReading {
      guard let queue = try? SQLiteEngine.queueForReading(path) else { throw reason }
      try self.init(.single(queue), queue, path: path, device: device)
      unwritable = reason
    }
  }

  /// Opens the file, making the tables where it is new; throws ``StoreError``.
  ///
  /// A file that is not ours is refused before a byte of it changes.
  init(
    path: String, access: Store.Access, busySeconds: Double = SQLiteEngine.busySeconds,
    device: () -> String
  ) throws {
    self = try SQLiteEngine.tellingReadOnly(path) {
      let configuration = SQLiteEngine.configuration(busySeconds: busySeconds) { database in
        _ = try SQLiteSchema.isReady(database)
        try SQLiteEngine.switchToWAL(database, busySeconds: busySeconds)
        try SQLiteEngine.makeDurable(database)
      }
      switch access {
      case .command:
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        return try SQLiteEngine(.single(queue), queue, path: path, device: device)
      case .server:
        let pool = try DatabasePool(path: path, configuration: configuration)
        // GRDB switches to WAL once more when all is prepared, and sets NORMAL.
        try pool.writeWithoutTransaction(SQLiteEngine.makeDurable)
        var watching = Configuration()
        watching.readonly = true
        watching.busyMode = .timeout(busySeconds)
        let watch = try DatabaseQueue(path: path, configuration: watching)
        return try SQLiteEngine(.pool(pool, watch: watch), pool, path: path, device: device)
      }
    }
  }

  /// Says of an existing file that it may only be read, where SQLite says no more than that it
  /// cannot open what it needs beside it.
  private static func tellingReadOnly(
    _ path: String, _ open: () throws -> SQLiteEngine
  ) throws -> SQLiteEngine {
    do { return try explainingErrors(open) } catch StoreError.cannotOpen {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      // As the user that SQLite opens files as; a read-only disk answers no to root too.
      let may = { (path: String, mode: Int32) in faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 }
      let isReadOnly = may(path, R_OK) && !(may(path, W_OK) && may(folder, W_OK))
      throw isReadOnly ? StoreError.readOnly : .cannotOpen
    }
  }

  /// A store that lives as long as this value.
  init(inMemory device: () -> String) throws {
    let queue = try DatabaseQueue(
      configuration: SQLiteEngine.configuration(busySeconds: SQLiteEngine.busySeconds) { _ in })
    try self.init(.single(queue), queue, path: nil, device: device)
  }

  private init(
    _ connection: Opened, _ writer: some DatabaseWriter, path: String?,
    device: () -> String
  ) throws {
    (self.connection, self.path) = (connection, path)
    self.device = try writer.writeWithoutTransaction { database in
      try SQLiteSchema.prepare(database, device: device)
    }
  }

  /// Ends all that it has open, so that the file has everything and nothing is beside it.
  func close() throws { try explainingErrors { try writer.close() } }

  /// What copies to and from the file whole.
  var writer: any DatabaseWriter {
    switch connection {
    case .single(let queue): queue
    case .pool(let pool, _): pool
    }
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result {
    switch connection {
    case .single: return try readNow(body)
    case .pool(let pool, _): return try await explainingErrors { try await pool.read(body) }
    }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result {
    if let unwritable { throw unwritable }
    switch connection {
    case .single: return try writeNow(body)
    case .pool(let pool, _): return try await explainingErrors { try await pool.write(body) }
    }
  }

  /// Reads without leaving the thread: what start-up and single-connection commands do.
  func readNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
    try explainingErrors {
      switch connection {
      case .single(let queue): try queue.read(body)
      case .pool(let pool, _): try pool.read(body)
      }
    }
  }

  func dataVersion() throws -> Int? {
    guard case .pool(_, let watch) = connection else { return nil }
    return try explainingErrors {
      try watch.unsafeRead {
        try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version"))
      }
    }
  }

  /// What SQLite's own check finds, page by page.
  func damage() throws -> [StoreProblem] {
    try explainingErrors {
      try writer.writeWithoutTransaction { database in
        do {
          return try String.fetchAll(database, sql: "PRAGMA integrity_check")
            .filter { $0 != "ok" }.map(StoreProblem.damaged)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
          return [.damaged(error.message ?? "")]
        }
      }
    }
  }

  /// Writes without leaving the thread.
  func writeNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
    try explainingErrors { try writer.write { try body($0) } }
  }

  private static func configuration(
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

  /// How long a connection waits for another process's write: a large store is replaced meanwhile.
  static let busySeconds = 20.0

  /// The switch can answer *locked* without asking the busy handler, so the waiting is done here.
  private static func switchToWAL(_ database: Database, busySeconds: Double) throws {
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

  /// What was acknowledged survives a power cut, and what was removed is overwritten.
  static func makeDurable(_ database: Database) throws {
    try database.execute(sql: "PRAGMA synchronous = FULL")
    try database.execute(sql: "PRAGMA secure_delete = ON")
  }
}
