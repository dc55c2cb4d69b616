import CoreModels

/// The goals in a text that names more than one: *learn the piano, lose 5 kg and finish my thesis*.
struct SeveralGoals {
  /// Each in the person's words; empty where the text is one goal.
  let goals: [String]

  init(_ text: String, today: Day, reader: Language? = nil) {
    let texts = SeveralGoals.parts(of: text, reader)
    guard texts.count > 1 else {
      goals = []
      return
    }
    let parts = texts.map { part in
      (text: part, reading: GoalReading(part, due: nil, today: today, reader: reader))
    }
    // *Practise 3 times a week* says how.
    let known = parts.map(\.reading).filter {
      ($0.isSure || $0.shape.isVague) && $0.shape.name != "rhythm"
    }
    // In these languages a goal without one of the verbs is a remark: *exam on 20 January*.
    let isStrict = reader.map { [.english, .slovak, .german].contains($0) } ?? true
    let areGoals = parts.allSatisfy { part in
      SeveralGoals.hasVerb(part.reading.essence) || !isStrict && part.reading.kind != .general
    }
    // *Buy a bike and ride it to work* is one goal, and so is *lose weight and feel better*.
    let isOne = texts.dropFirst().contains {
      $0.foldedWords.contains(where: SeveralGoals.pronouns.contains) || SeveralGoals.isEffect($0)
    }
    goals = areGoals && !isOne && Set(known.map(\.planName)).count > 1 ? texts : []
  }

  private static let pronouns = Set(Words.several["pronouns"])

  /// Splits the text at commas and words like *and*; joins parts that are not goals by themselves.
  private static func parts(of text: String, _ reader: Language?) -> [String] {
    let language =
      GoalWords.language(of: FoldedText(text), in: text, reader: reader) ?? reader ?? .english
    let joints = Set(Words.several["\(language)"])
    var parts: [[Substring]] = [[]]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if joints.contains(String(word).foldedWords.first ?? ""), parts.last?.isEmpty == false {
        parts.append([])
        continue
      }
      parts[parts.count - 1].append(word)
      if let mark = word.last, ",;".contains(mark) { parts.append([]) }
    }
    let adverbs = Set(Words.several["adverbs"])
    let texts = parts.filter { !$0.isEmpty }.map { words in
      words.drop { adverbs.contains(String($0).foldedWords.first ?? "") }
        .joined(separator: " ").trimmingCharacters(",;. ")
    }
    if texts.dropFirst().contains(where: GoalClauses.isRemark) { return [] }
    return texts.contains { !$0.contains(" ") } ? [] : texts
  }

  /// `true` for what follows from another goal: *be able to play again*.
  private static func isEffect(_ text: String) -> Bool {
    let words = FoldedText(text)
    let effects = Words.several["effects"]
    return effects.contains { words.position(of: "\($0)_") == 0 }
      || words.words.last.map(effects.contains) == true
  }

  private static func hasVerb(_ text: String) -> Bool {
    let words = FoldedText(text).words
    let verbs = Set(Words.several["verbs"] + Words.several["further verbs"])
    return words.first.map(verbs.contains) == true || words.last.map(verbs.contains) == true
  }
}

extension String {
  fileprivate func trimmingCharacters(_ marks: String) -> String {
    var text = self[...]
    while let last = text.last, marks.contains(last) { text.removeLast() }
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    return String(text)
  }
}
