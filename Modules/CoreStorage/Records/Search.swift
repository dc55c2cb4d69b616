public import CoreModels

/// A record found by a search, with an excerpt around the matches.
public struct SearchMatch<Value: Sendable>: Sendable {
  /// A run of text, matched or not.
  public struct Part: Hashable, Sendable {
    /// The text as stored in the record.
    public let text: String
    /// `true` for a match.
    public let isMatch: Bool
  }

  /// The matching record.
  public let value: Value
  /// The text around the matches, shortened with `…`.
  public let excerpt: [Part]
}

extension SearchMatch {
  fileprivate init(value: Value, text: String, _ terms: [String]) {
    self.init(value: value, excerpt: Self.excerpt(of: text, for: terms))
  }
}

extension Snapshot {
  /// Returns the records whose text contains every word, or a word starting with it, best match
  /// first, ignoring case and diacritics. In scripts without spaces, any part of the text matches.
  public func search<Value: Record>(
    _ type: Value.Type, for words: String, limit: Int = 50
  ) throws -> [SearchMatch<Value>] {
    let terms = words.words.prefix(mostWords).map(String.init)
    guard !terms.isEmpty, limit > 0 else { return [] }
    if asOf != nil { return try searchAsOf(type, terms: terms, limit: limit) }
    var matches: [SearchMatch<Value>] = []
    let scope = SearchScope(profile: profile, kinds: [Value.kind], limit: limit)
    try log.search(terms, in: scope) { row in
      let (id, version) = (try row.value(String.self, at: 0), try row.value(Int.self, at: 1))
      let body = try row.value(String.self, at: 2)
      guard let value = try leavingOut({ try Value.read(body, version: version, id: id) }) else {
        return
      }
      matches.append(SearchMatch(value: value, text: try row.value(at: 3), terms))
    }
    return matches
  }

  /// Searches the records of an earlier moment one by one, as the log has no text index.
  private func searchAsOf<Value: Record>(
    _ type: Value.Type, terms: [String], limit: Int
  ) throws -> [SearchMatch<Value>] {
    try list(type, order: .newestFirst).lazy.compactMap { value -> SearchMatch<Value>? in
      guard let text = value.searchText, text.has(terms) else { return nil }
      return SearchMatch(value: value, text: text, terms)
    }.prefix(limit).map { $0 }
  }
}

/// A record of any kind, as found by a search across kinds.
public struct FoundRecord: Hashable, Sendable {
  /// The record's name.
  public let name: RecordName
  /// The record's day, if any.
  public let day: Day?
}

extension Snapshot {
  /// Returns the records of these kinds, optionally of those days, that contain every word; see
  /// ``search(_:for:limit:)``.
  public func search(
    _ kinds: [any Record.Type], days: ClosedRange<Day>? = nil, for words: String, limit: Int = 50
  ) throws -> [SearchMatch<FoundRecord>] {
    let terms = words.words.prefix(mostWords).map(String.init)
    guard !terms.isEmpty, limit > 0 else { return [] }
    if asOf != nil {
      return try Array(
        kinds.flatMap { try searchAsOf($0, days: days, terms: terms) }
          .sorted { ($0.value.day ?? .first) > ($1.value.day ?? .first) }.prefix(limit))
    }
    var found: [SearchMatch<FoundRecord>] = []
    let scope = SearchScope(
      profile: profile, kinds: kinds.map { $0.kind }, days: days, limit: limit)
    try log.search(terms, in: scope) { row in
      let record = FoundRecord(
        name: RecordName(kind: try row.value(at: 4), id: try row.value(at: 0)),
        day: try row.value(Int?.self, at: 5).map(Day.init(epochDay:)))
      found.append(.init(value: record, text: try row.value(at: 3), terms))
    }
    return found
  }

  private func searchAsOf<Value: Record>(
    _ type: Value.Type, days: ClosedRange<Day>?, terms: [String]
  ) throws -> [SearchMatch<FoundRecord>] {
    try list(type, days: days, order: .newestFirst).compactMap { value in
      guard let text = value.searchText, text.has(terms) else { return nil }
      let name = RecordName(kind: Value.kind, id: value.id)
      return .init(value: FoundRecord(name: name, day: value.day), text: text, terms)
    }
  }
}

/// More words than any real query, and fewer than SQLite's parser accepts.
private let mostWords = 64

extension String {
  /// Returns `true` if the text contains every word, or a word starting with it.
  package func has(_ terms: [String]) -> Bool {
    let text = folded
    let words = text.words
    return terms.lazy.map { $0.folded }.allSatisfy { term in
      term.isUnspaced ? text.contains(term) : words.contains { $0.hasPrefix(term) }
    }
  }

  /// The text for the index, without NUL, at which SQLite ends texts.
  var indexable: String { utf8.contains(0) ? replacing("\0", with: " ") : self }
}
