#if PostgreSQL
  public import CoreStorage

  extension Store {
    /// Opens a store in a database, `postgres://person@host/name`, and creates missing tables. Any
    /// number of processes may use it.
    ///
    /// Backups, restoring and folder sync require a file and throw ``StoreError/needsFile`` here.
    public static func open(
      postgres url: String, settings: PostgresSettings = PostgresSettings(), profile: String = "me",
      kinds: [any Record.Type] = [], effects: Effects
    ) async throws -> Store {
      let engine = try await PostgresEngine.open(
        url: url, settings: settings, device: effects.device)
      return Store(engine, profile: profile, kinds: kinds, effects: effects)
    }

    /// Returns a store for the same profile and kinds of records in a database; see
    /// ``open(postgres:settings:profile:kinds:effects:)``. Nothing is copied.
    public func inDatabase(
      postgres url: String, settings: PostgresSettings = PostgresSettings()
    ) async throws -> Store {
      try await inEngine { device in
        try await PostgresEngine.open(url: url, settings: settings, device: device)
      }
    }
  }
#endif
