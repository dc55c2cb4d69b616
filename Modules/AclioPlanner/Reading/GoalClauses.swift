import CoreModels

/// A goal's clauses: what is wanted, and remarks on it such as *I can do 5k now* or *but I am
/// scared*.
struct GoalClauses {
  /// The first clause, which says what is wanted.
  let main: String
  /// The wish: *exercise* of *I work nights and want to exercise*, otherwise the first clause.
  let wanted: String
  /// The clauses that tell how things are.
  let remarks: [String]
  /// The others, with the first.
  let wishes: [String]

  init(_ text: String) {
    var clauses: [[Substring]] = [[]]
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let isOpening =
        GoalClauses.opens(word) || GoalClauses.tellsLife(words[index...].prefix(2))
        || GoalClauses.compares(words[index...])
      if isOpening, clauses.last?.isEmpty == false { clauses.append([]) }
      // *Tell them, that …* is one clause.
      let folded = String(word).foldedWords.first ?? ""
      if clauses.last?.isEmpty == true, clauses.count > 1, Words.several["joined"].contains(folded)
      {
        clauses.removeLast()
      }
      clauses[clauses.count - 1].append(word)
      // *Lernen, nein zu sagen* is one clause.
      let isVerb = clauses == [[word]] && Words.several["verbs"].contains(folded)
      if let mark = word.last, ",;)".contains(mark), !isVerb { clauses.append([]) }
    }
    let all = clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    let wishes = all.enumerated().filter { $0.offset == 0 || !GoalClauses.isRemark($0.element) }
    let main = GoalClauses.bare(all.first ?? text)
    self.main = main
    wanted = GoalClauses.wanted(in: words) ?? main
    remarks = all.dropFirst().filter(GoalClauses.isRemark)
    self.wishes = wishes.map(\.element)
  }

  /// The wishes as one text.
  var wish: String { GoalClauses.bare(wishes.joined(separator: " ")) }

  /// Returns `true` for a clause that begins with a word like *I*, *because* or *but*.
  static func isRemark(_ clause: String) -> Bool {
    let words = FoldedText(clause).words
    if clause.hasPrefix("(") { return true }
    return Words.several["remarks"].contains { remark in
      words.starts(with: remark.split(separator: " ").map(String.init))
    }
  }

  /// Returns the words after *and I want to*, unless they need those before.
  private static func wanted(in words: [Substring]) -> String? {
    let folded = words.map { String($0).foldedWords.joined(separator: " ") }
    let verbs = Words.several["verbs"] + Words.several["further verbs"]
    for start in words.indices.dropFirst() {
      let isJoined = Words.several["joints"].contains(folded[start - 1])
      let told = folded[..<(isJoined ? start - 1 : start)]
      guard isJoined || words[start - 1].last == ",", let first = told.first, let last = told.last,
        !verbs.contains(first), !verbs.contains(last),
        !told.prefix(3).contains(where: Words.several["wanting"].contains)
      else { continue }
      let rest = FoldedText(folded[start...].joined(separator: " "))
      let phrases = Words.several["wanting"].filter { rest.position(of: "\($0)_") == 0 }
      guard let phrase = phrases.max(by: { $0.utf8.count < $1.utf8.count }) else { continue }
      let wish = words[(start + phrase.split(separator: " ").count)...]
      let clause = wish.prefix { $0.last != "," } + wish.drop { $0.last != "," }.prefix(1)
      let said = clause.flatMap { String($0).foldedWords }
      let isWhole = !said.contains(where: Words.several["pronouns"].contains)
      return isWhole && said.contains { $0.utf8.count > 3 }
        ? bare(clause.joined(separator: " ")) : nil
    }
    return nil
  }

  private static func opens(_ word: Substring) -> Bool {
    let folded = String(word).foldedWords
    return word.first == "(" || word == "–" || word == "—" || word == "-"
      || folded.count == 1 && Words.several["because"].contains(folded[0])
  }

  /// `true` for *now that* and *while working*, which tell of the life beside the goal.
  private static func tellsLife(_ words: ArraySlice<Substring>) -> Bool {
    let pair = words.joined(separator: " ").foldedWords.joined(separator: " ")
    return Words.several["beside"].contains(pair)
  }

  /// `true` for *like my mother* at the end of a clause, but not in *I would like my son to read*.
  private static func compares(_ words: ArraySlice<Substring>) -> Bool {
    let end = words.firstIndex { ",;)".contains($0.last ?? " ") } ?? words.endIndex - 1
    let clause = words[...end].compactMap { String($0).foldedWords.first }
    guard (2...4).contains(clause.count), let last = clause.last,
      Words.several["comparing"].contains(clause[0])
    else { return false }
    return GoalPeople.isPerson(last) || FoldedText(last).containsAny(of: Words.people["german"])
  }

  private static func bare(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, ",;–—- ".contains(last) { text.removeLast() }
    return String(text)
  }
}
