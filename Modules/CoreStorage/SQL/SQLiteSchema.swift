import GRDB

/// The tables of a home's store.
enum SQLiteSchema {
  /// The file's `user_version`, raised with every change of the tables.
  static let version = 2
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

  /// The table of records. A body that contains the record's text as a member does not repeat it:
  /// `searched` is then the member's path, as a blob.
  private static let records = """
    CREATE TABLE record (
      key INTEGER PRIMARY KEY,
      profile TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
      device TEXT NOT NULL, number INTEGER NOT NULL, clock INTEGER NOT NULL,
      version INTEGER NOT NULL, day INTEGER, body TEXT, searched TEXT,
      \(text),
      UNIQUE (profile, kind, id)
    );
    CREATE INDEX record_by_day ON record (profile, kind, day, clock) WHERE body IS NOT NULL;
    CREATE INDEX record_by_clock ON record (profile, kind, clock) WHERE body IS NOT NULL;

    CREATE VIRTUAL TABLE record_text USING fts5 (
      text, content = 'searchable', content_rowid = 'key',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    """

  /// The text is `NULL` for a damaged body that is no longer JSON, so that other records are found
  /// and this one can be repaired.
  private static let text = """
    text TEXT AS (CASE
      WHEN typeof(searched) <> 'blob' THEN searched
      WHEN json_valid(body) THEN json_extract(body, CAST(searched AS TEXT)) END)
    """

  /// Returns the SQL expression for `searched` of a text. Paths with quotes are left out, because
  /// SQLite does not read all that it writes.
  static func searched(_ text: String, of body: String) -> String {
    """
    coalesce((
      SELECT CAST(fullkey AS BLOB)
      FROM json_tree(CASE WHEN \(text) IS NOT NULL AND json_valid(\(body)) THEN \(body) END)
      WHERE atom = \(text) AND instr(fullkey, '"') = 0 AND json_extract(\(body), fullkey) = \(text)
    ), \(text))
    """
  }

  /// Indexes the text of a new record.
  static let indexingNew = """
    CREATE TRIGGER record_text_insert AFTER INSERT ON record WHEN new.text IS NOT NULL BEGIN
      INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
    END;
    """

  /// Keeps the text index up to date. Only records with text are in it.
  private static let indexing = """
    CREATE VIEW searchable AS SELECT key, text FROM record WHERE text IS NOT NULL;
    -- SQLite may run triggers of one time in any order, so the old text goes before, the new one
    -- after.
    \(indexingNew)
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
    try database.execute(sql: records + indexing)
  }

  /// Creates the tables in a new file, or upgrades a former version's, and returns the file's device
  /// name. A read-only file stays as it is. Throws for a file of a newer Daybook or another program.
  static func prepare(_ database: Database, device: () -> String) throws -> String {
    if try !database.configuration.readonly && found(in: database) != version {
      try database.inTransaction(.immediate) {
        // Another process may have done so in the meantime.
        switch try found(in: database) {
        case version: return .commit
        case 0:
          try database.execute(sql: log + rare + records + indexing)
          try database.execute(sql: "PRAGMA application_id = \(applicationID)")
          try database.execute(
            sql: "INSERT INTO meta (key, value) VALUES ('device', ?)", arguments: [device()])
        default: try upgrade(database)
        }
        try database.execute(sql: "PRAGMA user_version = \(version)")
        return .commit
      }
    }
    return try SQLiteSchema.device(of: database)
  }

  /// Upgrades the tables of version 1, whose records repeated their texts. The text index stays.
  private static func upgrade(_ database: Database) throws {
    for column in try missingColumns(database) {
      try database.execute(sql: "ALTER TABLE change ADD COLUMN \(column) TEXT")
    }
    let triggers = ["insert", "delete", "drop", "take"].map { "DROP TRIGGER record_text_\($0);" }
    try database.execute(
      sql: """
        \(triggers.joined())
        DROP VIEW searchable;
        ALTER TABLE record RENAME COLUMN text TO searched;
        ALTER TABLE record ADD COLUMN \(text);
        UPDATE record SET searched = \(searched("searched", of: "body"))
          WHERE searched IS NOT NULL;
        \(rare)
        \(indexing)
        """)
  }

  /// Returns the log's columns that the first files of version 1 lack.
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

  /// Returns the version of the file's tables, 0 for an empty file. Only reads, and throws for a
  /// newer or foreign file.
  static func found(in database: Database) throws -> Int {
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
    if application == applicationID && found > version {
      throw StoreError.newerVersion(found: found, supported: version)
    }
    if application == applicationID && found > 0 { return found }
    guard found == 0 && objects == 0 else { throw StoreError.foreignDatabase }
    return 0
  }
}
