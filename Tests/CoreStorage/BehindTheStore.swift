import GRDB
import Synchronization

@testable import CoreStorage

extension Store {
  /// Executes SQL directly, bypassing the store.
  func sql(_ sql: String) async throws {
    _ = try await engine.write { try $0.execute(sql) }
  }

  /// Returns the result of a query or pragma on the writing connection.
  func integer(_ sql: String) async throws -> Int? {
    try await engine.write { try $0.value(Int.self, sql) }
  }

  /// Interrupts SQLite, as a cancelled task does at the end of a call.
  func interrupt() throws { try file.writer.interrupt() }

  /// Returns SQLite's query plans for the statements of a read.
  func plan<Value>(
    of read: @escaping @Sendable (Snapshot) throws -> [Value]
  ) async throws -> [String] {
    try await file.writer.write { [self] database in
      var statements: [String] = []
      database.trace { statements.append($0.expandedDescription) }
      _ = try read(Snapshot(database, of: self))
      database.trace(options: [])
      return try statements.flatMap {
        try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \($0)").map { $0["detail"] }
      }
    }
  }

  /// Returns the statements that the writing connection runs meanwhile.
  func statements(_ work: () async throws -> Void) async throws -> [String] {
    let seen = SeenStatements()
    try await file.writer.writeWithoutTransaction { $0.trace { seen.add("\($0)") } }
    try await work()
    try await file.writer.writeWithoutTransaction { $0.trace(options: []) }
    return seen.all
  }

  /// Returns a query's result on the reading connections, all of them at once.
  func readersText(_ sql: String) async throws -> String? {
    try await engine.read { try $0.value(String.self, sql) }
  }
}

/// Another program's plain SQLite connection to the file.
final class Outsider: Sendable {
  private let queue: DatabaseQueue

  init(path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  func run(_ sql: String) throws {
    try queue.unsafeReentrantWrite { try $0.execute(sql: sql) }
  }

  func text(_ sql: String) throws -> String? {
    try queue.unsafeReentrantWrite { try String.fetchOne($0, sql: sql) }
  }
}

private final class SeenStatements: Sendable {
  private let statements = Mutex<[String]>([])
  var all: [String] { statements.withLock { $0 } }
  func add(_ statement: String) { statements.withLock { $0.append(statement) } }
}
