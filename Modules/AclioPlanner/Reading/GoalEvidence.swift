import AclioModeration
import CoreModels

/// The evidence of a goal's kind in its words.
struct GoalEvidence {
  let text: FoldedText
  let language: Language
  /// Tokens such as `@kg` for features beyond the words.
  let tokens: Set<String>
  /// How many words that are not small precede each.
  private let ranks: [Int]
  /// The part of another person, if somebody else is to act.
  let actor: GoalActor?

  init(_ goal: String, _ text: FoldedText, language: Language, amounts: [GoalAmount]) {
    self.text = text
    self.language = language
    let small = Set(Words.languages["\(language)"])
    ranks = text.words.indices.map { index in
      text.words[..<index].count { !small.contains($0) || $0.utf8.count > 3 }
    }
    var tokens: Set<String> = []
    for amount in amounts {
      switch amount.unit {
      case .money: tokens.insert("@money")
      case .kilometres: tokens.insert("@km")
      case .kilograms: tokens.insert("@kg")
      case .words: tokens.insert("@words")
      default: tokens.insert("@number")
      }
    }
    if tokens.contains("@kg") {
      let body = BodyWeights(in: goal)
      if let own = body.own, let target = body.target {
        tokens.insert(own > target ? "@lighter" : "@heavier")
      }
    }
    if GoalPeople.isAbout(goal) { tokens.insert("@person") }
    if GoalEvidence.hasName(goal) { tokens.insert("@name") }
    if GoalEvidence.hasAcronym(goal) { tokens.insert("@acronym") }
    actor = GoalActor(goal, in: language)
    if let actor { tokens.insert("@\(actor.rawValue)") }
    self.tokens = tokens
  }

  /// `true` for *NCLEX* in a goal that is not all in capitals.
  private static func hasAcronym(_ goal: String) -> Bool {
    goal.contains(where: \.isLowercase)
      && goal.split { !$0.isLetter }.contains { $0.count > 2 && $0.allSatisfy(\.isUppercase) }
  }

  private static func hasName(_ goal: String) -> Bool {
    goal.split(separator: " ").dropFirst().contains { word in
      guard word.first?.isUppercase == true, word.count > 1 else { return false }
      let folded = String(word).foldedWords.first ?? ""
      return CalendarWords.month(folded) == nil && !GoalPeople.isPerson(folded)
        && folded.contains { $0.isLetter }
    }
  }

  /// Returns the weight of an entry's words in the goal; 0 if one of them is missing.
  private func weight(_ entry: KindWords.Entry) -> Int {
    var first: Int?
    for group in entry.groups {
      guard let place = group.lazy.compactMap({ place(of: $0) }).min() else { return 0 }
      first = min(first ?? place, place)
    }
    let own = entry.weight
    // The beginning of a goal tells what it is about; the rest tells its purpose.
    guard let first, first < ranks.count, ranks[first] < 2, own >= 5 else { return own }
    return language == .english ? own + 3 : own * 2
  }

  private func place(of stem: String) -> Int? {
    if stem.utf8.first == UInt8(ascii: "@") { return tokens.contains(stem) ? 9 : nil }
    return text.position(of: stem, in: language)
  }

  /// The best kind with its weight, and the weight of the next one.
  struct Finding {
    let kind: GoalKind
    let weight: Int, rival: Int
  }

  /// The kind with the most evidence; general if there is none or a tie.
  ///
  /// A verb that belongs to other kinds leaves only those, and so does somebody else who acts.
  var finding: Finding {
    let verb = GoalVerb(text, in: language)
    let words = KindWords.of(language)
    var weights = GoalKind.allCases.filter { kind in
      actor == nil ? verb?.suits(kind) != false : GoalActor.suits(kind)
    }
    .map { (kind: $0, weight: words.evidence(of: $0).reduce(0) { $0 + weight($1) }) }
    for index in weights.indices
    where weights[index].weight > 0 && weights[index].kind.part == .finance
      && tokens.contains("@money")
    {
      weights[index].weight += 4
    }
    let most = weights.map(\.weight).max() ?? 0
    guard most >= (language == .english ? 5 : 3),
      let best = weights.first(where: { $0.weight == most })
    else { return Finding(kind: .general, weight: 0, rival: 0) }
    let rival = weights.filter { $0.kind != best.kind }.map(\.weight).max() ?? 0
    let isTied = rival == most && language == .english
    return Finding(kind: isTied ? .general : best.kind, weight: most, rival: rival)
  }

  /// Returns `true` if the word is one of the kind's own.
  func explains(_ word: String, as kind: GoalKind) -> Bool {
    let own = FoldedText(word)
    return KindWords.of(language).all(of: kind).contains { entry in
      entry.words.contains { own.position(of: $0, in: language) != nil }
    }
  }
}
