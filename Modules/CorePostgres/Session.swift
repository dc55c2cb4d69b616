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
    private let settings: PostgresSettings
    private(set) var connection: OpaquePointer?
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
      // Notices are ignored; errors are thrown.
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
      (prepared, ahead) = ([:], [])
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
