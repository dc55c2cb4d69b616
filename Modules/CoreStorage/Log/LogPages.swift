import CoreModels

extension Store {
  /// The changes of every profile in the order they reached this file, each with its sequence
  /// number: at most `limit`, and so many bytes of bodies unless the first has more.
  func numberedChanges(
    after sequence: Int, limit: Int, bytes: Int = .max
  ) async throws -> [(sequence: Int, change: Change)] {
    try await file.read { connection in
      let page = "sequence > :sequence ORDER BY sequence LIMIT :limit"
      var arguments: SQLArguments = ["sequence": sequence, "limit": limit]
      arguments["limit"] = try connection.fitting(
        bytes, of: limit, where: "sequence > :sequence", arguments)
      let numbers = try connection.values(
        Int.self, "SELECT sequence FROM change WHERE \(page)", arguments)
      let changes = try Change.fetch(
        from: connection, where: "sequence > :sequence", order: "sequence LIMIT :limit", arguments)
      return zip(numbers, changes).map { ($0, $1) }
    }
  }

  /// The profile's changes in the order they reached this home, after a position in its log; with
  /// the position to go on from, after which everything that is written later comes.
  public func changes(
    after position: Int = 0, limit: Int = 1000
  ) async throws -> (changes: [Change], last: Int) {
    let page = try await page(after: position, limit: limit)
    return (page.changes, page.last)
  }

  /// The same with no more than so many bytes of bodies, unless the first has more; and whether
  /// there may be more changes.
  func page(
    after position: Int, limit: Int, bytes: Int = .max
  ) async throws -> (changes: [Change], last: Int, hasMore: Bool) {
    let profile = profile
    return try await engine.read { connection in
      let condition = "sequence > :position AND \(connection.dialect.isOfProfile)"
      var arguments: SQLArguments = ["profile": profile, "position": position, "limit": limit]
      let limit = try connection.fitting(bytes, of: limit, where: condition, arguments)
      arguments["limit"] = limit
      let changes = try Change.fetch(
        from: connection, where: condition, order: "sequence LIMIT :limit", arguments)
      // The last page ends where the log does, so that others' changes are passed over once.
      guard changes.count == limit else {
        return (changes, max(position, try connection.position(of: profile)), false)
      }
      let last = try connection.value(
        Int.self,
        """
        SELECT max(sequence) FROM (
          SELECT sequence FROM change WHERE \(condition) ORDER BY sequence LIMIT :limit) AS page
        """, arguments)
      return (changes, last ?? position, true)
    }
  }
}

extension Connection {
  /// How many changes of a page of `limit` have no more than so many bytes of bodies together, at
  /// least one; `limit` where all of them do.
  fileprivate func fitting(
    _ bytes: Int, of limit: Int, where condition: String, _ arguments: SQLArguments
  ) throws -> Int {
    guard bytes < .max else { return limit }
    let sizes = try values(
      Int.self,
      "SELECT \(dialect.bodySize) FROM change WHERE \(condition) ORDER BY sequence LIMIT :limit",
      arguments)
    var (count, left) = (0, bytes)
    for size in sizes {
      left -= size
      guard left >= 0 || count == 0 else { return count }
      count += 1
    }
    return limit
  }
}
