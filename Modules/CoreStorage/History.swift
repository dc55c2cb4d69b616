import CoreModels

extension Store {
  /// The changes of the profile up to the moment that the store shows, newest first; those of one
  /// kind, or of all kinds of the product of that id, and of one record, where they are named.
  public func history(
    kind: String? = nil, id: String? = nil, limit: Int? = nil
  ) async throws -> [Change] {
    var conditions: [String] = []
    var arguments: SQLArguments = ["profile": profile, "limit": limit ?? .max]
    if let kind {
      conditions.append("(kind = :kind OR kind >= :first AND kind < :end)")
      // What a product's kinds begin with, and the next character after the dot.
      (arguments["kind"], arguments["first"], arguments["end"]) = (kind, kind + ".", kind + "/")
    }
    if let id {
      // Kinds are few, and with one the index leads to the record.
      conditions.append(
        "kind IN (SELECT DISTINCT kind FROM record WHERE profile = :profile) AND id = :id")
      arguments["id"] = id
    }
    if let asOf {
      conditions.append("clock <= :last")
      arguments["last"] = HybridClock.last(at: asOf)
    }
    // No name has a NUL.
    guard ![kind, id].contains(where: { $0?.utf8.contains(0) ?? false }) else { return [] }
    return try await engine.read { [conditions, arguments] connection in
      // The newest of everything are read by clock, not sorted out of the person's whole log.
      let person =
        id == nil && limit != nil && connection.dialect == .sqlite
        ? "+profile = :profile" : "profile = :profile"
      return try Change.fetch(
        from: connection, where: ([person] + conditions).joined(separator: " AND "),
        order: "clock DESC, device DESC, number DESC LIMIT :limit", arguments)
    }
  }
}

extension Store {
  /// The change that each of these followed in its record; `nil` for the first.
  public func predecessors(of changes: [Change]) async throws -> [Change?] {
    try await engine.read { connection in try changes.map { try $0.predecessor(in: connection) } }
  }

  /// Whether the record can be read as that change left it; `true` for kinds that nobody knows.
  public func canRead(_ change: Change) -> Bool { change.isReadable(kinds) }

  /// What search finds the record by, as that change left it; `nil` where that is nothing, where
  /// the host does not know the kind, and for a deletion.
  public func searchText(of change: Change) -> String? { change.searchText(kinds) }
}

extension Change {
  /// The full text of the body, where the kind is known.
  func searchText(_ kinds: [String: any Record.Type]) -> String? {
    body.flatMap { kinds[kind]?.searchText(ofBody: $0, version: version, id: id) }
  }

  /// Whether the record can be read as the change left it, as far as this version can tell: it
  /// knows nothing of unknown kinds, and little of what a newer version wrote.
  func isReadable(_ kinds: [String: any Record.Type]) -> Bool {
    guard let body, let type = kinds[kind], version <= type.version else { return true }
    return type.canRead(body, version: version, id: id)
  }

  /// The changes that a condition on the log's columns selects.
  package static func fetch(
    from connection: any Connection, where condition: String, order: String,
    _ arguments: SQLArguments
  ) throws -> [Change] {
    try connection.rows(
      "SELECT \(columns) FROM change WHERE \(condition) ORDER BY \(order)", arguments
    ) { row in
      Change(
        profile: try row.value(at: 0), device: try row.value(at: 1),
        number: try row.value(at: 2), batch: try row.value(at: 3),
        undoes: try row.value(at: 4), automatic: try row.value(at: 5),
        clock: try row.value(at: 6), kind: try row.value(at: 7), id: try row.value(at: 8),
        version: try row.value(at: 9),
        day: try row.value(Int?.self, at: 10).map(Day.init(epochDay:)),
        body: try row.value(at: 11))
    }
  }

  /// The log's columns, and the names of their values in ``arguments``.
  package static let columns = """
    profile, device, number, batch, undoes, automatic, clock, kind, id, version, day, body
    """
  package static let values = """
    :profile, :device, :number, :batch, :undoes, :automatic, :clock, :kind, :id, :version, :day,
    :body
    """

  /// The change as a row of the log.
  package var arguments: SQLArguments {
    [
      "profile": profile, "device": device, "number": number, "batch": batch, "undoes": undoes,
      "automatic": automatic, "clock": clock, "kind": kind, "id": id, "version": version,
      "day": day?.epochDay, "body": body,
    ]
  }
}
