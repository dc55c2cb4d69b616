#if PostgreSQL
  import CoreStorage

  /// Determines if a transaction was committed whose result was lost.
  ///
  /// Every writing transaction inserts a row of its own. Inserting the same row again waits until
  /// the server has finished that transaction, and then succeeds or finds the row.
  enum Settlement {
    /// Seconds for which rows are kept.
    private static let memory = 86_400

    /// Returns the insertion of a transaction's row.
    static func leaving(_ mark: String, in session: Session) throws -> Session.Step {
      try session.step(insert, ["mark": mark])
    }

    private static let insert = """
      INSERT INTO settled (mark, made)
      VALUES (:mark, CAST(extract(epoch FROM current_timestamp) AS BIGINT))
      """

    /// Throws ``PostgresFailure``, even if only because the server has not finished.
    static func isCommitted(_ mark: String, in session: Session) throws -> Bool {
      session.begin()
      do {
        _ = try session.run(insert, ["mark": mark])
        try session.command("ROLLBACK")
        return false
      } catch let failure as PostgresFailure {
        if session.isOpen { try session.command("ROLLBACK") }
        switch failure.state {
        case "23505":
          try awaitStandbys(after: mark, in: session)
          return true
        case "55P03", "57014": throw PostgresFailure(remedy: .reconnect, error: .outcomeUnknown)
        default: throw failure
        }
      }
    }

    /// Commits once more. A server that was interrupted while it waited for its standbys shows what
    /// they do not have; they confirm a later commit only with all before it.
    private static func awaitStandbys(after mark: String, in session: Session) throws {
      session.begin()
      _ = try session.run("UPDATE settled SET made = made WHERE mark = :mark", ["mark": mark])
      try session.command("COMMIT")
    }

    static func forgetOld(in session: Session) throws {
      _ = try session.run(
        """
        DELETE FROM settled
        WHERE made < CAST(extract(epoch FROM current_timestamp) AS BIGINT) - \(memory)
        """, [:])
    }
  }
#endif
