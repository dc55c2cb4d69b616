import GRDB

/// The registry's table. Files never used by a server lack it.
extension Database {
  private static let registryTable = """
    CREATE TABLE registry (
      drawer TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER,
      PRIMARY KEY (drawer, key)
    ) WITHOUT ROWID;
    CREATE INDEX registry_by_expiry ON registry (expires) WHERE expires IS NOT NULL;
    """

  /// Queries the file directly: GRDB would cache the answer, and a restore may drop the table.
  func hasRegistry() throws -> Bool {
    try value(
      Int.self, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'registry'") != nil
  }

  func makeRegistry() throws {
    if try !hasRegistry() { try explainingErrors { try execute(sql: Self.registryTable) } }
  }
}
