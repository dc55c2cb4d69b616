import CoreModels

/// Another person who is to act: *get my parents to stop smoking*, *teach grandma to use a phone*.
enum GoalActor: String {
  /// Somebody is shown how something is done.
  case taught
  /// Somebody is to change.
  case moved

  /// Returns the part of another person in the goal; `nil` where the person acts alone.
  init?(_ goal: String, in language: Language) {
    let name = language == .czech ? Language.slovak : language
    let leads = Set(Words.verbs["\(name) leads"])
    let words = goal.split(whereSeparator: \.isWhitespace)
      .drop { String($0).foldedWords.first.map(leads.contains) != false }
      .map(String.init)
    let folded = words.map { $0.foldedWords.first ?? "" }
    func has(_ section: String) -> Bool {
      let verbs = Words.actors["\(name) \(section)"]
      // The verb leads, except in German, where it comes last.
      let places = language == .german ? folded[...] : folded.prefix(language == .english ? 1 : 2)
      return places.contains { word in
        verbs.contains { $0.hasSuffix("_") ? word == $0.dropLast() : word.hasPrefix($0) }
      }
    }
    let own = Words.actors["\(name) self"] + Words.actors["company"]
    let range = language == .german ? words.indices : words.indices.dropFirst().prefix(4)
    guard
      let person = range.first(where: {
        GoalPeople.isPerson(folded[$0]) || Words.actors["german people"].contains(folded[$0])
      }),
      !words[person].hasSuffix("'s"), !words[person].hasSuffix("’s"),
      !folded[..<person].contains(where: own.contains)
    else { return nil }
    if has("taught") {
      self = .taught
    } else if has("moved"), GoalActor.isToAct(folded[person...], in: name) {
      self = .moved
    } else {
      return nil
    }
  }

  /// *Get my sister to call* is about her, *get my sister a present* is not.
  private static func isToAct(_ words: ArraySlice<String>, in language: Language) -> Bool {
    let joints = Set(Words.actors["\(language) joints"])
    return joints.isEmpty || words.dropFirst().contains(where: joints.contains)
  }

  /// Returns `true` for a kind of goal that is about other persons.
  static func suits(_ kind: GoalKind) -> Bool { Words.actors["kinds"].contains(kind.contentName) }
}
