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
    let terms = words.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !terms.isEmpty, limit > 0 else { return [] }
    if asOf != nil { return try searchAsOf(type, terms: terms, limit: limit) }
    let query = terms.map { "\"\($0)\"*" }.joined(separator: " ")
    let found = try matches(
      type, limit: limit, argument: query,
      sql: """
        SELECT record.id, record.version, record.body,
          snippet(record_text, 0, char(2), char(3), '…', 24)
        FROM record_text JOIN record ON record.key = record_text.rowid
        WHERE record_text MATCH :query AND profile = :profile AND kind = :kind
          AND body IS NOT NULL
        ORDER BY rank, day DESC LIMIT :limit
        """)
    if !found.isEmpty { return found }
    let pattern = words.trimmingWhitespace().reduce(into: "") { text, character in
      text += "%_\\".contains(character) ? "\\\(character)" : "\(character)"
    }
    return try matches(
      type, limit: limit, argument: "%\(pattern)%",
      sql: """
        SELECT id, version, body, text FROM record
        WHERE text LIKE :query ESCAPE '\\' AND profile = :profile AND kind = :kind
          AND body IS NOT NULL
        ORDER BY day DESC LIMIT :limit
        """)
  }

  private func matches<Value: Record>(
    _ type: Value.Type, limit: Int, argument: String, sql: String
  ) throws -> [SearchMatch<Value>] {
    let rows = try Row.fetchAll(
      database.cachedStatement(sql: sql),
      arguments: ["query": argument, "profile": profile, "kind": Value.kind, "limit": limit])
    return try rows.map { row in
      SearchMatch(
        value: try Value.read(row[2], version: row[1], id: row[0]),
        excerpt: SearchMatch<Value>.parts(of: row[3]))
    }
  }

  /// The log has no text index, so the records of that moment are looked through.
  private func searchAsOf<Value: Record>(
    _ type: Value.Type, terms: [String], limit: Int
  ) throws -> [SearchMatch<Value>] {
    let folded = terms.map { $0.folded() }
    return try list(type, order: .newestFirst).lazy.compactMap { value -> SearchMatch<Value>? in
      guard let text = value.searchText else { return nil }
      let haystack = text.folded()
      guard folded.allSatisfy({ haystack.contains($0) }) else { return nil }
      return SearchMatch(value: value, excerpt: [.init(text: text, isMatch: false)])
    }.prefix(limit).map { $0 }
  }
}

extension SearchMatch {
  /// SQLite marks matches with the control characters 2 and 3.
  fileprivate static func parts(of marked: String) -> [Part] {
    marked.split(separator: "\u{2}", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, piece -> [Part] in
        guard index > 0, let end = piece.firstIndex(of: "\u{3}") else {
          return [Part(text: String(piece), isMatch: false)]
        }
        return [
          Part(text: String(piece[..<end]), isMatch: true),
          Part(text: String(piece[piece.index(after: end)...]), isMatch: false),
        ]
      }.filter { !$0.text.isEmpty }
  }
}

extension String {
  /// Without case and diacritics, as the text index compares.
  fileprivate func folded() -> String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
