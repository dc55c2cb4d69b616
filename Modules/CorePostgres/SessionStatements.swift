#if PostgreSQL
  import CLibPQ
  import CoreStorage
  import Foundation

  /// A statement with its name on the server, which is empty for one that is sent whole each time.
  struct PreparedStatement {
    let name: String
    let sql: String
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
      return try response { PQsendQuery($0, sql) == 1 }
    }

    /// Queues the begin of a transaction, to be sent with its first statement.
    func begin(_ command: String = "BEGIN") {
      ahead = [.command(command)] + (isPooled ? [.command(settings.limits)] : [])
    }

    /// Runs a statement with its arguments.
    func run(_ sql: String, _ arguments: SQLArguments) throws -> Answer {
      let step = try step(sql, arguments)
      guard ahead.isEmpty else { return try journey(with: step) }
      return try response { send(step, to: $0) }
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
      if prepared.count >= Self.mostPrepared {
        if !isPooled { _ = try response { PQsendQuery($0, "DEALLOCATE ALL") == 1 } }
        prepared = [:]
      }
      let numbered = NumberedStatement(sql)
      let name = isPooled ? "" : "s\(prepared.count)"
      let statement = PreparedStatement(name: name, sql: numbered.sql, arguments: numbered.names)
      if !isPooled { _ = try response { PQsendPrepare($0, name, numbered.sql, 0, nil) == 1 } }
      prepared[sql] = statement
      return statement
    }

    /// Sends a statement alone, and returns the last of its results or the first error.
    private func response(to send: (OpaquePointer) -> Bool) throws -> Answer {
      try readRest()
      guard let connection, send(connection) else { throw lose() }
      guard let last = try readRest() else { throw PostgresFailure.lost }
      return last
    }

    /// Reads what was not read yet. The server responds in order.
    @discardableResult
    private func readRest() throws -> Answer? {
      var last: Result<Answer, any Error>?
      while let connection, let result = try arrival(on: connection) {
        let next = Result { try answer(result) }
        if case .failure = last { continue }
        last = next
      }
      return try last?.get()
    }

    /// Waits for the next result, which is `nil` at the end of a statement.
    private func arrival(on connection: OpaquePointer) throws -> OpaquePointer? {
      let end = ContinuousClock.now + .seconds(settings.responseTime)
      while PQisBusy(connection) == 1 {
        let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
        guard left > 0 else { throw lose() }
        var socket = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
        _ = poll(&socket, 1, Int32(left.rounded(.up)))
        // The error of a lost connection is the next result.
        if socket.revents != 0, PQconsumeInput(connection) == 0 { break }
      }
      return PQgetResult(connection)
    }

    /// Sends all queued steps and one more in a single round trip, and returns the result of the
    /// last.
    private func journey(with last: Step) throws -> Answer {
      let steps = ahead + [last]
      ahead = []
      try readRest()
      guard let connection, PQenterPipelineMode(connection) == 1 else { throw lose() }
      for step in steps {
        guard send(step, to: connection) else { throw lose() }
      }
      guard PQpipelineSync(connection) == 1 else { throw lose() }
      var answers = steps.map { _ in Result { try self.nextAnswer() } }
      if let connection = self.connection {
        PQclear(try arrival(on: connection))
        if PQexitPipelineMode(connection) != 1 { close() }
      }
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
          if statement.name.isEmpty {
            PQsendQueryParams(
              connection, statement.sql, Int32(values.count), nil, pointers, lengths, formats, 1)
              == 1
          } else {
            PQsendQueryPrepared(
              connection, statement.name, Int32(values.count), pointers, lengths, formats, 1) == 1
          }
        }
      }
    }

    /// Returns the result of a step and reads its end marker.
    private func nextAnswer() throws -> Answer {
      guard let connection else { throw PostgresFailure.lost }
      let next = Result { try answer(arrival(on: connection)) }
      if let connection = self.connection { PQclear(try arrival(on: connection)) }
      return try next.get()
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
        if failure.remedy == .reconnect || state == "0A000" { close() }
        throw failure
      }
    }
  }
#endif
