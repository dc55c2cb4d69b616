import GRDB

extension Store {
  /// Erases removed data from all of the store's files, including the write-ahead log. Returns
  /// `false` if a concurrent reader still prevents it.
  public func clearTraces() async throws -> Bool {
    guard let file = engine as? SQLiteEngine, file.unwritable == nil else { return true }
    return try await explainingErrors {
      try await file.writer.writeWithoutTransaction { database in
        // The pragma is used because SQLite's own function fails after an interrupted call.
        try Int.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == 0
      }
    }
  }
}
