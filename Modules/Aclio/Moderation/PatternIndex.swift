/// Patterns by the word that they begin with, so that few are tried at each word.
struct PatternIndex: Sendable {
  private(set) var patterns: [WordPattern] = []
  private var byWord: [String: [Int]] = [:]
  private var byBeginning: [String: [Int]] = [:]

  /// Adds patterns with commas between them; answers how many.
  @discardableResult
  mutating func add(_ text: String, _ lists: [String: WordSet]) -> Int {
    let lines = text.split(separator: ",")
    for line in lines { add(WordPattern(line, lists: lists)) }
    return lines.count
  }

  private mutating func add(_ pattern: WordPattern) {
    for word in pattern.first.whole { byWord[word, default: []].append(patterns.count) }
    for word in pattern.first.beginnings { byBeginning[word, default: []].append(patterns.count) }
    patterns.append(pattern)
  }

  /// Which patterns match from which word to which, the first patterns first.
  func matches(in text: JudgedText) -> [(pattern: Int, words: Range<Int>)] {
    var matches: [(pattern: Int, words: Range<Int>)] = []
    for (start, word) in text.words.enumerated() {
      var candidates: Set<Int> = []
      for form in word.forms {
        candidates.formUnion(byWord[form] ?? [])
        for length in 1...max(min(form.count, 24), 1) {
          candidates.formUnion(byBeginning[String(form.prefix(length))] ?? [])
        }
      }
      for index in candidates {
        guard let end = patterns[index].end(in: text, from: start) else { continue }
        matches.append((index, start..<end))
      }
    }
    return matches.sorted { ($0.pattern, $0.words.lowerBound) < ($1.pattern, $1.words.lowerBound) }
  }
}
