import CoreModels

/// Detects the person a goal is about, as opposed to one who comes along or owns something.
package enum GoalPeople {
  private static let english = Set(Words.people["english"])
  private static let company = Set(Words.people["company"])
  private static let fillers = Set(Words.people["fillers"])

  static func isPerson(_ word: String) -> Bool {
    english.contains(word)
      || word.hasSuffix("s") && english.contains(String(word.dropLast()))
      || Words.people["slovak"].contains { word.hasPrefix($0) && word.count <= $0.count + 4 }
  }

  /// Replaces a child's name: *teach Ella to swim* becomes *teach my child to swim*.
  static func withChild(for goal: String, in language: Language) -> String {
    var words = goal.split(separator: " ").map(String.init)
    func folded(_ index: Int) -> String { words[index].foldedWords.first ?? "" }
    let verbs = Words.people["\(language) raising"]
    guard words.count > 2, let child = Words.people["\(language) child"].first else { return goal }
    let next = Words.people["\(language) raised"]
    guard verbs.contains(folded(0)), isName(words[1]), next.contains(folded(2))
    else { return goal }
    words[1] = child
    return words.joined(separator: " ")
  }

  /// `true` for a word like *Ella*, but not for a language.
  private static func isName(_ word: String) -> Bool {
    let folded = FoldedText(word)
    return word.first?.isUppercase == true && word.dropFirst().contains(where: \.isLowercase)
      && !folded.words.contains(where: isPerson)
      && !GoalSubject.isNamed(in: folded, kind: .language)
  }

  /// Returns `true` if the goal is directed at a person, with or without a preposition.
  package static func isAbout(_ goal: String) -> Bool {
    let words = goal.split(whereSeparator: \.isWhitespace).map { word in
      // `Mum's` and `parents'` are possessives of the next word.
      let isOwner =
        word.hasSuffix("'s") || word.hasSuffix("’s") || word.hasSuffix("'")
        || word.hasSuffix("’")
      return (folded: String(word).foldedWords.first ?? "", isOwner: isOwner)
    }
    return words.indices.dropFirst().contains { index in
      guard !words[index].isOwner, isPerson(words[index].folded) else { return false }
      let before = words[..<index].last { !fillers.contains($0.folded) }
      return !company.contains(before?.folded ?? "")
    }
  }
}
