import GRDB

/// The registry's table, which files that no server used need not have.
extension Database {
  private static let registryTable = """
    CREATE TABLE registry (
      drawer TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER,
      PRIMARY KEY (drawer, key)
    ) WITHOUT ROWID;
    CREATE INDEX registry_by_expiry ON registry (expires) WHERE expires IS NOT NULL;
    """

  /// Asked of the file: GRDB would remember it, and a restore may take the table away.
  func hasRegistry() throws -> Bool {
    try value(
      Int.self, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'registry'") != nil
  }

  func makeRegistry() throws {
    if try !hasRegistry() { try explainingErrors { try execute(sql: Self.registryTable) } }
  }
}
