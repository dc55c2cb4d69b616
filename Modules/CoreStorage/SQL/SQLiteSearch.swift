import GRDB

extension Database {
  func search(
    _ terms: [String], in scope: SearchScope, each row: (any SQLRow) throws -> Void
  ) throws {
    if terms.contains(where: \.isUnspaced) {
      return try searchParts(terms, in: scope, each: row)
    }
    var arguments = scope.arguments
    arguments["query"] = terms.map { "\"\($0)\"*" }.joined(separator: " ")
    // Ranking takes time for each match, so of very many only the newest records are ranked.
    try query(
      """
      SELECT record.id, record.version, record.body, record.text, record.kind, record.day FROM (
        SELECT record_text.rowid AS key, rank AS place
        FROM record_text CROSS JOIN record ON record.key = record_text.rowid
        WHERE record_text MATCH :query AND \(scope.condition)
        ORDER BY record_text.rowid DESC LIMIT max(1000, :limit)
      ) AS found CROSS JOIN record USING (key)
      ORDER BY place, record.day DESC, key LIMIT :limit
      """, arguments, each: row)
  }

  /// Searches the texts themselves, because the text index splits words only at spaces.
  private func searchParts(
    _ terms: [String], in scope: SearchScope, each row: (any SQLRow) throws -> Void
  ) throws {
    var arguments = scope.arguments
    for (index, term) in terms.enumerated() { arguments["term\(index)"] = "%\(term)%" }
    let conditions = terms.indices.map { "text LIKE :term\($0)" }.joined(separator: " AND ")
    try query(
      """
      SELECT id, version, body, text, kind, day FROM record
      WHERE \(conditions) AND \(scope.condition)
      ORDER BY day DESC LIMIT :limit
      """, arguments, each: row)
  }
}
