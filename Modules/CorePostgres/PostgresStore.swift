#if PostgreSQL
  public import CoreStorage

  extension Store {
    /// Opens a store in a database, `postgres://person@host/name`, and makes its tables where they are
    /// missing; any number of processes may have it open.
    ///
    /// Backups, restoring and folder sync are a file's and throw ``StoreError/needsFile`` here.
    public static func open(
      postgres url: String, settings: PostgresSettings = PostgresSettings(), profile: String = "me",
      kinds: [any Record.Type] = [], effects: Effects
    ) async throws -> Store {
      let engine = try await PostgresEngine.open(
        url: url, settings: settings, device: effects.device)
      return Store(engine, profile: profile, kinds: kinds, effects: effects)
    }

    /// The store of the same person, with the same kinds of record, in a database instead; see
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
