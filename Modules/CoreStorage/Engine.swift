import CoreModels
import Foundation
import GRDB

/// The connection to one SQLite file: a single one for a command, a pool for the hub.
struct Engine: Sendable {
  private enum Connection: Sendable {
    case single(DatabaseQueue)
    case pool(DatabasePool)
  }

  private let connection: Connection
  /// The file's absolute path, `nil` for one in memory.
  let path: String?
  /// The name of this copy of the store in the log.
  let device: String

  /// Opens the file, making the tables where it is new; throws ``StoreError``.
  ///
  /// A file that is not ours is refused before a byte of it changes.
  init(
    path: String, access: Store.Access, busySeconds: Double = Engine.busySeconds,
    device: () -> String
  ) throws {
    self = try Engine.tellingReadOnly(path) {
      let configuration = Engine.configuration(busySeconds: busySeconds) { database in
        _ = try Schema.isReady(database)
        try Engine.switchToWAL(database, busySeconds: busySeconds)
        try Engine.makeDurable(database)
      }
      switch access {
      case .command:
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        return try Engine(.single(queue), queue, path: path, device: device)
      case .server:
        let pool = try DatabasePool(path: path, configuration: configuration)
        // GRDB switches to WAL once more when all is prepared, and sets NORMAL.
        try pool.writeWithoutTransaction(Engine.makeDurable)
        return try Engine(.pool(pool), pool, path: path, device: device)
      }
    }
  }

  /// Says of an existing file that it may only be read, where SQLite says no more than that it
  /// cannot open what it needs beside it.
  private static func tellingReadOnly(_ path: String, _ open: () throws -> Engine) throws -> Engine
  {
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
      configuration: Engine.configuration(busySeconds: Engine.busySeconds) { _ in })
    try self.init(.single(queue), queue, path: nil, device: device)
  }

  private init(
    _ connection: Connection, _ writer: some DatabaseWriter, path: String?,
    device: () -> String
  ) throws {
    (self.connection, self.path) = (connection, path)
    self.device = try writer.writeWithoutTransaction { database in
      try Schema.prepare(database, device: device)
    }
  }

  /// What copies to and from the file whole.
  var writer: any DatabaseWriter {
    switch connection {
    case .single(let queue): queue
    case .pool(let pool): pool
    }
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    switch connection {
    case .single: return try readNow(body)
    case .pool(let pool): return try await explainingErrors { try await pool.read(body) }
    }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    switch connection {
    case .single(let queue): return try Engine.writeNow(queue, body)
    case .pool(let pool): return try await explainingErrors { try await pool.write(body) }
    }
  }

  /// Reads without leaving the thread: what start-up and single-connection commands do.
  func readNow<Result>(_ body: (Database) throws -> Result) throws -> Result {
    try explainingErrors {
      switch connection {
      case .single(let queue): try queue.read(body)
      case .pool(let pool): try pool.read(body)
      }
    }
  }

  private static func writeNow<Result>(
    _ queue: DatabaseQueue, _ body: (Database) throws -> Result
  ) throws -> Result {
    try explainingErrors { try queue.write(body) }
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

  /// How long a connection waits for another process's write.
  static let busySeconds = 5.0

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

  /// What was acknowledged survives a power cut.
  private static func makeDurable(_ database: Database) throws {
    try database.execute(sql: "PRAGMA synchronous = FULL")
  }
}
