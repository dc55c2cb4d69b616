import GRDB

extension Database {
  func search(
    _ terms: [String], in kind: String, of profile: String, limit: Int,
    each row: (any SQLRow) throws -> Void
  ) throws {
    if terms.contains(where: \.isUnspaced) {
      return try searchParts(terms, in: kind, of: profile, limit: limit, each: row)
    }
    try query(
      """
      SELECT record.id, record.version, record.body, record.text
      FROM record_text JOIN record ON record.key = record_text.rowid
      WHERE record_text MATCH :query AND profile = :profile AND kind = :kind AND body IS NOT NULL
      ORDER BY rank, day DESC LIMIT :limit
      """,
      [
        "query": terms.map { "\"\($0)\"*" }.joined(separator: " "), "profile": profile,
        "kind": kind, "limit": limit,
      ], each: row)
  }

  /// The text index ends a word at a space, so here the texts themselves are looked through.
  private func searchParts(
    _ terms: [String], in kind: String, of profile: String, limit: Int,
    each row: (any SQLRow) throws -> Void
  ) throws {
    var arguments: SQLArguments = ["profile": profile, "kind": kind, "limit": limit]
    for (index, term) in terms.enumerated() { arguments["term\(index)"] = "%\(term)%" }
    let conditions = terms.indices.map { "text LIKE :term\($0)" }.joined(separator: " AND ")
    try query(
      """
      SELECT id, version, body, text FROM record
      WHERE \(conditions) AND profile = :profile AND kind = :kind AND body IS NOT NULL
      ORDER BY day DESC LIMIT :limit
      """, arguments, each: row)
  }
}
