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
    private(set) var connection: OpaquePointer?
    var prepared: [String: PreparedStatement] = [:]
    /// What goes ahead of the next statement, in one journey to the server.
    var ahead: [Step] = []

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
      (prepared, ahead) = ([:], [])
      if let connection { PQfinish(connection) }
      connection = nil
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
