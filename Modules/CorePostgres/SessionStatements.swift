#if PostgreSQL
  import CLibPQ
  import CoreStorage

  /// A prepared statement.
  struct PreparedStatement {
    let name: String
    let arguments: [String]
  }

  extension Session {
    /// A command or a statement to be sent.
    enum Step {
      case command(String)
      case statement(PreparedStatement, ArgumentValues)
    }

    /// The number of prepared statements after which all are deallocated.
    private static let mostPrepared = 300

    /// Runs a command without arguments. Throws ``PostgresFailure``, as do all functions here.
    @discardableResult
    func command(_ sql: String) throws -> Answer {
      guard ahead.isEmpty else { return try journey(with: .command(sql)) }
      guard let connection else { throw PostgresFailure.lost }
      return try answer(PQexec(connection, sql))
    }

    /// Runs a statement with its arguments.
    func run(_ sql: String, _ arguments: SQLArguments) throws -> Answer {
      let step = try step(sql, arguments)
      guard ahead.isEmpty, case .statement(let statement, let values) = step else {
        return try journey(with: step)
      }
      guard let connection else { throw PostgresFailure.lost }
      return try values.withPointers { pointers, lengths, formats in
        try answer(
          PQexecPrepared(
            connection, statement.name, Int32(values.count), pointers, lengths, formats, 1))
      }
    }

    /// Returns a statement to be sent with another one, preparing it if necessary.
    func step(_ sql: String, _ arguments: SQLArguments) throws -> Step {
      let statement = try prepare(sql)
      return .statement(
        statement,
        try ArgumentValues(statement.arguments.map { arguments[$0]?.sqlValue ?? .null }))
    }

    /// Commits without awaiting the result, which the next use of the connection reads.
    func commitReading() throws {
      guard ahead.isEmpty else { return ahead = [] }
      guard let connection, PQsendQuery(connection, "COMMIT") == 1 else {
        throw PostgresFailure.lost
      }
    }

    private func prepare(_ sql: String) throws -> PreparedStatement {
      if let known = prepared[sql] { return known }
      guard let connection else { throw PostgresFailure.lost }
      if prepared.count >= Self.mostPrepared {
        _ = try answer(PQexec(connection, "DEALLOCATE ALL"))
        prepared = [:]
      }
      let numbered = NumberedStatement(sql)
      let statement = PreparedStatement(name: "s\(prepared.count)", arguments: numbered.names)
      _ = try answer(PQprepare(connection, statement.name, numbered.sql, 0, nil))
      prepared[sql] = statement
      return statement
    }

    /// Sends all queued steps and one more in a single round trip, and returns the result of the
    /// last.
    private func journey(with last: Step) throws -> Answer {
      let steps = ahead + [last]
      ahead = []
      // Unread results come first, because the server responds in order.
      while let connection, let result = PQgetResult(connection) { _ = try answer(result) }
      guard let connection, PQenterPipelineMode(connection) == 1 else { throw lose() }
      for step in steps {
        guard send(step, to: connection) else { throw lose() }
      }
      guard PQpipelineSync(connection) == 1 else { throw lose() }
      var answers = steps.map { _ in Result { try self.nextAnswer() } }
      PQclear(PQgetResult(self.connection))
      if let connection = self.connection, PQexitPipelineMode(connection) != 1 { close() }
      // After an error the server skips the rest, so the first error is the cause.
      let end = answers.popLast()
      for answer in answers { _ = try answer.get() }
      guard let end else { throw PostgresFailure.lost }
      return try end.get()
    }

    private func send(_ step: Step, to connection: OpaquePointer) -> Bool {
      switch step {
      case .command(let sql):
        PQsendQueryParams(connection, sql, 0, nil, nil, nil, nil, 1) == 1
      case .statement(let statement, let values):
        values.withPointers { pointers, lengths, formats in
          PQsendQueryPrepared(
            connection, statement.name, Int32(values.count), pointers, lengths, formats, 1) == 1
        }
      }
    }

    /// Returns the result of a step and reads its end marker.
    private func nextAnswer() throws -> Answer {
      guard let connection else { throw PostgresFailure.lost }
      let result = PQgetResult(connection)
      defer { if let connection = self.connection { PQclear(PQgetResult(connection)) } }
      return try answer(result)
    }

    private func lose() -> PostgresFailure {
      close()
      return .lost
    }

    private func answer(_ result: OpaquePointer?) throws -> Answer {
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        guard let result else { throw PostgresFailure.lost }
        return Answer(result)
      default:
        defer { PQclear(result) }
        let state = PQresultErrorField(result, 67).map { String(cString: $0) }  // PG_DIAG_SQLSTATE
        let isAlive = PQstatus(connection) == CONNECTION_OK
        let failure = isAlive ? PostgresFailure(state: state ?? "XX000") : .lost
        if failure.remedy == .reconnect || state == "25006" || state == "0A000" { close() }
        throw failure
      }
    }
  }
#endif
