/// The rule files of a language. Their words are lower case, without diacritics.
struct Lexicon: Sendable {
  /// The word lists that rules refer to.
  let words: StaticString
  let harmful: StaticString
  /// Harmful words that stand together in any order.
  let classes: StaticString
  let harmless, recovery, despair: StaticString

  static let all = ["english", "slovak-czech", "hungarian", "polish", "german", "spanish"].map {
    Lexicon(folder: $0)
  }
}

extension Lexicon {
  /// The rule files in a folder of `Content`.
  fileprivate init(folder: String) {
    func rules(_ name: String) -> StaticString { Content.file(at: "\(folder)/\(name).rules") ?? "" }
    words = rules("words")
    (harmful, classes, harmless) = (rules("harmful"), rules("classes"), rules("harmless"))
    (recovery, despair) = (rules("recovery"), rules("despair"))
  }
}

/// The rules of all languages, each kind loaded on first use.
///
/// Harmless phrases apply to all languages, because neighbouring ones share words; harmful ones use
/// the words of a single language.
enum Rules {
  static let harmful = RuleIndex(Lexicon.all.map { [$0.harmful, $0.classes] }, lists)
  static let harmless = RuleIndex(Lexicon.all.map { [$0.harmless] }, lists)
  static let recovery = RuleIndex(Lexicon.all.map { [$0.recovery] }, lists)
  static let despair = RuleIndex(Lexicon.all.map { [$0.despair] }, lists)
  static let vocabulary = Vocabulary(harmful.rules)

  private static let lists = Lexicon.all.map { RuleFile($0.words).lists }
}
