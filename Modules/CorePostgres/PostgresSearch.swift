#if PostgreSQL
  import CoreModels
  import CoreStorage
  import Foundation

  extension PostgresConnection {
    /// Longer words are truncated in the index, whose values must be smaller than a page.
    private static let longestWord = 64

    func index(_ text: String?, of record: ExactName, replacing: Bool) throws {
      guard text != nil || replacing else { return }
      let arguments: SQLArguments = [
        "profile": record.profile, "kind": record.kind, "id": record.id,
        "words": Self.words(of: text ?? "").arrayLiteral,
      ]
      if replacing {
        try execute(
          """
          DELETE FROM word WHERE profile = :profile AND kind = :kind AND id = :id
            AND word <> ALL (CAST(:words AS TEXT[]))
          """, arguments)
      }
      guard text != nil else { return }
      try execute(
        """
        INSERT INTO word (profile, kind, id, word)
        SELECT :profile, :kind, :id, given FROM unnest(CAST(:words AS TEXT[])) AS given
        ON CONFLICT (profile, kind, word, id) DO NOTHING
        """, arguments)
    }

    func addRecords(_ count: Int, _ add: () throws -> Void) throws { try add() }

    /// Returns the distinct words of a text, without case and diacritics.
    static func words(of text: String) -> Set<String> {
      Set(text.folded.words.map(shortened))
    }

    private static func shortened(_ word: some StringProtocol) -> String {
      // Normalized, so that all spellings of a character match.
      let word = word.precomposedStringWithCanonicalMapping
      return String(String.UnicodeScalarView(word.unicodeScalars.prefix(longestWord)))
    }

    func search(
      _ terms: [String], in scope: SearchScope, each row: (any SQLRow) throws -> Void
    ) throws {
      let spaced = terms.filter { !$0.isUnspaced }.map { $0.folded }
      // Unspaced and truncated words are searched in the texts themselves.
      let isExact =
        spaced.count == terms.count
        && spaced.allSatisfy { $0.unicodeScalars.count <= Self.longestWord }
      var arguments = scope.arguments
      if !isExact { arguments["limit"] = Int.max }
      var conditions = ""
      for (index, term) in spaced.enumerated() {
        let start = Self.shortened(term)
        (arguments["start\(index)"], arguments["end\(index)"]) = (start, start + "\u{10FFFF}")
        conditions += """
           AND EXISTS (
            SELECT 1 FROM word WHERE word.profile = record.profile AND word.kind = record.kind
              AND word.id = record.id AND word.word >= :start\(index) AND word.word < :end\(index))
          """
      }
      var left = scope.limit
      try query(
        """
        SELECT id, version, body, text, kind, day FROM record
        WHERE \(scope.condition) AND text IS NOT NULL
        \(conditions) ORDER BY day DESC NULLS LAST, clock DESC LIMIT :limit
        """, arguments
      ) { found in
        guard left > 0, try isExact || found.value(String.self, at: 3).has(terms) else { return }
        left -= 1
        try row(found)
      }
    }

    func textIndexDiffers() throws -> Bool {
      var (expected, found): ([[[UInt8]]: Set<String>], [[[UInt8]]: Set<String>]) = ([:], [:])
      try query("SELECT profile, kind, id, text FROM record WHERE text IS NOT NULL", [:]) { row in
        let words = Self.words(of: try row.value(at: 3))
        if !words.isEmpty { expected[try Self.name(row)] = words }
      }
      try query("SELECT profile, kind, id, word FROM word", [:]) { row in
        found[try Self.name(row), default: []].insert(try row.value(at: 3))
      }
      return expected != found
    }

    /// Compares by bytes, as the server does.
    private static func name(_ row: any SQLRow) throws -> [[UInt8]] {
      try (0..<3).map { Array(try row.value(String.self, at: $0).utf8) }
    }
  }

  extension Sequence<String> {
    /// The texts as an array literal of the server.
    var arrayLiteral: String {
      let quoted = map { text in
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      }
      return "{" + quoted.joined(separator: ",") + "}"
    }
  }
#endif
