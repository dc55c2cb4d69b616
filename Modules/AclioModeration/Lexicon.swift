/// The rule files of a language. Their words are lower case, without diacritics.
struct Lexicon: Sendable {
  /// The word lists that rules refer to.
  let words: StaticString
  let harmful, harmless, recovery, despair: StaticString

  static let all = [
    Lexicon(
      words: Content.English.words, harmful: Content.English.harmful,
      harmless: Content.English.harmless, recovery: Content.English.recovery,
      despair: Content.English.despair),
    Lexicon(
      words: Content.SlovakCzech.words, harmful: Content.SlovakCzech.harmful,
      harmless: Content.SlovakCzech.harmless, recovery: Content.SlovakCzech.recovery,
      despair: Content.SlovakCzech.despair),
    Lexicon(
      words: Content.Hungarian.words, harmful: Content.Hungarian.harmful,
      harmless: Content.Hungarian.harmless, recovery: Content.Hungarian.recovery,
      despair: Content.Hungarian.despair),
    Lexicon(
      words: Content.Polish.words, harmful: Content.Polish.harmful,
      harmless: Content.Polish.harmless, recovery: Content.Polish.recovery,
      despair: Content.Polish.despair),
    Lexicon(
      words: Content.German.words, harmful: Content.German.harmful,
      harmless: Content.German.harmless, recovery: Content.German.recovery,
      despair: Content.German.despair),
    Lexicon(
      words: Content.Spanish.words, harmful: Content.Spanish.harmful,
      harmless: Content.Spanish.harmless, recovery: Content.Spanish.recovery,
      despair: Content.Spanish.despair),
  ]
}

/// The rules of all languages, each kind loaded on first use.
///
/// Harmless phrases apply to all languages, because neighbouring ones share words; harmful ones use
/// the words of a single language.
enum Rules {
  static let harmful = RuleIndex(Lexicon.all.map(\.harmful), lists)
  static let harmless = RuleIndex(Lexicon.all.map(\.harmless), lists)
  static let recovery = RuleIndex(Lexicon.all.map(\.recovery), lists)
  static let despair = RuleIndex(Lexicon.all.map(\.despair), lists)
  static let vocabulary = Vocabulary(harmful.rules)

  private static let lists = Lexicon.all.map { RuleFile($0.words).lists }
}
