#if PostgreSQL
  import CoreStorage
  import Foundation

  /// A connection for one transaction.
  final class PostgresConnection: Connection {
    let session: Session
    let dialect: Dialect
    let isWriting: Bool
    /// The transaction's first error, after which the server refuses further statements.
    private(set) var failure: PostgresFailure?
    /// The logs locked by this transaction, by profile.
    var heads: [String: HeldLog] = [:]
    private(set) var hasWritten = false
    private let ownDevice: String

    init(_ session: Session, isWriting: Bool, device: String) {
      (self.session, self.isWriting, ownDevice) = (session, isWriting, device)
      dialect = Dialect(
        isOfProfile: "profile = :profile", forUpdate: isWriting ? " FOR UPDATE" : "",
        size: "SELECT pg_database_size(current_database())",
        bodySize: "coalesce(octet_length(body), 0)", textColumn: "text",
        textValue: ":text")
    }

    func query(
      _ sql: String, _ arguments: SQLArguments, each row: (any SQLRow) throws -> Void
    ) throws {
      try run(sql, arguments).forEach(row)
    }

    @discardableResult
    func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int {
      let changed = try run(sql, arguments).changed
      hasWritten = hasWritten || changed > 0
      return changed
    }

    private func run(_ sql: String, _ arguments: SQLArguments) throws(StoreError) -> Answer {
      if let failure { throw failure.error }
      do { return try session.run(sql, arguments) } catch {
        let failure = error as? PostgresFailure ?? .lost
        self.failure = failure
        throw failure.error
      }
    }

    func device() throws -> String { ownDevice }

    /// Nothing to do: the search words are rows, deleted with their records.
    func tidyIndex() throws {}

    func hasRegistry() throws -> Bool { true }

    func makeRegistry() throws {}
  }
#endif
