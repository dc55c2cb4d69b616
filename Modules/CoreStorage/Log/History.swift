import CoreModels
import Foundation

extension Store {
  /// Returns the profile's changes up to the moment that the store shows, newest first. Optionally
  /// only those of one kind or of all kinds of the product with that id, of one record, and by one
  /// channel, client or device; without `stubs`, only the forgetting change stands for what was
  /// forgotten.
  public func history(
    kind: String? = nil, id: String? = nil, by writer: String? = nil, limit: Int? = nil,
    stubs: Bool = true
  ) async throws -> [Change] {
    var conditions = stubs ? [] : [Change.isWhole]
    var arguments: SQLArguments = ["profile": profile, "limit": limit ?? .max]
    let ofKind = "kind >= :kind AND kind < :end AND (kind = :kind OR kind >= :first)"
    if let kind {
      conditions.append(ofKind)
      // The prefix of a product's kinds, and the range's end: the character after the dot.
      (arguments["kind"], arguments["first"], arguments["end"]) = (kind, kind + ".", kind + "/")
    }
    if let id {
      // Kinds are few, and listing them lets the index find the record.
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
    guard [kind, id, writer].allSatisfy({ $0?.mayBeName ?? true }) else { return [] }
    return try await engine.read { [conditions, arguments] connection in
      var (terms, named) = (["profile = :profile"] + conditions, arguments)
      // The newest of many changes are read in clock order, rather than sorted from the profile's
      // whole log.
      let isByClock =
        try id == nil && limit != nil && connection.dialect == .sqlite
        && (kind == nil || connection.hasMany(ofKind, arguments))
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

extension Store {
  /// Resolves a record's id from the beginnings of its parts between slashes, such as
  /// ``Change/shortID``. Returns the text itself if it is an id, or matches none or several.
  public func recordID(_ text: String) async throws -> String {
    guard !text.isEmpty, text.mayBeName else { return text }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let pattern = parts.map { $0.escapedForLike + "%" }.joined(separator: "/")
    let named: SQLArguments = ["profile": profile, "id": text, "pattern": pattern]
    return try await engine.read { connection in
      let matches = try connection.values(
        String.self,
        #"""
        SELECT DISTINCT id FROM change
        WHERE profile = :profile AND (id = :id OR id LIKE :pattern ESCAPE '\')
        """#, named)
      return matches.count == 1 && !matches.contains(text) ? matches[0] : text
    }
  }
}

extension Change {
  /// The record's id with its UUIDs shortened, enough for ``Store/recordID(_:)``.
  public var shortID: String {
    id.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.count == 36 && UUID(uuidString: String($0)) != nil ? $0.prefix(8) : $0 }
      .joined(separator: "/")
  }
}

extension String {
  /// `true` if the text may name a record or a writer: names never contain NUL, and SQLite accepts
  /// no pattern of any length.
  var mayBeName: Bool { utf8.count <= 1_000 && !utf8.contains(0) }
}

extension StringProtocol {
  /// The text with the wildcards of `LIKE` escaped by backslashes.
  var escapedForLike: String { map { "%_\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() }
}

extension Connection {
  /// Returns `true` if too many changes match to sort them all for the newest.
  fileprivate func hasMany(_ kinds: String, _ arguments: SQLArguments) throws -> Bool {
    let some = "SELECT kind FROM change WHERE profile = :profile AND \(kinds) LIMIT 2000"
    var named = arguments
    (named["limit"], named["last"]) = (nil, nil)
    return try value(Int.self, "SELECT count(*) FROM (\(some)) AS page", named) == 2000
  }
}

extension Store {
  /// Returns, for each change, its predecessor in the record, `nil` for the first, and `true` if it
  /// is undone.
  public func surroundings(
    of changes: [Change]
  ) async throws -> [(before: Change?, isUndone: Bool)] {
    try await engine.read { connection in
      let undone = UndoneBatches(in: connection)
      return try changes.map {
        (
          try $0.predecessor(in: connection),
          try $0.marked == nil && undone.contain($0)
        )
      }
    }
  }

  /// Returns `true` if the record can be decoded as of that change, or if its kind is unknown.
  public func canRead(_ change: Change) -> Bool { change.isReadable(kinds) }

  /// Returns the search text of the record as of that change, or `nil` for deletions, unknown kinds
  /// and records without one.
  public func searchText(of change: Change) -> String? { change.searchText(kinds) }
}

extension Change {
  /// Returns the previous change to the same record.
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

  /// Returns the body's search text, if the kind is known.
  func searchText(_ kinds: [String: any Record.Type]) -> String? { decoded(kinds).searchText }

  /// Returns `true` unless the change left its record undecodable. Unknown kinds and bodies of
  /// newer versions count as readable.
  func isReadable(_ kinds: [String: any Record.Type]) -> Bool { decoded(kinds).isReadable }

  /// Decodes the body once for both.
  func decoded(
    _ kinds: [String: any Record.Type]
  ) -> (isReadable: Bool, searchText: String?) {
    guard let body, let type = kinds[kind] else { return (true, nil) }
    guard let value = try? type.read(body, version: version, id: id) else {
      return (version > type.version, nil)
    }
    return (true, value.searchText)
  }
}
