import CoreModels

// The skill that a goal names.
extension GoalWords {
  /// Returns the skill that a goal is to learn: *plan my week* of *learn to plan my week*, *Nein
  /// sagen* of *Nein sagen lernen*; `nil` for other goals.
  static func skill(in goal: String, _ language: Language) -> String? {
    let name = language == .czech ? Language.slovak : language
    let (learning, leads) = (Words.learning["\(name)"], Words.verbs["\(name) leads"])
    let words = goal.split(whereSeparator: \.isWhitespace).map(String.init)
    let folded = words.map { $0.foldedWords.first ?? "" }
    let start = folded.firstIndex { !leads.contains($0) } ?? folded.endIndex
    let said = folded[start...]
    let lead = learning.lazy.map { $0.split(separator: " ").map(String.init) }
      .first { said.starts(with: $0) }
    if let lead {
      let rest = words[start...].dropFirst(lead.count)
      // *Naučiť sa po taliansky* tells no verb.
      let endings = Words.learning["\(name) infinitive"]
      let isVerb =
        endings.isEmpty
        || folded.dropFirst(start + lead.count).contains { word in
          word.utf8.count > 2 && endings.contains(where: word.hasSuffix)
        }
      guard isVerb else { return nil }
      return language == .german ? infinitive(rest) : joined(rest)
    }
    // German infinitives come last.
    let isLast = language == .german && folded.last.map(learning.contains) == true
    let isVerb = folded.dropLast().last.map { verb in
      Words.learning["german infinitive"].contains(where: verb.hasSuffix)
    }
    return isLast && isVerb == true ? joined(words.dropLast()) : nil
  }

  /// Returns German words without the *zu* of their infinitive: *früh aufstehen* of *früh
  /// aufzustehen*.
  private static func infinitive(_ words: ArraySlice<String>) -> String? {
    guard let verb = words.last, let particle = Words.learning["particle"].first else {
      return nil
    }
    if words.dropLast().last == particle { return joined(words.dropLast(2) + [verb]) }
    let inside = verb.dropFirst(2).firstRange(of: particle)
    return inside.map {
      joined(words.dropLast() + [String(verb[..<$0.lowerBound] + verb[$0.upperBound...])])
    }
  }

  private static func joined(_ words: ArraySlice<String>) -> String {
    words.joined(separator: " ")
  }
}
