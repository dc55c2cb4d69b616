#if PostgreSQL
  import CLibPQ
  import CoreStorage
  import Dispatch
  import Foundation

  /// One connection to the server, opened when it is first used. Its calls block, and are made on its
  /// own queue alone.
  final class Session: @unchecked Sendable {  // nothing of it is used outside its queue
    let queue = DispatchQueue(label: "postgres")
    private let url: String
    private let settings: PostgresSettings
    private var connection: OpaquePointer?
    private var prepared: [String: (name: String, arguments: [String])] = [:]

    /// More statements than these are forgotten, so that a server keeps few for us.
    private static let mostPrepared = 300

    init(url: String, settings: PostgresSettings) {
      (self.url, self.settings) = (url, settings)
    }

    deinit { close() }

    var isOpen: Bool { connection != nil }

    /// Connects where it is not connected. Throws ``PostgresFailure``.
    func open() throws {
      guard connection == nil else { return }
      // What stands before the address can be set by it in another way; what follows cannot.
      let parameters: KeyValuePairs = [
        "connect_timeout": "\(settings.connectTime)", "fallback_application_name": "daybook",
        "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
        "tcp_user_timeout": "\(Int((settings.statementTime + settings.lockTime) * 1000))",
        "dbname": url,
      ]
      let opened = withCStrings(parameters.map(\.key)) { keys in
        withCStrings(parameters.map(\.value)) { PQconnectdbParams(keys, $0, 1) }
      }
      guard let opened, PQstatus(opened) == CONNECTION_OK else {
        defer { PQfinish(opened) }
        throw Self.refusal(opened.map { String(cString: PQerrorMessage($0)) } ?? "")
      }
      connection = opened
      // Warnings are for nobody here; what goes wrong is thrown.
      PQsetNoticeProcessor(opened, { _, _ in }, nil)
      do {
        _ = try command(settings.preamble)
        guard PQparameterStatus(opened, "server_encoding").map({ String(cString: $0) }) == "UTF8"
        else { throw PostgresFailure(remedy: .none, error: .refused) }
      } catch {
        close()
        throw error
      }
    }

    func close() {
      prepared = [:]
      if let connection { PQfinish(connection) }
      connection = nil
    }

    /// Runs statements without arguments.
    @discardableResult
    func command(_ sql: String) throws -> Answer {
      guard let connection else { throw PostgresFailure.lost }
      return try answer(PQexec(connection, sql))
    }

    /// Runs a statement with its arguments, which it prepares the first time.
    func run(_ sql: String, _ arguments: SQLArguments) throws -> Answer {
      let statement = try prepare(sql)
      guard let connection else { throw PostgresFailure.lost }
      let values = try ArgumentValues(statement.arguments.map { arguments[$0]?.sqlValue ?? .null })
      return try values.withPointers { pointers, lengths, formats in
        try answer(
          PQexecPrepared(
            connection, statement.name, Int32(values.count), pointers, lengths, formats, 1))
      }
    }

    private func prepare(_ sql: String) throws -> (name: String, arguments: [String]) {
      if let known = prepared[sql] { return known }
      guard let connection else { throw PostgresFailure.lost }
      if prepared.count >= Self.mostPrepared {
        prepared = [:]
        try command("DEALLOCATE ALL")
      }
      let statement = NumberedStatement(sql)
      let name = "s\(prepared.count)"
      _ = try answer(PQprepare(connection, name, statement.sql, 0, nil))
      prepared[sql] = (name, statement.names)
      return (name, statement.names)
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

    /// libpq tells only in words why it could not connect; the server's begin with its state's level.
    private static func refusal(_ message: String) -> PostgresFailure {
      let isRefused = ["password", "authentication", "does not exist", "pg_hba", "invalid"].contains
      {
        message.contains($0)
      }
      return isRefused ? PostgresFailure(remedy: .none, error: .refused) : .lost
    }
  }

  /// Calls a closure with a list of texts as C has it, ended by a null pointer.
  private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    var pointers: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(strdup($0)) }
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
#endif
