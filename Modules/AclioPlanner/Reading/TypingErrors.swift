import CoreModels

/// A goal's words as they were probably meant, where they are nearly words that tell a kind.
struct TypingErrors {
  struct Correction: Hashable, Sendable {
    let typed: String, meant: String
  }

  let text: FoldedText
  let corrections: [Correction]

  /// `nil` where no word is nearly one of the planner's.
  init?(in original: String, _ folded: FoldedText, language: Language) {
    let vocabulary = TypingErrors.vocabulary(of: language)
    // A capitalized word inside a sentence is a name; in German it may be a noun.
    let names =
      language == .german
      ? []
      : Set(
        original.split(separator: " ").dropFirst().filter { $0.first?.isUppercase == true }
          .flatMap { String($0).foldedWords })
    var found: [Correction] = []
    let words = folded.words.map { word in
      guard !names.contains(word), let meant = vocabulary.nearest(to: word),
        language != .english || !TypingErrors.written.contains(word)
      else { return word }
      found.append(Correction(typed: word, meant: meant))
      return meant
    }
    guard !found.isEmpty else { return nil }
    text = FoldedText(words.joined(separator: " "))
    corrections = found
  }

  /// Returns a text with the words as they were meant.
  static func corrected(_ text: String, by corrections: [Correction]) -> String {
    guard !corrections.isEmpty else { return text }
    return text.split(separator: " ").map { word in
      let folded = String(word).foldedWords
      return corrections.first { folded == [$0.typed] }?.meant ?? String(word)
    }
    .joined(separator: " ")
  }

  /// The words of the English plans, which nobody mistyped.
  private static let written: Set<String> = PlanFile.allCases.reduce(into: []) { words, file in
    let topics = Sections(at: "plans/english/topics/\(file.contentName).plan")
    for section in file.plans(in: .english).all + topics.all {
      for line in section.lines { words.formUnion(String(line.text).foldedWords) }
    }
  }

  private static func vocabulary(of language: Language) -> Vocabulary {
    switch language {
    case .english: Vocabulary.english
    case .slovak, .czech: Vocabulary.slovak
    case .german: Vocabulary.german
    case .hungarian: Vocabulary.hungarian
    case .polish: Vocabulary.polish
    case .spanish: Vocabulary.spanish
    }
  }

  /// The words that tell a kind of goal in a language.
  private struct Vocabulary: Sendable {
    static let english = Vocabulary(.english)
    static let slovak = Vocabulary(.slovak)
    static let german = Vocabulary(.german)
    static let hungarian = Vocabulary(.hungarian)
    static let polish = Vocabulary(.polish)
    static let spanish = Vocabulary(.spanish)

    private let words: Set<String>
    /// Words that are nearly one of these, and mean something else.
    private let others: Set<String>
    private let isWhole: Bool

    init(_ language: Language) {
      isWhole = language == .english
      var words: Set<String> = []
      let lists = [Words.kinds(in: language)] + (isWhole ? [Words.objects] : [])
      for entry in lists.flatMap(\.sections).flatMap(\.words) {
        let pattern = entry.split(separator: ":").first ?? ""
        for part in pattern.split(whereSeparator: { "+| ".contains($0) })
        where !part.hasPrefix("@") && part.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
          words.insert(String(part))
        }
      }
      self.words = words
      others = isWhole ? Set(Words.alike["english"]) : []
    }

    /// The only one that so few errors lead to; `nil` for what is a word already, or may be several.
    func nearest(to word: String) -> String? {
      let length = word.utf8.count
      guard length >= 5, !others.contains(word), word.allSatisfy(\.isLetter), !isKnown(word) else {
        return nil
      }
      let most = length >= 9 ? 2 : 1
      var best: (count: Int, words: Set<String>) = (most, [])
      for candidate in words where candidate.utf8.count >= 5 {
        guard let count = distance(word, candidate, most: best.count) else { continue }
        if count < best.count { best = (count, []) }
        best.words.insert(candidate)
      }
      return best.words.count == 1 ? best.words.first : nil
    }

    private func distance(_ word: String, _ candidate: String, most: Int) -> Int? {
      // Few mistype the letter that a word begins with, unless they swap it.
      guard
        word.first == candidate.first || word.prefix(2) == String(candidate.prefix(2).reversed())
      else { return nil }
      if isWhole { return EditDistance.between(word, candidate, most: most) }
      // Endings change letters in these languages; two swapped ones they never make.
      let start = String(word.prefix(candidate.utf8.count))
      return start.sorted() == candidate.sorted()
        ? EditDistance.between(start, candidate, most: 1) : nil
    }

    private func isKnown(_ word: String) -> Bool {
      guard isWhole else { return words.contains { $0.utf8.count > 3 && word.hasPrefix($0) } }
      if words.contains(word) { return true }
      return ["s", "es", "ed", "d", "ing", "ly", "er", "y"].contains { ending in
        guard word.hasSuffix(ending) else { return false }
        let stem = String(word.dropLast(ending.count))
        return words.contains(stem) || words.contains(stem + "e")
          || stem.count > 2 && words.contains(String(stem.dropLast()))
      }
    }
  }
}
