#if PostgreSQL
  import CoreStorage

  /// The tables of a store in a database.
  ///
  /// Uses only features common to PostgreSQL, Citus, CockroachDB and YugabyteDB. Every key begins
  /// with the profile, so that a person's rows can live on one machine. Texts are ordered by bytes.
  enum PostgresSchema {
    /// The statements of each version, which can be interrupted and repeated.
    static let versions = [
      first,
      ["origin", "follows"].map {
        "ALTER TABLE change ADD COLUMN IF NOT EXISTS \($0) TEXT COLLATE \"C\""
      } + [
        """
        CREATE INDEX IF NOT EXISTS change_reconciled
          ON change (profile, clock) WHERE follows >= '~'
        """
      ],
      ["ALTER TABLE change ADD COLUMN IF NOT EXISTS hash TEXT COLLATE \"C\""],
      [
        // The newest of a person's changes, and whose log has moved.
        """
        CREATE INDEX IF NOT EXISTS change_by_clock ON change (profile, clock, device, number)
        """,
        "CREATE INDEX IF NOT EXISTS head_by_clock ON head (clock)",
      ],
    ]

    private static let first = [
      """
      CREATE TABLE IF NOT EXISTS meta (
        key TEXT COLLATE "C" PRIMARY KEY, value TEXT COLLATE "C" NOT NULL)
      """,
      // A row that every writing transaction of the profile locks first.
      """
      CREATE TABLE IF NOT EXISTS head (
        profile TEXT COLLATE "C" PRIMARY KEY,
        sequence BIGINT NOT NULL, number BIGINT NOT NULL, clock BIGINT NOT NULL)
      """,
      """
      CREATE TABLE IF NOT EXISTS change (
        profile TEXT COLLATE "C" NOT NULL, sequence BIGINT NOT NULL,
        device TEXT COLLATE "C" NOT NULL, number BIGINT NOT NULL, batch BIGINT NOT NULL,
        undoes TEXT COLLATE "C", automatic BIGINT NOT NULL, clock BIGINT NOT NULL,
        kind TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL, version BIGINT NOT NULL,
        day BIGINT, body TEXT COLLATE "C",
        PRIMARY KEY (profile, sequence), UNIQUE (profile, device, number))
      """,
      """
      CREATE INDEX IF NOT EXISTS change_of_record
        ON change (profile, kind, id, clock, device, number)
      """,
      """
      CREATE INDEX IF NOT EXISTS change_undoes
        ON change (profile, undoes) WHERE undoes IS NOT NULL
      """,
      """
      CREATE TABLE IF NOT EXISTS record (
        profile TEXT COLLATE "C" NOT NULL, kind TEXT COLLATE "C" NOT NULL,
        id TEXT COLLATE "C" NOT NULL, device TEXT COLLATE "C" NOT NULL, number BIGINT NOT NULL,
        clock BIGINT NOT NULL, version BIGINT NOT NULL, day BIGINT, body TEXT COLLATE "C",
        text TEXT COLLATE "C", PRIMARY KEY (profile, kind, id))
      """,
      """
      CREATE INDEX IF NOT EXISTS record_by_day
        ON record (profile, kind, day NULLS FIRST, clock, id) WHERE body IS NOT NULL
      """,
      """
      CREATE INDEX IF NOT EXISTS record_by_clock
        ON record (profile, kind, clock) WHERE body IS NOT NULL
      """,
      // The words of records' texts, without case and diacritics.
      """
      CREATE TABLE IF NOT EXISTS word (
        profile TEXT COLLATE "C" NOT NULL, kind TEXT COLLATE "C" NOT NULL,
        id TEXT COLLATE "C" NOT NULL, word TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (profile, kind, word, id))
      """,
      "CREATE INDEX IF NOT EXISTS word_of_record ON word (profile, kind, id)",
      """
      CREATE TABLE IF NOT EXISTS cache (
        profile TEXT COLLATE "C" NOT NULL, key TEXT COLLATE "C" NOT NULL, body BYTEA NOT NULL,
        PRIMARY KEY (profile, key))
      """,
      """
      CREATE TABLE IF NOT EXISTS registry (
        drawer TEXT COLLATE "C" NOT NULL, key TEXT COLLATE "C" NOT NULL,
        body TEXT COLLATE "C" NOT NULL, expires BIGINT, PRIMARY KEY (drawer, key))
      """,
      """
      CREATE INDEX IF NOT EXISTS registry_by_expiry
        ON registry (expires) WHERE expires IS NOT NULL
      """,
      // Recently committed transactions; see Settlement.
      """
      CREATE TABLE IF NOT EXISTS settled (mark TEXT COLLATE "C" PRIMARY KEY, made BIGINT NOT NULL)
      """,
      "CREATE INDEX IF NOT EXISTS settled_by_time ON settled (made)",
    ]

    /// Creates or upgrades the tables and returns the database's device. Several processes may do
    /// so at once. Throws ``PostgresFailure``.
    static func prepare(_ session: Session, device: () -> String) throws -> String {
      if let found = try ready(session) { return found }
      session.begin()
      do {
        var known = 0
        if try !tables(of: ["meta"], session).isEmpty {
          // Other processes that upgrade wait for this row.
          let answer = try session.run(
            "SELECT value FROM meta WHERE key = 'version' FOR UPDATE", [:])
          try answer.forEach { known = Int(try $0.value(String.self, at: 0)) ?? 0 }
        }
        for statement in versions.dropFirst(known).joined() { try session.command(statement) }
        for (key, value) in [("device", device()), ("version", "\(versions.count)")] {
          _ = try session.run(
            """
            INSERT INTO meta (key, value) VALUES (:key, :value)
            ON CONFLICT (key) DO UPDATE SET value = CASE meta.key
              WHEN 'device' THEN meta.value ELSE excluded.value END
            """, ["key": key, "value": value])
        }
        try session.command("COMMIT")
      } catch {
        if session.isOpen { try session.command("ROLLBACK") }
        throw again(error)
      }
      guard let made = try ready(session) else {
        throw PostgresFailure(remedy: .again, error: .corrupt)
      }
      return made
    }

    /// Returns the database's device; `nil` if its tables need an upgrade. Throws for a newer
    /// version and for tables of another program.
    private static func ready(_ session: Session) throws -> String? {
      // One statement, because another process may create all tables between two.
      let found = try tables(of: ["meta", "change", "record"], session)
      guard found.contains("meta") else {
        guard found.isEmpty else {
          throw PostgresFailure(remedy: .none, error: .foreignDatabase)
        }
        return nil
      }
      var meta: [String: String] = [:]
      do {
        let answer = try session.run(
          "SELECT key, value FROM meta WHERE key IN ('version', 'device')", [:])
        try answer.forEach { meta[try $0.value(at: 0)] = try $0.value(String.self, at: 1) }
      } catch let failure as PostgresFailure where failure.state == "42703" {
        throw PostgresFailure(remedy: .none, error: .foreignDatabase)
      }
      let version = meta["version"].flatMap { Int($0) } ?? 0
      guard version <= versions.count else {
        throw PostgresFailure(
          remedy: .none, error: .newerVersion(found: version, supported: versions.count))
      }
      return version == versions.count ? meta["device"] : nil
    }

    /// Returns the names of existing tables.
    private static func tables(of names: [String], _ session: Session) throws -> Set<String> {
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      let answer = try session.run(
        """
        SELECT tablename FROM pg_tables
        WHERE tablename IN (\(list)) AND schemaname = current_schema()
        """, [:])
      var found: Set<String> = []
      try answer.forEach { found.insert(try $0.value(at: 0)) }
      return found
    }

    /// Makes conflicts retryable, which occur when two processes create the same table.
    private static func again(_ error: any Error) -> any Error {
      guard var failure = error as? PostgresFailure,
        ["42P07", "42710", "42P06", "XX000"].contains(failure.state)
      else { return error }
      failure.remedy = .again
      return failure
    }
  }
#endif
