#if PostgreSQL
  import CoreStorage

  /// How it is found out whether a transaction was committed whose answer never came.
  ///
  /// Each transaction that writes leaves a row of its own. Who adds that row once more has to wait
  /// until the server is done with the transaction, and then finds the row there, or not.
  enum Settlement {
    /// Seconds after which nobody asks any more.
    private static let memory = 86_400

    /// What leaves the row of a transaction.
    static func leaving(_ mark: String, in session: Session) throws -> Session.Step {
      try session.step(insert, ["mark": mark])
    }

    private static let insert = """
      INSERT INTO settled (mark, made)
      VALUES (:mark, CAST(extract(epoch FROM current_timestamp) AS BIGINT))
      """

    /// Throws ``PostgresFailure``, also where the server is not done yet.
    static func isCommitted(_ mark: String, in session: Session) throws -> Bool {
      try session.command("BEGIN")
      do {
        _ = try session.run(insert, ["mark": mark])
        try session.command("ROLLBACK")
        return false
      } catch let failure as PostgresFailure {
        if session.isOpen { try session.command("ROLLBACK") }
        switch failure.state {
        case "23505": return true
        case "55P03", "57014": throw PostgresFailure(remedy: .reconnect, error: .outcomeUnknown)
        default: throw failure
        }
      }
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
