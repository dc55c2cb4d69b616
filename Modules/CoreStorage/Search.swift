import CoreModels
import Foundation
import GRDB

/// A record that a search found, with the part of its text around what matched.
public struct SearchMatch<Value: Sendable>: Sendable {
  /// A stretch of text, and whether it is one of the words that were looked for.
  public struct Part: Hashable, Sendable {
    /// The text, as the record has it.
    public let text: String
    /// Whether it matched.
    public let isMatch: Bool
  }

  /// The record.
  public let value: Value
  /// The text around the matches, shortened with `…`.
  public let excerpt: [Part]
}

extension Snapshot {
  /// The records whose text has every word, or a word that begins so; best match first, whatever
  /// the case and the diacritics. Where words are not separated by spaces, any part of the text.
  public func search<Value: Record>(
    _ type: Value.Type, for words: String, limit: Int = 50
  ) throws -> [SearchMatch<Value>] {
    try explainingErrors {
      let terms = words.words.prefix(mostWords).map(String.init)
      guard !terms.isEmpty, limit > 0 else { return [] }
      if asOf != nil { return try searchAsOf(type, terms: terms, limit: limit) }
      if terms.contains(where: \.isUnspaced) {
        return try searchParts(type, terms: terms, limit: limit)
      }
      let query = terms.map { "\"\($0)\"*" }.joined(separator: " ")
      return try matches(
        type, terms: terms, ["query": query, "limit": limit],
        sql: """
          SELECT record.id, record.version, record.body, record.text
          FROM record_text JOIN record ON record.key = record_text.rowid
          WHERE record_text MATCH :query AND profile = :profile AND kind = :kind
            AND body IS NOT NULL
          ORDER BY rank, day DESC LIMIT :limit
          """)
    }
  }

  /// The text index ends a word at a space, so here the texts themselves are looked through.
  private func searchParts<Value: Record>(
    _ type: Value.Type, terms: [String], limit: Int
  ) throws -> [SearchMatch<Value>] {
    var arguments: StatementArguments = ["limit": limit]
    for (index, term) in terms.enumerated() { arguments += ["term\(index)": "%\(term)%"] }
    let conditions = terms.indices.map { "text LIKE :term\($0)" }.joined(separator: " AND ")
    return try matches(
      type, terms: terms, arguments,
      sql: """
        SELECT id, version, body, text FROM record
        WHERE \(conditions) AND profile = :profile AND kind = :kind AND body IS NOT NULL
        ORDER BY day DESC LIMIT :limit
        """)
  }

  private func matches<Value: Record>(
    _ type: Value.Type, terms: [String], _ arguments: StatementArguments, sql: String
  ) throws -> [SearchMatch<Value>] {
    let rows = try Row.fetchAll(
      database, sql: sql, arguments: arguments + ["profile": profile, "kind": Value.kind])
    return try rows.compactMap { row in
      let (id, body) = (
        try row.decode(String.self, atIndex: 0), try row.decode(String.self, atIndex: 2)
      )
      do {
        return SearchMatch(
          value: try Value.read(body, version: row.decode(atIndex: 1), id: id),
          excerpt: SearchMatch<Value>.excerpt(of: try row.decode(atIndex: 3), for: terms))
      } catch StoreError.unreadableRecord(_, _, isNewer: true) {
        return nil
      }
    }
  }

  /// The log has no text index, so the records of that moment are looked through.
  private func searchAsOf<Value: Record>(
    _ type: Value.Type, terms: [String], limit: Int
  ) throws -> [SearchMatch<Value>] {
    let folded = terms.map { $0.folded }
    return try list(type, order: .newestFirst).lazy.compactMap { value -> SearchMatch<Value>? in
      guard let text = value.searchText else { return nil }
      let haystack = text.folded
      let words = haystack.words
      let isMatch = folded.allSatisfy { term in
        term.isUnspaced ? haystack.contains(term) : words.contains { $0.hasPrefix(term) }
      }
      guard isMatch else { return nil }
      return SearchMatch(value: value, excerpt: SearchMatch<Value>.excerpt(of: text, for: terms))
    }.prefix(limit).map { $0 }
  }
}

/// More words than anybody looks for, and fewer than SQLite's parser takes.
private let mostWords = 64

extension String {
  /// The text for the index: SQLite ends texts at a NUL.
  var indexable: String { utf8.contains(0) ? replacing("\0", with: " ") : self }
}
