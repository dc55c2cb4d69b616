import CoreModels

/// The kind that a goal's words tell, and how surely.
struct GoalUnderstanding {
  /// Below this, the goal gets steps that fit any goal.
  static let bound = 0.5
  /// The doubt about one noun beside a verb that the kind does not know.
  private static let verbDoubt = 0.2

  /// The goal's words, typing errors mended.
  private(set) var text: FoldedText
  private(set) var language: Language?
  private(set) var kind: GoalKind
  private(set) var confidence = 0.0
  private(set) var corrections: [TypingErrors.Correction] = []
  /// `true` for goals about illness, grief, feelings or relationships.
  private(set) var isDelicate = false
  /// The evidence that decided the kind.
  private var evidence: GoalEvidence?

  init(
    _ goal: String, _ text: FoldedText, _ amounts: [GoalAmount], reader: Language?,
    inOtherWords other: String?
  ) {
    self.text = text
    (language, kind) = (nil, .general)
    read(goal, amounts, reader)
    guard kind == .general, let other, GoalUnderstanding.isWish(other) else { return }
    let delicate = isDelicate
    let whole = GoalUnderstanding(
      "\(goal). \(other)", FoldedText("\(goal) \(other)"), amounts, reader: reader,
      inOtherWords: nil)
    self = whole
    isDelicate = isDelicate || delicate
  }

  /// Returns `true` for other words that tell a goal, such as *I can play three songs*; what answers
  /// with a place, an amount or a day chooses no kind.
  static func isWish(_ answer: String) -> Bool {
    let words = FoldedText(answer).words
    let verbs = Set(Words.several["verbs"])
    guard words.count > 1, let first = words.first else { return false }
    return Words.several["wishes"].contains(first) || verbs.contains(first)
      || words.last.map(verbs.contains) == true
  }

  private mutating func read(_ goal: String, _ amounts: [GoalAmount], _ reader: Language?) {
    let found = GoalWords.languages(of: text, in: goal, reader: reader)
    language = found.first
    let isPlain = goal.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.isASCII }
    // The reader's language comes first where the text does not tell, and last where it does.
    let others = Language.allCases.filter { $0 != reader && ($0 != .english || isPlain) }
    let own = reader.map { [$0] } ?? []
    let languages = found.isEmpty ? own + others : found + own.filter { !found.contains($0) }
    isDelicate = languages.contains { !GoalUnderstanding.delicate(text, in: $0).isEmpty }
    // The wish comes first; remarks on it count only where it tells nothing.
    let whole = text
    let main = GoalClauses(goal).wanted
    if main != goal {
      text = FoldedText(main)
      for language in languages where kind == .general { weigh(goal, amounts, in: language) }
      text = whole
    }
    for language in languages where kind == .general {
      weigh(goal, amounts, in: language, wish: main == goal ? nil : main)
    }
    // Who wrote a word wrongly is read only where nothing else is known.
    for language in languages where kind == .general {
      guard let meant = TypingErrors(in: goal, text, language: language) else { continue }
      let typed = text
      (text, corrections) = (meant.text, meant.corrections)
      weigh(goal, amounts, in: language)
      if kind == .general { (text, corrections) = (typed, []) }
    }
  }

  /// Returns how many letters of the goal's words the kind does not know.
  func unexplained(of content: GoalContent) -> Int {
    guard kind != .general, let evidence else { return content.letters { _ in true } }
    return content.letters { !evidence.explains($0, as: kind) }
  }

  /// Where the wish told no kind, remarks may complete it, but do not decide alone.
  private mutating func weigh(
    _ goal: String, _ amounts: [GoalAmount], in language: Language, wish main: String? = nil
  ) {
    let evidence = GoalEvidence(goal, text, language: language, amounts: amounts)
    let found = evidence.finding
    guard found.kind != .general else { return }
    if let main {
      let words = GoalContent(main, in: language).words
      let isWished = main.foldedWords.contains { evidence.explains($0, as: found.kind) }
      guard words.count < 2 || isWished else { return }
    }
    let wish = GoalContent.withoutCircumstances(GoalClauses(goal).wanted)
    let delicate = GoalUnderstanding.delicate(FoldedText(wish), in: language)
    guard delicate.allSatisfy({ evidence.explains($0, as: found.kind) }) else { return }
    var value = 0.45 + Double(found.weight) / (language == .english ? 30 : 20)
    value -= 0.15 * Double(found.rival) / Double(max(found.weight, 1))
    // A verb like *run* says little beside words that it does not explain.
    let verbs = Set(Words.several["verbs"])
    let isOnlyVerb = text.words.allSatisfy {
      verbs.contains($0) || !evidence.explains($0, as: found.kind)
    }
    let doubt = isOnlyVerb && language == .english ? 0.09 : 0.02
    let unread = unexplained(by: evidence, found.kind, goal)
    value -= doubt * Double(unread.count)
    // A single noun decides nothing where the verb or more of the nouns say another thing.
    let isThin = found.weight <= (language == .english ? 9 : 14)
    let verb = text.words.first.map { unread.contains($0) && !verbs.contains($0) } ?? false
    let content = GoalContent(GoalClauses(goal).wanted, in: language)
    let other = content.letters { !evidence.explains($0, as: found.kind) }
    let isOther =
      other * 2 > content.letters { _ in true }
      && !content.verbs.contains { evidence.explains($0, as: found.kind) }
    if isThin, verb || isOther {
      value -= GoalUnderstanding.verbDoubt
    }
    value += amounts.isEmpty ? 0 : 0.1
    value -= 0.1 * Double(corrections.count)
    guard value >= GoalUnderstanding.bound else { return }
    (kind, confidence, self.language) = (found.kind, min(value, 1), language)
    self.evidence = evidence
  }

  /// The words that say something that the kind does not know.
  private func unexplained(
    by evidence: GoalEvidence, _ kind: GoalKind, _ goal: String
  ) -> [String] {
    let small = Set(Words.languages["\(evidence.language)"])
    let names = Set(
      goal.split(separator: " ").filter { $0.first?.isUppercase == true }
        .flatMap { String($0).foldedWords })
    return text.words.filter { word in
      word.utf8.count > 3 && word.allSatisfy(\.isLetter) && !small.contains(word)
        && !names.contains(word) && !GoalPeople.isPerson(word)
        && CalendarWords.month(word) == nil && CalendarWords.unit(word) == nil
        && !evidence.explains(word, as: kind)
    }
  }

  /// The words of the text that are about illness, grief and feelings.
  private static func delicate(_ text: FoldedText, in language: Language) -> [String] {
    let name = language == .czech ? Language.slovak : language
    return Words.delicate["\(name)"].compactMap { stem in
      text.position(of: stem, in: language).map { text.words[$0] }
    }
  }
}
