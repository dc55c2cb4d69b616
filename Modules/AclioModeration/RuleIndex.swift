/// Rules indexed by their first word, so that only possible matches are parsed.
struct RuleIndex: Sendable {
  struct Rule: Sendable {
    let text: Substring
    /// The section of the rule.
    let section: String
    /// The word lists of the rule's language.
    let lists: [String: WordSet]

    var pattern: WordPattern { WordPattern(text, lists: lists) }
  }

  struct Match: Sendable {
    var rule: Int
    var words: Range<Int>
  }

  private(set) var rules: [Rule] = []
  /// The index of the last entry for a word, a prefix or a suffix: `kill`, `murder*`.
  private var last: [String: Int] = [:]
  /// The suffixes among them: `*tabletten`.
  private var endings: Set<String> = []
  private var entries: [(rule: Int, previous: Int?)] = []

  /// Loads the rule files of each language with its word lists.
  init(_ languages: [[StaticString]], _ lists: [[String: WordSet]]) {
    for (files, lists) in zip(languages, lists) {
      for section in files.flatMap({ RuleFile($0).sections }) {
        for line in section.lines { add(line.text, in: section.name, lists) }
      }
    }
  }

  /// Loads the rules of a section that refers to no word lists.
  init(_ lines: [RuleFile.Line]) {
    for line in lines { add(line.text, in: "", [:]) }
  }

  private mutating func add(_ text: Substring, in section: String, _ lists: [String: WordSet]) {
    let first = text.utf8.prefix { $0 != .blank }
    for word in first.split(separator: UInt8(ascii: "|")) {
      if word.first == UInt8(ascii: "@") {
        for word in lists[String(Substring(word.dropFirst()))]?.texts ?? [] { enter(word) }
      } else {
        enter(String(Substring(word)))
      }
    }
    rules.append(Rule(text: text, section: section, lists: lists))
  }

  private mutating func enter(_ word: String) {
    if word.hasPrefix("*") { endings.insert(word) }
    entries.append((rules.count, last.updateValue(entries.count, forKey: word)))
  }

  /// Returns the matching rules with their ranges of words, unordered.
  func matches(in text: JudgedText) -> [Match] {
    var matches: [Match] = []
    for (start, word) in text.words.enumerated() {
      var candidates: Set<Int> = []
      for form in word.forms {
        insert(form, in: &candidates)
        for end in form.indices.prefix(24) { insert(String(form[...end]) + "*", in: &candidates) }
        for ending in endings where form.hasSuffix(ending.dropFirst()) {
          insert(ending, in: &candidates)
        }
      }
      for rule in candidates {
        guard let end = rules[rule].pattern.end(in: text, from: start) else { continue }
        matches.append(Match(rule: rule, words: start..<end))
      }
    }
    return matches
  }

  private func insert(_ word: String, in candidates: inout Set<Int>) {
    var next = last[word]
    while let entry = next {
      candidates.insert(entries[entry].rule)
      next = entries[entry].previous
    }
  }
}
