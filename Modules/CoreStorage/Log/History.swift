import CoreModels

extension Store {
  /// The changes of the profile up to the moment that the store shows, newest first; those of one
  /// kind, or of all kinds of the product of that id, of one record, and through one door or by one
  /// client or device, where they are named.
  public func history(
    kind: String? = nil, id: String? = nil, by writer: String? = nil, limit: Int? = nil
  ) async throws -> [Change] {
    var conditions: [String] = []
    var arguments: SQLArguments = ["profile": profile, "limit": limit ?? .max]
    if let kind {
      conditions.append(
        "kind >= :kind AND kind < :end AND (kind = :kind OR kind >= :first)")
      // What a product's kinds begin with, and the next character after the dot.
      (arguments["kind"], arguments["first"], arguments["end"]) = (kind, kind + ".", kind + "/")
    }
    if let id {
      // Kinds are few, and with one the index leads to the record.
      conditions.append(
        """
        kind IN (
          SELECT DISTINCT kind FROM record WHERE profile = :profile UNION
          SELECT kind FROM change WHERE profile = :profile AND undoes IS NOT NULL) AND id = :id
        """)
      arguments["id"] = id
    }
    if let asOf {
      conditions.append("clock <= :last")
      arguments["last"] = HybridClock.last(at: asOf)
    }
    // No name has a NUL.
    guard ![kind, id, writer].contains(where: { $0?.utf8.contains(0) ?? false }) else { return [] }
    return try await engine.read { [conditions, arguments] connection in
      var (terms, named) = (["profile = :profile"] + conditions, arguments)
      // The newest of much are read by clock, not sorted out of the person's whole log.
      let isByClock =
        try id == nil && limit != nil && connection.dialect == .sqlite
        && (kind == nil || connection.hasMany(conditions[0], arguments))
      if isByClock { terms[0] = "+profile = :profile" }
      if let writer { terms.append(named.isWritten(by: writer)) }
      let isByKind = kind != nil && id == nil && !isByClock
      return try Change.fetch(
        from: connection, where: terms.joined(separator: " AND "),
        order: "\(isByKind ? "+clock" : "clock") DESC, device DESC, number DESC LIMIT :limit", named
      )
    }
  }
}

extension Connection {
  /// Whether so many changes are of these kinds that they are not read for the newest of them.
  fileprivate func hasMany(_ kinds: String, _ arguments: SQLArguments) throws -> Bool {
    let some = "SELECT kind FROM change WHERE profile = :profile AND \(kinds) LIMIT 2000"
    var named = arguments
    (named["limit"], named["last"]) = (nil, nil)
    return try value(Int.self, "SELECT count(*) FROM (\(some)) AS page", named) == 2000
  }
}

extension Store {
  /// The change that each of these followed in its record, `nil` for the first, and whether it is
  /// taken back.
  public func surroundings(
    of changes: [Change]
  ) async throws -> [(before: Change?, isTakenBack: Bool)] {
    try await engine.read { connection in
      try changes.map {
        (
          try $0.predecessor(in: connection),
          try $0.marked == nil && $0.isTakenBack(in: connection)
        )
      }
    }
  }

  /// Whether the record can be read as that change left it; `true` for kinds that nobody knows.
  public func canRead(_ change: Change) -> Bool { change.isReadable(kinds) }

  /// What search finds the record by, as that change left it; `nil` where that is nothing, where
  /// the host does not know the kind, and for a deletion.
  public func searchText(of change: Change) -> String? { change.searchText(kinds) }
}

extension Change {
  /// The change to the same record that this one followed.
  func predecessor(in connection: any Connection) throws -> Change? {
    try Change.fetch(
      from: connection,
      where: """
        profile = :profile AND kind = :kind AND id = :id
        AND (clock, device, number) < (:clock, :device, :number)
        """, order: "clock DESC, device DESC, number DESC LIMIT 1",
      [
        "profile": profile, "kind": kind, "id": id, "clock": clock, "device": device,
        "number": number,
      ]
    ).first
  }

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
    of rows: String = "change", from connection: any Connection, where condition: String,
    order: String, _ arguments: SQLArguments
  ) throws -> [Change] {
    try connection.rows(
      "SELECT \(columns) FROM \(rows) WHERE \(condition) ORDER BY \(order)", arguments
    ) { row in
      Change(
        profile: try row.value(at: 0), device: try row.value(at: 1),
        number: try row.value(at: 2), batch: try row.value(at: 3),
        undoes: try row.value(at: 4), automatic: try row.value(at: 5),
        clock: try row.value(at: 6), kind: try row.value(at: 7), id: try row.value(at: 8),
        version: try row.value(at: 9),
        day: try row.value(Int?.self, at: 10).map(Day.init(epochDay:)),
        body: try row.value(at: 11), origin: try row.value(at: 12),
        follows: try row.value(at: 13))
    }
  }

  /// The log's columns, and the names of their values in ``arguments``.
  package static let columns = """
    profile, device, number, batch, undoes, automatic, clock, kind, id, version, day, body, origin,
    follows
    """
  package static let values = """
    :profile, :device, :number, :batch, :undoes, :automatic, :clock, :kind, :id, :version, :day,
    :body, :origin, :follows
    """

  /// The change as a row of the log.
  package var arguments: SQLArguments {
    [
      "profile": profile, "device": device, "number": number, "batch": batch, "undoes": undoes,
      "automatic": automatic, "clock": clock, "kind": kind, "id": id, "version": version,
      "day": day?.epochDay, "body": body, "origin": origin,
      "follows": follows,
    ]
  }
}
