extension Store {
  /// Returns the changes of every profile in order of arrival, with their sequence numbers: at most
  /// `limit`, and at most `bytes` of bodies unless the first is larger.
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

  /// Returns the profile's changes after a log position, in order of arrival, and the position for
  /// the next page. Everything written later comes after it.
  public func changes(
    after position: Int = 0, limit: Int = 1000
  ) async throws -> (changes: [Change], last: Int) {
    let page = try await page(after: position, limit: limit)
    return (page.changes, page.last)
  }

  /// Returns a page of changes with at most `bytes` of bodies, unless the first is larger, and
  /// whether more may follow.
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
      // The last page ends at the log's end, so that other profiles' changes are skipped only once.
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
  /// Returns the number of leading changes whose bodies fit into `bytes`, at least 1 and at most
  /// `limit`.
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
