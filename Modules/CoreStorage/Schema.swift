import GRDB

/// The tables of a home's store.
enum Schema {
  /// `user_version` of the file; raised with every change of the tables.
  static let version = 1
  /// `application_id` of the file: "Dayb" in ASCII.
  static let applicationID = 0x4461_7962

  static let tables = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE change (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      profile TEXT NOT NULL, device TEXT NOT NULL, number INTEGER NOT NULL,
      batch INTEGER NOT NULL, undoes TEXT, automatic INTEGER NOT NULL,
      clock INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
      version INTEGER NOT NULL, day INTEGER, body TEXT,
      UNIQUE (profile, device, number)
    );
    CREATE INDEX change_of_record ON change (profile, kind, id, clock, device, number);
    CREATE INDEX change_by_clock ON change (clock);
    CREATE INDEX change_undoes ON change (profile, undoes) WHERE undoes IS NOT NULL;

    CREATE TABLE record (
      key INTEGER PRIMARY KEY,
      profile TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
      device TEXT NOT NULL, number INTEGER NOT NULL, clock INTEGER NOT NULL,
      version INTEGER NOT NULL, day INTEGER, body TEXT, text TEXT,
      UNIQUE (profile, kind, id)
    );
    CREATE INDEX record_by_day ON record (profile, kind, day, clock) WHERE body IS NOT NULL;

    CREATE VIRTUAL TABLE record_text USING fts5 (
      text, content = 'record', content_rowid = 'key',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER record_text_insert AFTER INSERT ON record WHEN new.text IS NOT NULL BEGIN
      INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
    END;
    CREATE TRIGGER record_text_delete AFTER DELETE ON record WHEN old.text IS NOT NULL BEGIN
      INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', old.key, old.text);
    END;
    CREATE TRIGGER record_text_drop AFTER UPDATE ON record WHEN old.text IS NOT NULL BEGIN
      INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', old.key, old.text);
    END;
    CREATE TRIGGER record_text_take AFTER UPDATE ON record WHEN new.text IS NOT NULL BEGIN
      INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
    END;

    CREATE TABLE cache (
      profile TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (profile, key)
    ) WITHOUT ROWID;

    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    """

  /// Makes the tables in a new file and answers the device that the file belongs to; refuses a file
  /// of a newer Daybook or of another program.
  static func prepare(_ database: Database, device: () -> String) throws -> String {
    if try !isReady(database) {
      try database.inTransaction(.immediate) {
        // Another process may have made them since.
        if try isReady(database) { return .commit }
        try database.execute(sql: tables)
        try database.execute(
          sql: "INSERT INTO meta (key, value) VALUES ('device', ?)", arguments: [device()])
        return .commit
      }
    }
    let device = try String.fetchOne(
      database, sql: "SELECT value FROM meta WHERE key = 'device'")
    guard let device else { throw StoreError.corrupt }
    return device
  }

  private static func isReady(_ database: Database) throws -> Bool {
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    if found == version, try isOurs(database) { return true }
    if found > version, try isOurs(database) {
      throw StoreError.newerVersion(found: found, supported: version)
    }
    let objects = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    guard found == 0 && objects == 0 else { throw StoreError.foreignDatabase }
    return false
  }

  private static func isOurs(_ database: Database) throws -> Bool {
    try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationID
  }
}
