import CoreModels

/// The words that say what a goal is about: not its verb, small words, people, days and names.
struct GoalContent {
  let words: [String]
  /// The possible verbs: *learn* and *draw* of *learn to draw*; German ones come last.
  let verbs: [String]

  /// Reads the words in a text of the language.
  init(_ goal: String, in language: Language) {
    let name = language == .czech ? Language.slovak : language
    let small = Set(Words.languages["\(language)"] + Words.fillers["\(name)"])
    let leads = Set(Words.verbs["\(name) leads"])
    let typed = goal.split { !$0.isLetter && !"'’".contains($0) }.drop { word in
      String(word).foldedWords.allSatisfy(leads.contains)
    }
    let isNamed = language == .german
    let ends = typed.prefix(1) + (language == .german ? typed.suffix(2) : typed.prefix(3).suffix(1))
    verbs = ends.compactMap { String($0).foldedWords.first }
    // German nouns have a capital; in other languages, names have one, and the first word is the verb.
    let thing = GoalContent.withoutPerson(typed)
    let kept = isNamed ? thing.filter { $0.first?.isUppercase == true } : Array(thing.dropFirst())
    words = kept.filter { isNamed || $0.first?.isUppercase == false }.flatMap {
      String($0).foldedWords
    }
    .filter { word in
      word.utf8.count > 3 && !small.contains(word) && !GoalPeople.isPerson(word)
        && CalendarWords.month(word) == nil && CalendarWords.unit(word) == nil
    }
  }

  /// Returns a thing without whom or what it is for: *a website for my café*.
  private static func withoutPerson(_ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let end = words.indices.dropFirst(2).first { index in
      Words.fillers["for"].contains(String(words[index]).foldedWords.joined())
    }
    let thing = words[..<(end ?? words.endIndex)]
    return thing.dropFirst().contains { $0.count > 2 } ? thing : words
  }

  /// Returns a wish without what makes it harder: *find a job* of *find a job despite my illness*.
  static func withoutCircumstances(_ wish: String) -> String {
    let words = wish.split(separator: " ")
    let end = words.indices.dropFirst(3).first {
      Words.fillers["circumstances"].contains(String(words[$0]).foldedWords.joined())
    }
    return words[..<(end ?? words.endIndex)].joined(separator: " ")
  }

  /// Returns the number of letters in the words that are unknown.
  func letters(where isUnknown: (String) -> Bool) -> Int {
    words.reduce(0) { $0 + (isUnknown($1) ? $1.utf8.count : 0) }
  }

  /// Returns `true` for words that begin alike, as *kliešte* and *kliešťom* do.
  static func isForm(_ word: String, of other: String) -> Bool {
    let shared = min(word.utf8.count, other.utf8.count)
    let least = max(4, shared - 2)
    return shared >= least && word.utf8.prefix(least).elementsEqual(other.utf8.prefix(least))
  }
}
