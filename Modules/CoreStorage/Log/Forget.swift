public import CoreModels

/// The records that a user wants to forget.
public enum ForgetScope: Hashable, Sendable {
  /// The records with that id.
  case record(String)
  /// The records of a day.
  case day(Day)
  /// The records of earlier days.
  case before(Day)
  /// All records of a product, by its id.
  case product(String)
}

extension Store {
  /// Returns the records in the scope whose text is still in the log.
  public func records(in scope: ForgetScope) async throws -> [RecordName] {
    let profile = profile
    return try await engine.read { connection in
      var arguments: SQLArguments = ["profile": profile]
      let condition = arguments.isIn(scope)
      let records = try connection.rows(
        """
        SELECT DISTINCT kind, id FROM change
        WHERE profile = :profile AND body IS NOT NULL AND \(Change.isWhole) AND \(condition)
        ORDER BY kind, id
        """, arguments
      ) { RecordName(kind: try $0.value(at: 0), id: try $0.value(at: 1)) }
      return try records + connection.requests(in: scope, with: records, of: profile)
    }
  }

  /// Forgets records with every state they ever had, here and on every synced device; nothing
  /// brings them back. Call ``finishForgetting()`` afterwards.
  public func forget(_ records: [RecordName]) async throws {
    try await transaction { transaction in
      for record in records { try transaction.forget(record) }
    }
  }
}

extension Transaction {
  fileprivate func forget(_ record: RecordName) throws {
    let stored = try snapshot.latest(record.kind, record.id)
    let forgetting = try append(
      kind: record.kind, id: record.id, version: 1, day: nil, body: nil, undoes: Change.forgets,
      follows: try stored?.name(on: snapshot.log.device()) ?? "0")
    try forgetting.becomeRecord(in: snapshot.log, text: nil, replacing: stored != nil)
    try Forgetting(store, in: snapshot.log).settle(ExactName(forgetting))
  }
}

extension Connection {
  /// Returns the queued requests that repeat the text of records: those of a product, whose ids
  /// begin with its own, and those that a record names.
  fileprivate func requests(
    in scope: ForgetScope, with records: [RecordName], of profile: String
  ) throws -> [RecordName] {
    let queue = "net.outbox"
    var left = Set(
      try values(
        String.self,
        """
        SELECT DISTINCT id FROM change
        WHERE profile = :profile AND kind = :kind AND body IS NOT NULL AND \(Change.isWhole)
        """, ["profile": profile, "kind": queue]))
    left.subtract(records.filter { $0.kind == queue }.map(\.id))
    var found: Set<String> = []
    if case .product(let product) = scope { found = left.filter { $0.hasPrefix(product + "-") } }
    for record in records where !left.isSubset(of: found) {
      let states = try values(
        String.self,
        """
        SELECT body FROM change
        WHERE profile = :profile AND kind = :kind AND id = :id AND body IS NOT NULL
        """, ["profile": profile, "kind": record.kind, "id": record.id])
      found.formUnion(left.filter { id in states.contains { $0.contains("\"\(id)\"") } })
    }
    return found.sorted().map { RecordName(kind: queue, id: $0) }
  }
}

extension SQLArguments {
  /// The SQL condition that a change is of a record in the scope.
  fileprivate mutating func isIn(_ scope: ForgetScope) -> String {
    // A record that was moved to another day belongs to that day.
    func unless(_ elsewhere: String) -> String {
      """
      NOT EXISTS (
        SELECT 1 FROM record WHERE record.profile = change.profile AND record.kind = change.kind
          AND record.id = change.id AND record.day \(elsewhere) :day)
      """
    }
    switch scope {
    case .record(let id):
      self["id"] = id
      return "id = :id"
    case .day(let day):
      self["day"] = day.epochDay
      return "day = :day AND \(unless("<>"))"
    case .before(let day):
      self["day"] = day.epochDay
      return "day < :day AND \(unless(">="))"
    case .product(let id):
      (self["first"], self["end"]) = (id + ".", id + "/")
      return "kind >= :first AND kind < :end"
    }
  }
}
