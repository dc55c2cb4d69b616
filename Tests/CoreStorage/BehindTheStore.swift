import GRDB

@testable import CoreStorage

extension Store {
  /// Changes the file behind the store's back.
  func sql(_ sql: String) async throws {
    _ = try await engine.write { try $0.execute(sql) }
  }

  /// What a query or pragma answers on the writing connection.
  func integer(_ sql: String) async throws -> Int? {
    try await engine.write { try $0.value(Int.self, sql) }
  }

  /// Does what a cancelled task does to a call of SQLite's that is about to end.
  func interrupt() throws { try file.writer.interrupt() }

  /// How SQLite goes about the statements of a read.
  func plan<Value: CoreStorage.Record>(
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

  /// The same on a reading connection, in as many readers at once as there are.
  func readersText(_ sql: String) async throws -> String? {
    try await engine.read { try $0.value(String.self, sql) }
  }
}

/// A file as another program has it open: plain SQLite, no rules of ours.
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
