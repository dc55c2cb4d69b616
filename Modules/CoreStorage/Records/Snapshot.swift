public import CoreModels

/// One state of the store, valid while the closure that received it runs.
public struct Snapshot {
  let connection: any Connection
  /// The profile whose records are read.
  public let profile: String
  /// The name of this home's copy in the log; see ``Store/device``.
  public let device: String
  private(set) var asOf: Instant?
  let omissions: Omissions?
  /// The store's clock.
  let now: @Sendable () -> Instant
  /// `true` within a write transaction.
  let isForWriting: Bool
  private(set) var later = LaterChanges()

  init(_ connection: any Connection, of store: Store, isForWriting: Bool = false) {
    self.connection = connection
    self.profile = store.profile
    self.device = store.device
    self.asOf = store.asOf
    self.omissions = store.omissions
    now = store.effects.now
    self.isForWriting = isForWriting
  }

  /// Returns the record with that id, or `nil` if there is none.
  public func find<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value? {
    guard let row = try latest(Value.kind, id), let body = row.body else { return nil }
    return try Value.read(body, version: row.version, id: id)
  }

  /// Returns the record as of an earlier moment, or `nil` if it did not exist then or cannot be
  /// decoded.
  public func find<Value: Record>(
    _ type: Value.Type, _ id: String, asOf moment: Instant
  ) throws -> Value? {
    var past = self
    (past.asOf, past.later) = (min(moment, asOf ?? moment), LaterChanges())
    return try past.leavingOut { try past.find(type, id) }
  }

  /// Returns the records of those days, or all of them; at most `limit`, after the first `offset`.
  /// Undecodable ones are skipped and collected in the store's ``Omissions``.
  public func list<Value: Record>(
    _ type: Value.Type, days: ClosedRange<Day>? = nil, order: ListOrder = .oldestFirst,
    limit: Int? = nil, offset: Int = 0
  ) throws -> [Value] {
    let ofDays = days == nil ? "" : "AND day BETWEEN :first AND :last"
    var arguments = arguments(kind: Value.kind)
    if let days {
      (arguments["first"], arguments["last"]) = (days.lowerBound.epochDay, days.upperBound.epochDay)
    }
    let limit = limit ?? .max
    var (found, seen): ([Value], Int) = ([], 0)
    while true {
      let missing = limit - found.count
      let end = missing.addingReportingOverflow(offset + seen)
      let first = "ORDER BY \(order.terms) LIMIT \(end.overflow ? .max : end.partialValue)"
      let sql = """
        SELECT id, version, body FROM \(try source(of: Value.kind, "\(ofDays) \(first)"))
        WHERE profile = :profile AND kind = :kind AND body IS NOT NULL \(ofDays)
        ORDER BY \(order.terms) LIMIT :limit OFFSET :offset
        """
      (arguments["limit"], arguments["offset"]) = (missing, offset + seen)
      let (page, rows) = try values(Value.self, sql, arguments)
      found += page
      seen += rows
      // Skipped records leave room for others.
      if rows < missing || page.count == rows { return found }
    }
  }

  /// Returns the records whose ids share a prefix, ordered by id.
  public func list<Value: Record>(_ type: Value.Type, idPrefix: String) throws -> [Value] {
    // The greatest code point.
    try list(type, from: idPrefix, to: idPrefix + "\u{10FFFF}")
  }

  /// Returns the records whose ids are not below `first` and below `end`, ordered by id.
  public func list<Value: Record>(
    _ type: Value.Type, from first: String, to end: String
  ) throws -> [Value] {
    guard !(first + end).utf8.contains(0) else { return [] }
    let isBelow = "AND id >= :first AND id < :end"
    let sql = """
      SELECT id, version, body FROM \(try source(of: Value.kind, isBelow))
      WHERE profile = :profile AND kind = :kind AND body IS NOT NULL \(isBelow) ORDER BY id
      """
    var arguments = arguments(kind: Value.kind)
    (arguments["first"], arguments["end"]) = (first, end)
    return try values(Value.self, sql, arguments).values
  }

  /// Returns the decodable records among a query's rows, and the number of rows.
  private func values<Value: Record>(
    _ type: Value.Type, _ sql: String, _ arguments: SQLArguments
  ) throws -> (values: [Value], rows: Int) {
    var (values, rows): ([Value], Int) = ([], 0)
    try log.query(sql, arguments) { row in
      rows += 1
      let (id, version) = (try row.value(String.self, at: 0), try row.value(Int.self, at: 1))
      let body = try row.value(String.self, at: 2)
      if let value = try leavingOut({ try Value.read(body, version: version, id: id) }) {
        values.append(value)
      }
    }
    return (values, rows)
  }

  /// Returns the ids, days and members of all records of a kind, as this version decodes them,
  /// oldest first.
  public func members(
    of type: any Record.Type
  ) throws -> [(id: String, day: Day?, members: JSONValue)] {
    func read<Value: Record>(_ type: Value.Type) throws -> [(String, Day?, JSONValue)] {
      try list(type).map { ($0.id, $0.day, try JSONValue(encoding: $0)) }
    }
    return try read(type)
  }

  /// Returns the number of records of the kind.
  public func count<Value: Record>(_ type: Value.Type) throws -> Int {
    let sql = """
      SELECT count(*) FROM \(try source(of: Value.kind))
      WHERE profile = :profile AND kind = :kind AND body IS NOT NULL
      """
    return try log.value(Int.self, sql, arguments(kind: Value.kind)) ?? 0
  }

  /// The connection, with the profile locked against writes by others if this transaction may
  /// write.
  var log: any Connection {
    get throws {
      try connection.hold(profile)
      return connection
    }
  }

  /// Returns the winning change of a record, deletions included.
  func latest(_ kind: String, _ id: String) throws -> StoredBody? {
    // SQLite would read such an id only up to its NUL; no record has one.
    guard !id.utf8.contains(0) else { return nil }
    var arguments = arguments(kind: kind)
    arguments["id"] = id
    let sql = """
      SELECT version, body, clock, device, number FROM \(asOf == nil ? "record" : "change")
      WHERE profile = :profile AND kind = :kind AND id = :id \(asOf == nil ? "" : Change.lastThen)
      """
    return try log.rows(sql, arguments) {
      StoredBody(
        version: try $0.value(at: 0), body: try $0.value(at: 1), clock: try $0.value(at: 2),
        device: try $0.value(at: 3), number: try $0.value(at: 4))
    }.first
  }
}

extension ListOrder {
  fileprivate var terms: String {
    switch self {
    case .oldestFirst: "day NULLS FIRST, clock, id"
    case .newestFirst: "day DESC NULLS LAST, clock DESC, id DESC"
    case .lastWrittenFirst: "clock DESC, device DESC, number DESC"
    }
  }
}
