#if PostgreSQL
  import CLibPQ
  import CoreStorage
  import Dispatch
  import Foundation

  /// A connection to the server, opened on first use. Its calls block and run only on its own
  /// queue.
  final class Session: @unchecked Sendable {  // nothing of it is used outside its queue
    let queue = DispatchQueue(label: "postgres")
    private let url: String
    let settings: PostgresSettings
    private(set) var connection: OpaquePointer?
    /// `true` behind a pooler such as PgBouncer, where every transaction may be on another
    /// connection to the server and finds neither the settings nor the statements of the last.
    private(set) var isPooled = true
    var prepared: [String: PreparedStatement] = [:]
    /// Steps to be sent with the next statement in one round trip.
    var ahead: [Step] = []

    init(url: String, settings: PostgresSettings) {
      (self.url, self.settings) = (url, settings)
    }

    deinit { close() }

    var isOpen: Bool { connection != nil }

    /// Connects unless connected. Throws ``PostgresFailure``.
    func open() throws {
      guard connection == nil else { return }
      // The URL can override parameters before it, but not those after it.
      let parameters: KeyValuePairs = [
        "connect_timeout": "\(settings.connectTime)", "fallback_application_name": "daybook",
        "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
        "tcp_user_timeout": "\(Int((settings.statementTime + settings.lockTime) * 1000))",
        "dbname": url, "client_encoding": "UTF8",
      ]
      let opened = withCStrings(parameters.map(\.key)) { keys in
        withCStrings(parameters.map(\.value)) { PQconnectdbParams(keys, $0, 1) }
      }
      guard let opened, PQstatus(opened) == CONNECTION_OK else {
        defer { PQfinish(opened) }
        throw Self.refusal(opened.map { String(cString: PQerrorMessage($0)) } ?? "")
      }
      connection = opened
      // Notices are ignored; errors are thrown.
      PQsetNoticeProcessor(opened, { _, _ in }, nil)
      do {
        guard PQparameterStatus(opened, "server_encoding").map({ String(cString: $0) }) == "UTF8"
        else { throw PostgresFailure(remedy: .none, error: .refused) }
        isPooled = try !isServer(opened)
        if !isPooled { try command(settings.preamble) }
      } catch {
        close()
        throw error
      }
    }

    /// Compares the process that the connection was announced to lead to with the one that
    /// responds: a pooler announces a number of its own.
    private func isServer(_ connection: OpaquePointer) throws -> Bool {
      var process: Int64?
      try run("SELECT pg_backend_pid()", [:]).forEach { process = try $0.integer(at: 0) }
      return process == Int64(PQbackendPID(connection))
    }

    func close() {
      (prepared, ahead, isPooled) = ([:], [], true)
      if let connection { PQfinish(connection) }
      connection = nil
    }

    /// Classifies libpq's connection errors, which have texts but no codes.
    private static func refusal(_ message: String) -> PostgresFailure {
      let isRefused = ["password", "authentication", "does not exist", "pg_hba", "invalid"].contains
      {
        message.contains($0)
      }
      return isRefused ? PostgresFailure(remedy: .none, error: .refused) : .lost
    }
  }

  /// Calls `body` with texts as a null-terminated C array.
  private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    var pointers: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(strdup($0)) }
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
#endif
