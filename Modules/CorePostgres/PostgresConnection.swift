#if PostgreSQL
  import CoreStorage
  import Foundation

  /// A session within one transaction.
  final class PostgresConnection: Connection {
    let session: Session
    let dialect: Dialect
    let isWriting: Bool
    /// The first failure of the transaction, after which the server takes no more statements.
    private(set) var failure: PostgresFailure?
    /// The logs that nobody else can write meanwhile, by person.
    var heads: [String: HeldLog] = [:]
    private(set) var hasWritten = false
    private let ownDevice: String

    init(_ session: Session, isWriting: Bool, device: String) {
      (self.session, self.isWriting, ownDevice) = (session, isWriting, device)
      dialect = Dialect(
        isOfProfile: "profile = :profile", forUpdate: isWriting ? " FOR UPDATE" : "",
        size: "SELECT pg_database_size(current_database())",
        bodySize: "coalesce(octet_length(body), 0)")
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

    /// Its words are rows, and gone with them.
    func tidyIndex() throws {}

    func hasRegistry() throws -> Bool { true }

    func makeRegistry() throws {}
  }
#endif
