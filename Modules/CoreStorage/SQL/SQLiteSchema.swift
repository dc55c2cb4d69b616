import GRDB

/// The tables of a home's store.
enum SQLiteSchema {
  /// The file's `user_version`, raised with every change of the tables.
  static let version = 1
  /// The file's `application_id`: "Dayb" in ASCII.
  static let applicationID = 0x4461_7962

  /// Partial indexes that contain few changes.
  private static let rare = """
    CREATE INDEX IF NOT EXISTS change_reconciled ON change (profile, clock) WHERE follows >= '~';
    CREATE INDEX IF NOT EXISTS change_unhashed ON change (sequence) WHERE \(unhashed);
    """

  /// The SQL condition that an earlier version wrote a row of the log.
  static let unhashed = "hash IS NULL AND \(Change.isWhole)"

  private static let log = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE change (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      profile TEXT NOT NULL, device TEXT NOT NULL, number INTEGER NOT NULL,
      batch INTEGER NOT NULL, undoes TEXT, automatic INTEGER NOT NULL,
      clock INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
      version INTEGER NOT NULL, day INTEGER, body TEXT, origin TEXT,
      follows TEXT, hash TEXT,
      UNIQUE (profile, device, number)
    );
    CREATE INDEX change_of_record ON change (profile, kind, id, clock, device, number);
    CREATE INDEX change_by_clock ON change (clock);
    CREATE INDEX change_undoes ON change (profile, undoes) WHERE undoes IS NOT NULL;

    CREATE TABLE cache (
      profile TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (profile, key)
    ) WITHOUT ROWID;
    """

  /// The tables derived from the log. Only records with text are in the text index.
  private static let records = """
    CREATE TABLE record (
      key INTEGER PRIMARY KEY,
      profile TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
      device TEXT NOT NULL, number INTEGER NOT NULL, clock INTEGER NOT NULL,
      version INTEGER NOT NULL, day INTEGER, body TEXT, text TEXT,
      UNIQUE (profile, kind, id)
    );
    CREATE INDEX record_by_day ON record (profile, kind, day, clock) WHERE body IS NOT NULL;
    CREATE INDEX record_by_clock ON record (profile, kind, clock) WHERE body IS NOT NULL;

    CREATE VIEW searchable AS SELECT key, text FROM record WHERE text IS NOT NULL;
    CREATE VIRTUAL TABLE record_text USING fts5 (
      text, content = 'searchable', content_rowid = 'key',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    -- SQLite may run triggers of one time in any order, so the old text goes before, the new one
    -- after.
    CREATE TRIGGER record_text_insert AFTER INSERT ON record WHEN new.text IS NOT NULL BEGIN
      INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
    END;
    CREATE TRIGGER record_text_delete AFTER DELETE ON record WHEN old.text IS NOT NULL BEGIN
      INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', old.key, old.text);
    END;
    CREATE TRIGGER record_text_drop BEFORE UPDATE ON record WHEN old.text IS NOT NULL BEGIN
      INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', old.key, old.text);
    END;
    CREATE TRIGGER record_text_take AFTER UPDATE ON record WHEN new.text IS NOT NULL BEGIN
      INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
    END;
    """

  /// Replaces the record tables with empty ones.
  static func remakeRecords(_ database: Database) throws {
    try database.execute(
      sql: """
        DROP TABLE IF EXISTS record_text;
        DROP VIEW IF EXISTS searchable;
        DROP TABLE IF EXISTS record;
        """)
    try database.execute(sql: records)
  }

  /// Creates the tables in a new file and returns the file's device name. Throws for a file of a
  /// newer Daybook or another program.
  static func prepare(_ database: Database, device: () -> String) throws -> String {
    if try !isReady(database) {
      try database.inTransaction(.immediate) {
        // Another process may have created them in the meantime.
        if try isReady(database) { return .commit }
        try database.execute(sql: log)
        try database.execute(sql: rare)
        try database.execute(sql: records)
        try database.execute(sql: "PRAGMA application_id = \(applicationID)")
        try database.execute(sql: "PRAGMA user_version = \(version)")
        try database.execute(
          sql: "INSERT INTO meta (key, value) VALUES ('device', ?)", arguments: [device()])
        return .commit
      }
    } else if try !missingColumns(database).isEmpty {
      try database.inTransaction(.immediate) {
        for column in try missingColumns(database) {
          try database.execute(sql: "ALTER TABLE change ADD COLUMN \(column) TEXT")
        }
        try database.execute(sql: rare)
        return .commit
      }
    }
    return try SQLiteSchema.device(of: database)
  }

  /// Returns the log's columns that earlier versions did not create. Those versions work with them
  /// too, so the file's version stays the same.
  private static func missingColumns(_ database: Database) throws -> [String] {
    let there = try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info('change')")
    return ["origin", "follows", "hash"].filter { !there.contains($0) }
  }

  /// Makes a read-only file readable as if it had every column.
  static func completeForReading(_ database: Database) throws {
    let missing = try missingColumns(database).map { ", NULL AS \($0)" }.joined()
    guard !missing.isEmpty else { return }
    try database.execute(sql: "CREATE TEMP VIEW change AS SELECT *\(missing) FROM main.change")
  }

  /// Returns the device name for the file's changes. Restoring a backup changes it, even while
  /// other processes have the file open.
  static func device(of database: Database) throws -> String {
    let device = try String.fetchOne(
      database.cachedStatement(sql: "SELECT value FROM meta WHERE key = 'device'"))
    guard let device else { throw StoreError.corrupt }
    return device
  }

  /// Returns `true` if the tables exist. Only reads, and throws for a foreign file.
  static func isReady(_ database: Database) throws -> Bool {
    // A single statement sees a single state, even with concurrent writers.
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT (SELECT user_version FROM pragma_user_version),
          (SELECT application_id FROM pragma_application_id), count(*) FROM sqlite_master
        """)
    guard let row else { throw StoreError.corrupt }
    let found = try row.decode(Int.self, atIndex: 0)
    let application = try row.decode(Int.self, atIndex: 1)
    let objects = try row.decode(Int.self, atIndex: 2)
    if application == applicationID && found == version { return true }
    if application == applicationID && found > version {
      throw StoreError.newerVersion(found: found, supported: version)
    }
    guard found == 0 && objects == 0 else { throw StoreError.foreignDatabase }
    return false
  }
}
