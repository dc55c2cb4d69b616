/// What words of harm mean in a language, as ``WordPattern``s with commas between them.
///
/// All words are as ``PlainWords`` gives them: lower case, without diacritics.
struct Lexicon: Sendable {
  /// Lists of words by name. *joint* are words between two thoughts, *real* those that speak of the
  /// world and not of a story.
  var lists: [String: String]
  /// What is not meant as it sounds, or is against harm.
  var harmless: String
  /// Getting over self-harm.
  var recovery: String
  /// Despair, as people tell it to somebody; nothing that they want to do.
  var despair: String
  /// What is harm, most serious first.
  var harmful: [Harm]

  /// Patterns of one sort of harm.
  struct Harm: Sendable {
    let reason: Moderation.Reason
    let patterns: String

    init(_ reason: Moderation.Reason, _ patterns: String) {
      (self.reason, self.patterns) = (reason, patterns)
    }
  }
}

/// The lexicons of all languages, ready to be asked.
///
/// What is harmless in one language is so in all, because neighbours share words; what is harmful
/// is made of the words of one.
struct Lexicons: Sendable {
  private var harmless = PatternIndex()
  private var recovery = PatternIndex()
  private var harmful = PatternIndex()
  private var despair = PatternIndex()
  /// The reason of each of the harmful patterns.
  private var reasons: [Moderation.Reason] = []
  private let vocabulary: Vocabulary

  static let all = Lexicons([.english, .slovakAndCzech, .hungarian, .polish, .german, .spanish])

  init(_ lexicons: [Lexicon]) {
    for lexicon in lexicons {
      let lists = lexicon.lists.mapValues(WordSet.init(list:))
      harmless.add(lexicon.harmless, lists)
      recovery.add(lexicon.recovery, lists)
      despair.add(lexicon.despair, lists)
      for harm in lexicon.harmful {
        let count = harmful.add(harm.patterns, lists)
        reasons += Array(repeating: harm.reason, count: count)
      }
    }
    vocabulary = Vocabulary(
      harmful.patterns.flatMap(\.words),
      strong: [
        "kill", "suicide", "murder", "rape", "overdose", "terrorist", "myself", "unalive", "bomb",
        "samovrazda", "sebevrazda", "selbstmord", "suicidio", "samobojstwo", "ongyilkos",
      ])
  }

  func verdict(on text: String) -> Verdict {
    var text = JudgedText(PlainWords(text, vocabulary: vocabulary).words)
    let recovering = recovery.matches(in: text)
    for match in recovering { text.hide(match.words) }
    for match in harmless.matches(in: text) { text.hide(match.words) }
    text.mindsBreaks = false
    if let worst = harmful.matches(in: text).first { return .refused(reasons[worst.pattern]) }
    return recovering.isEmpty ? .fine : .recovery
  }

  /// Whether somebody speaks of despair.
  func isDespair(_ text: String) -> Bool {
    let text = JudgedText(PlainWords(text, vocabulary: vocabulary).words)
    return !despair.matches(in: text).isEmpty
  }
}
