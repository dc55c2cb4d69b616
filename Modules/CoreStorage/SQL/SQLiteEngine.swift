import Foundation
import GRDB

/// The connection to a SQLite file: a single one for a command, a pool for the hub.
struct SQLiteEngine: StoreEngine {
  private enum Opened: Sendable {
    case single(DatabaseQueue)
    /// `watch` never writes, so that it sees every commit as another connection's.
    case pool(DatabasePool, GroupCommit, watch: DatabaseQueue)
  }

  private let connection: Opened
  /// The file's absolute path, or `nil` for a store in memory.
  let path: String?
  /// The name of this copy of the store in the log.
  var device: String
  /// The error that made the file open read-only, or `nil` if it is writable.
  private(set) var unwritable: StoreError?

  /// Opens the file with the requested access; for a command, falls back to read-only.
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

  /// Opens the file, creating the tables if it is new; throws ``StoreError``.
  ///
  /// A foreign file is rejected before any byte of it changes.
  init(
    path: String, access: Store.Access, busySeconds: Double = SQLiteEngine.busySeconds,
    device: () -> String
  ) throws {
    self = try SQLiteEngine.tellingReadOnly(path) {
      let configuration = SQLiteEngine.configuration(busySeconds: busySeconds) { database in
        _ = try SQLiteSchema.found(in: database)
        try SQLiteEngine.switchToWAL(database, busySeconds: busySeconds)
        try SQLiteEngine.makeDurable(database)
      }
      switch access {
      case .command:
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        return try SQLiteEngine(.single(queue), queue, path: path, device: device)
      case .server:
        let pool = try DatabasePool(path: path, configuration: configuration)
        // GRDB switches to WAL again at the end of the setup, and sets NORMAL.
        try pool.writeWithoutTransaction(SQLiteEngine.makeDurable)
        var watching = Configuration()
        watching.readonly = true
        watching.busyMode = .timeout(busySeconds)
        let watch = try DatabaseQueue(path: path, configuration: watching)
        return try SQLiteEngine(
          .pool(pool, GroupCommit(pool), watch: watch), pool, path: path, device: device)
      }
    }
  }

  /// Throws ``StoreError/readOnly`` for an existing read-only file if SQLite only reports that it
  /// cannot open the files it needs beside it.
  private static func tellingReadOnly(
    _ path: String, _ open: () throws -> SQLiteEngine
  ) throws -> SQLiteEngine {
    do { return try explainingErrors(open) } catch StoreError.cannotOpen {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      // Checked as the effective user, like SQLite's own opening; a read-only disk refuses root
      // too.
      let may = { (path: String, mode: Int32) in faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 }
      let isReadOnly = may(path, R_OK) && !(may(path, W_OK) && may(folder, W_OK))
      throw isReadOnly ? StoreError.readOnly : .cannotOpen
    }
  }

  /// Creates a store in memory that lives as long as this value.
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

  /// Closes all connections, which moves the write-ahead log into the file and removes it.
  func close() throws { try explainingErrors { try writer.close() } }

  /// The connection for copying from or to the whole file.
  var writer: any DatabaseWriter {
    switch connection {
    case .single(let queue): queue
    case .pool(let pool, _, _): pool
    }
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result {
    switch connection {
    case .single: return try readNow(body)
    case .pool(let pool, _, _): return try await explainingErrors { try await pool.read(body) }
    }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result {
    if let unwritable { throw unwritable }
    switch connection {
    case .single: return try writeNow(body)
    case .pool(_, let commits, _):
      return try await explainingErrors { try await commits.write(body) }
    }
  }

  /// Reads synchronously, for start-up and single-connection commands.
  func readNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
    try explainingErrors {
      switch connection {
      case .single(let queue): try queue.readKeepingStatements(body)
      case .pool(let pool, _, _): try pool.read(body)
      }
    }
  }

  /// `true` for a hub's pool of connections.
  var isPool: Bool { if case .pool = connection { true } else { false } }

  func dataVersion() throws -> Int? {
    try explainingErrors {
      switch connection {
      // SQLite reports only other connections' commits; this one's are counted separately.
      case .single(let queue): try queue.unsafeRead { try $0.dataVersion() + $0.totalChangesCount }
      case .pool(_, _, let watch): try watch.unsafeRead { try $0.dataVersion() }
      }
    }
  }

  /// Returns the findings of SQLite's integrity check.
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

  /// Writes synchronously.
  func writeNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
    try explainingErrors { try writer.write { try body($0) } }
  }
}

extension DatabaseQueue {
  /// Reads one state of the file, and rolls back what was written. GRDB's own `read` forbids writes
  /// by a pragma, after which SQLite compiles every statement again.
  fileprivate func readKeepingStatements<Result>(
    _ body: (Database) throws -> Result
  ) throws -> Result {
    try unsafeRead { database in
      try database.beginTransaction(.deferred)
      defer { try? database.rollback() }
      return try body(database)
    }
  }
}

extension Database {
  fileprivate func dataVersion() throws -> Int {
    try Int.fetchOne(cachedStatement(sql: "PRAGMA data_version")) ?? 0
  }
}
