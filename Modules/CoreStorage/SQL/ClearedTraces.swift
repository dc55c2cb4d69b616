import GRDB

extension Store {
  /// Sees to it that what was removed is in none of the store's files any more, the log of its
  /// writes among them; answers whether it is so now. Somebody who reads just then keeps it.
  public func clearTraces() async throws -> Bool {
    guard let file = engine as? SQLiteEngine, file.unwritable == nil else { return true }
    return try await explainingErrors {
      try await file.writer.writeWithoutTransaction { database in
        // A pragma, for SQLite's own function fails where the last call was interrupted.
        try Int.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == 0
      }
    }
  }
}
