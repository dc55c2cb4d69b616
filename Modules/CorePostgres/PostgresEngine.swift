#if PostgreSQL
  import CoreStorage
  import Foundation
  import Synchronization

  /// The storage engine for a PostgreSQL database.
  final class PostgresEngine: StoreEngine {
    let device: String
    let pool: SessionPool
    private let writes = Atomic(0)

    private init(_ pool: SessionPool, device: String) {
      (self.pool, self.device) = (pool, device)
    }

    /// Connects and creates missing tables.
    static func open(
      url: String, settings: PostgresSettings, device: @escaping @Sendable () -> String
    ) async throws -> PostgresEngine {
      let pool = SessionPool(url: url, settings: settings)
      return PostgresEngine(
        pool,
        device: try await retrying(pool) { try PostgresSchema.prepare($0, device: device) })
    }

    /// Connects and creates missing tables without leaving the thread.
    static func openNow(
      url: String, settings: PostgresSettings, device: () -> String
    ) throws -> PostgresEngine {
      let pool = SessionPool(url: url, settings: settings)
      return PostgresEngine(
        pool, device: try retryingNow(pool) { try PostgresSchema.prepare($0, device: device) })
    }

    func read<Result: Sendable>(
      _ body: @escaping @Sendable (any Connection) throws -> Result
    ) async throws -> Result {
      try await Self.retrying(pool) { [device] in try Self.read(in: $0, device: device, body) }
    }

    func readNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
      try Self.retryingNow(pool) { try Self.read(in: $0, device: device, body) }
    }

    /// Reads one consistent state while `body` runs.
    private static func read<Result>(
      in session: Session, device: String, _ body: (any Connection) throws -> Result
    ) throws -> Result {
      let connection = PostgresConnection(session, isWriting: false, device: device)
      return try connection.transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") {
        let result = try body(connection)
        if let failure = connection.failure { throw failure }
        try session.commitReading()
        return result
      }
    }

    private static func retryingNow<Result>(
      _ pool: SessionPool, _ work: (Session) throws -> Result
    ) throws -> Result {
      var attempts = Attempts(pool)
      while true {
        do {
          return try pool.useNow { session in
            try session.open()
            pool.found()
            return try work(session)
          }
        } catch let failure as PostgresFailure {
          Thread.sleep(forTimeInterval: try attempts.pause(after: failure) / .seconds(1))
        }
      }
    }

    /// Runs `work` with an open session, and retries after errors that may pass.
    static func retrying<Result: Sendable>(
      _ pool: SessionPool, patience: Double? = nil,
      _ work: @escaping @Sendable (Session) throws -> Result
    ) async throws -> Result {
      var attempts = Attempts(pool, patience: patience)
      while true {
        do {
          return try await pool.use { session in
            try session.open()
            pool.found()
            return try work(session)
          }
        } catch let failure as PostgresFailure {
          try await Task.sleep(for: attempts.pause(after: failure))
        }
      }
    }
  }

  // MARK: - Writing

  extension PostgresEngine {
    private enum Outcome<Result: Sendable> {
      case committed(Result)
      /// The connection was lost during the commit.
      case unknown(Result)
    }

    func write<Result: Sendable>(
      _ body: @escaping @Sendable (any Connection) throws -> Result
    ) async throws -> Result {
      let device = device
      while true {
        // Each attempt leaves its own mark, which shows later if it was committed.
        let marks = Mutex("")
        let outcome = try await Self.retrying(pool) { session in
          let mark = UUID().uuidString
          marks.withLock { $0 = mark }
          return try Self.attempt(in: session, device: device, mark: mark, body)
        }
        switch outcome {
        case .committed(let result):
          if writes.add(1, ordering: .relaxed).newValue % 500 == 0 { await forgetMarks() }
          return result
        case .unknown(let result):
          if try await isCommitted(marks.withLock { $0 }) { return result }
        }
      }
    }

    private static func attempt<Result: Sendable>(
      in session: Session, device: String, mark: String, _ body: (any Connection) throws -> Result
    ) throws -> Outcome<Result> {
      let connection = PostgresConnection(session, isWriting: true, device: device)
      return try connection.transaction("BEGIN ISOLATION LEVEL READ COMMITTED") {
        let result = try body(connection)
        if let failure = connection.failure { throw failure }
        try connection.prepareCommit(mark)
        do { try session.command("COMMIT") } catch let failure as PostgresFailure
          where failure.remedy == .reconnect && connection.hasWritten
        {
          return .unknown(result)
        }
        return .committed(result)
      }
    }

    private func isCommitted(_ mark: String) async throws -> Bool {
      do {
        return try await Self.retrying(pool, patience: pool.settings.patience * 3) { session in
          try Settlement.isCommitted(mark, in: session)
        }
      } catch is StoreError {
        throw StoreError.outcomeUnknown
      }
    }

    /// Removes old marks. Failures are ignored, because a later call repeats it.
    private func forgetMarks() async {
      do { try await Self.retrying(pool) { try Settlement.forgetOld(in: $0) } } catch { return }
    }
  }

  extension PostgresConnection {
    /// Runs `body` in a transaction, and rolls back after an error.
    fileprivate func transaction<Result>(
      _ begin: String, _ body: () throws -> Result
    ) throws -> Result {
      session.begin(begin)
      do { return try body() } catch {
        session.ahead = []
        do { if session.isOpen { try session.command("ROLLBACK") } } catch { session.close() }
        throw failure ?? error
      }
    }
  }
#endif
