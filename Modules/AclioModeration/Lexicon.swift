/// The rule files of a language. Their words are lower case, without diacritics.
struct Lexicon: Sendable {
  /// The word lists that rules refer to.
  let words: StaticString
  let harmful, harmless, recovery, despair: StaticString
  /// Harm told by what comes together in it, in any order.
  var classes: StaticString = ""

  static let all = ["english", "slovak-czech", "hungarian", "polish", "german", "spanish"].map {
    Lexicon(folder: $0)
  }
}

extension Lexicon {
  /// The rule files in a folder of `Content`.
  fileprivate init(folder: String) {
    func rules(_ name: String) -> StaticString { Content.file(at: "\(folder)/\(name).rules") ?? "" }
    words = rules("words")
    (harmful, harmless) = (rules("harmful"), rules("harmless"))
    (recovery, despair) = (rules("recovery"), rules("despair"))
    classes = rules("classes")
  }
}

/// The rules of all languages, each kind loaded on first use.
///
/// Harmless phrases apply to all languages, because neighbouring ones share words; harmful ones use
/// the words of a single language.
enum Rules {
  static let harmful = RuleIndex(
    Lexicon.all.map(\.harmful) + Lexicon.all.map(\.classes), lists + lists)
  static let harmless = RuleIndex(Lexicon.all.map(\.harmless), lists)
  static let recovery = RuleIndex(Lexicon.all.map(\.recovery), lists)
  static let despair = RuleIndex(Lexicon.all.map(\.despair), lists)
  static let vocabulary = Vocabulary(harmful.rules)

  private static let lists = Lexicon.all.map { RuleFile($0.words).lists }
}
