import CoreModels
import Foundation

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
    let terms = words.words.prefix(mostWords).map(String.init)
    guard !terms.isEmpty, limit > 0 else { return [] }
    if asOf != nil { return try searchAsOf(type, terms: terms, limit: limit) }
    var matches: [SearchMatch<Value>] = []
    try log.search(terms, in: Value.kind, of: profile, limit: limit) { row in
      let (id, version) = (try row.value(String.self, at: 0), try row.value(Int.self, at: 1))
      let body = try row.value(String.self, at: 2)
      guard let value = try leavingOut({ try Value.read(body, version: version, id: id) }) else {
        return
      }
      matches.append(
        SearchMatch(
          value: value, excerpt: SearchMatch<Value>.excerpt(of: try row.value(at: 3), for: terms)))
    }
    return matches
  }

  /// The log has no text index, so the records of that moment are looked through.
  private func searchAsOf<Value: Record>(
    _ type: Value.Type, terms: [String], limit: Int
  ) throws -> [SearchMatch<Value>] {
    try list(type, order: .newestFirst).lazy.compactMap { value -> SearchMatch<Value>? in
      guard let text = value.searchText, text.has(terms) else { return nil }
      return SearchMatch(value: value, excerpt: SearchMatch<Value>.excerpt(of: text, for: terms))
    }.prefix(limit).map { $0 }
  }
}

/// More words than anybody looks for, and fewer than SQLite's parser takes.
private let mostWords = 64

extension String {
  /// Whether it has every word, or a word that begins so.
  package func has(_ terms: [String]) -> Bool {
    let text = folded
    let words = text.words
    return terms.lazy.map { $0.folded }.allSatisfy { term in
      term.isUnspaced ? text.contains(term) : words.contains { $0.hasPrefix(term) }
    }
  }

  /// The text for the index: SQLite ends texts at a NUL.
  var indexable: String { utf8.contains(0) ? replacing("\0", with: " ") : self }
}
