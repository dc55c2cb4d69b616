/// What words of harm mean in a language, as lines of ``WordPattern``.
///
/// All words are as ``PlainWords`` gives them: lower case, without diacritics.
struct Lexicon: Sendable {
  /// Lists of words by name. *joint* are words between two thoughts, *real* those that speak of the
  /// world and not of a story.
  var lists: [String: String]
  /// What is not meant as it sounds, or is against harm.
  var harmless: [String]
  /// Getting over self-harm.
  var recovery: [String]
  /// What is harm, most serious first.
  var harmful: [(reason: Moderation.Reason, lines: [String])]
}

/// The lexicons of all languages, ready to be asked.
///
/// What is harmless in one language is so in all, because neighbours share words; what is harmful is
/// made of the words of one.
struct Lexicons: Sendable {
  private var harmless: [WordPattern] = []
  private var recovery: [WordPattern] = []
  private var harmful: [(reason: Moderation.Reason, pattern: WordPattern)] = []
  let vocabulary: Vocabulary

  static let all = Lexicons([.english, .slovakAndCzech, .hungarian, .polish, .german, .spanish])

  init(_ lexicons: [Lexicon]) {
    for lexicon in lexicons {
      let lists = lexicon.lists.mapValues {
        WordSet($0.split(whereSeparator: \.isWhitespace).joined(separator: "|")[...], [:])
      }
      harmless += lexicon.harmless.map { WordPattern($0, lists: lists) }
      recovery += lexicon.recovery.map { WordPattern($0, lists: lists) }
      for (reason, lines) in lexicon.harmful {
        harmful += lines.map { (reason, WordPattern($0, lists: lists)) }
      }
    }
    vocabulary = Vocabulary(
      harmful.flatMap(\.pattern.words),
      strong: [
        "kill", "suicide", "murder", "rape", "overdose", "terrorist", "myself", "unalive", "bomb",
        "samovrazda", "sebevrazda", "selbstmord", "suicidio", "samobojstwo", "ongyilkos",
      ])
  }

  func verdict(on text: String) -> Verdict {
    let words = PlainWords(text, vocabulary: vocabulary).words
    var isHidden = Array(repeating: false, count: words.count)
    var isRecovery = false
    for start in words.indices {
      for pattern in recovery {
        if let end = pattern.end(in: words, from: start, isHidden: isHidden) {
          isRecovery = true
          for index in start..<end { isHidden[index] = true }
        }
      }
    }
    let whole = isHidden
    for start in words.indices {
      for pattern in harmless {
        if let end = pattern.end(in: words, from: start, isHidden: whole) {
          for index in start..<end { isHidden[index] = true }
        }
      }
    }
    for (reason, pattern) in harmful {
      for start in words.indices
      where pattern.end(in: words, from: start, isHidden: isHidden) != nil {
        return .refused(reason)
      }
    }
    return isRecovery ? .recovery : .fine
  }
}
