import CoreModels

/// Extracts details other than the kind from a goal's words.
enum GoalWords {
  /// Returns the language whose function words and letters occur in the text; of several, the
  /// reader's.
  static func language(
    of text: FoldedText, in original: String, reader: Language? = nil
  ) -> Language? { languages(of: text, in: original, reader: reader).first }

  /// Returns the language whose function words and letters occur in the text; of several, the
  /// reader's and the first other one.
  static func languages(
    of text: FoldedText, in original: String, reader: Language?
  ) -> [Language] {
    let words = Set(text.words)
    let letters = Set(original.lowercased())
    let scores = Language.allCases.map { language in
      let own = Words.languages["\(language)-letters"].joined()
      return (
        language: language,
        score: Words.languages["\(language)"].count { words.contains($0) }
          + (own.contains { letters.contains($0) } ? 2 : 0)
      )
    }
    guard let best = scores.map(\.score).max(), best > 0 else { return [] }
    let found = scores.filter { $0.score == best }.map(\.language)
    return found.filter { $0 == reader } + found.prefix(1).filter { $0 != reader }
  }

  /// Returns the words without those that name a time, and their preposition.
  static func essence(of text: String, without days: GoalDays) -> String {
    let rest = trimmed(GoalClauses(days.rest).wish)
    return rest.contains(where: \.isLetter) ? rest : text
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.last, last.isPunctuation && !")\"“”".contains(last) || last == " " {
      text.removeLast()
    }
    return text
  }

  static func level(of text: FoldedText) -> GoalReading.Level? {
    let levels: [(String, GoalReading.Level)] = [
      ("new", .new), ("regular", .regular), ("some", .some),
    ]
    return levels.first { text.containsAny(of: Words.levels[$0.0]) }?.1
  }

  /// Returns the capitalized words after *to* or *visit*, with the word before them.
  static func place(in text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let (leads, verbs) = (Words.places["leads"], Words.places["verbs"])
    let inside = Words.places["inside"]
    for (index, word) in words.enumerated().dropFirst() {
      let before = FoldedText(words[index - 1]).words.first ?? ""
      guard word.first?.isUppercase == true,
        CalendarWords.month(FoldedText(word).words.first ?? "") == nil,
        leads.contains(before) || verbs.contains(before)
      else { continue }
      let name = words[index...].prefix {
        $0.first?.isUppercase == true || inside.contains(String($0))
      }
      var kept = Array(name)
      while let last = kept.last, last.first?.isUppercase != true { kept.removeLast() }
      let place = kept.joined(separator: " ").filter { $0.isLetter || $0 == " " || $0 == "-" }
      return verbs.contains(before) ? place : "\(words[index - 1]) \(place)"
    }
    return nil
  }

  /// Returns what a goal tells beside what is wanted: its later clauses, and the counts of the first
  /// with a word or two: *two are vegetarians*, *for 14 people*.
  static func details(
    of text: String, without days: GoalDays, in language: Language?
  ) -> [String] {
    // The comma of *20,000* separates nothing.
    let clauses = days.rest.split(separator: /,(?!\d)|[;–—]/).map {
      String($0).trimmingWhitespace()
    }
    let first = clauses.first.map { $0.split(separator: " ").map(String.init) } ?? []
    let small = Language.allCases.reduce(into: Set(Words.naming["ends"])) {
      $0.formUnion(Words.languages["\($1)"])
    }
    var details: [String] = []
    for (index, word) in first.enumerated() where index > 0 {
      let isCount = word.contains(where: \.isNumber) || (CalendarWords.number(word) ?? 0) > 1
      let isHour = Words.time["clock"].contains(first[index - 1].lowercased())
      guard isCount, !isHour, word.last != ".", word.first != "(" else { continue }
      let rest = first[(index + 1)...].prefix(2).prefix { !small.contains($0.lowercased()) }
      // A German count has a noun, in capitals: *zwei kleinen Kindern*, but not *58 noch schwimmen*.
      let hasNoun = language != .german || rest.contains { $0.first?.isUppercase == true }
      guard !rest.isEmpty, hasNoun else { continue }
      details.append(([word] + rest).joined(separator: " "))
    }
    let others = clauses.dropFirst().filter { clause in
      clause.split(separator: " ").count > 1 && text.contains(clause)
        && !small.contains(clause.split(separator: " ").last?.lowercased() ?? "")
    }
    return details
      + others.map { clause in
        let words = clause.split(separator: " ")
        let isJoined = words.first.map { Words.several["joints"].contains(String($0)) } == true
        return trimmed(words.dropFirst(isJoined ? 1 : 0).joined(separator: " "))
      }
  }

  /// Returns the words after *for* or *na*, at most four.
  static func purpose(of essence: String, in language: Language?) -> String? {
    let words = essence.prefix { $0 != "," }.split(separator: " ").map(String.init)
    guard
      let place = words.lastIndex(where: { Words.purposes["leads"].contains($0.lowercased()) }
      ),
      place > 0
    else { return nil }
    let articles = Words.purposes["articles"]
    var rest = Array(words[(place + 1)...])
    while let first = rest.first, articles.contains(first.lowercased()), rest.count > 1 {
      rest.removeFirst()
    }
    // German infinitives come last: *für ein Auto sparen*.
    let verbs = Words.several["verbs"]
    while language == .german, rest.count > 1, let last = rest.last?.foldedWords.first,
      verbs.contains(last)
    {
      rest.removeLast()
    }
    // *For a wedding 8000 euros*.
    rest = Array(rest.prefix { !$0.contains(where: \.isNumber) })
    guard (1...4).contains(rest.count) else { return nil }
    return rest.joined(separator: " ")
  }

  /// Returns the part of life of a goal of the general kind, by its words; `nil` where they
  /// tell none.
  static func part(of text: FoldedText, isAboutPerson: Bool) -> PartOfLife? {
    if isAboutPerson { return .relationships }
    let name =
      Words.Life.english.first { words in
        words.contains { text.position(of: $0, in: .english) != nil }
      } ?? Words.Life.elsewhere.first { text.containsAny(of: $0) }
    return PartOfLife.allCases.first { $0.contentName == name }
  }
}
