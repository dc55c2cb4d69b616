import CoreModels

/// A line of words by which a topic is recognized: `clean|scrub+oven|hob` is a word of each group,
/// `^clean` the goal's verb.
struct TopicPattern: Hashable, Sendable {
  let groups: [[Stem]]
  let isVerb: [Bool]

  /// A stem with the two letters that its first word begins with.
  struct Stem: Hashable, Sendable {
    let text: String
    let head: UInt16

    init(_ text: Substring) { (self.text, head) = (String(text), TopicPattern.head(of: text)) }
  }

  /// The first two letters, by which most stems are passed over at once.
  static func head(of word: some StringProtocol) -> UInt16 {
    let letters = word.utf8.prefix(2)
    let head = letters.reduce(UInt16(0)) { head, letter in
      head << 8 | (letter == UInt8(ascii: "_") || letter == UInt8(ascii: " ") ? 0 : UInt16(letter))
    }
    return letters.count < 2 ? head << 8 : head
  }

  /// The heads of a text's words; of a German noun also those of what it may be composed of.
  static func heads(of text: String, in language: Language) -> Set<UInt16> {
    let words = text.foldedWords
    let nouns =
      language == .german
      ? text.split { !$0.isLetter }.filter { $0.first?.isUppercase ?? false }
        .flatMap { String($0).foldedWords } : []
    let parts = nouns.flatMap { noun in noun.indices.dropLast(4).map { noun[$0...] } }
    return Set(words.map { head(of: $0) } + parts.map { head(of: $0) })
  }

  init(_ text: String) {
    let parts = text.utf8.split { $0 == UInt8(ascii: "+") }
    isVerb = parts.map { $0.first == UInt8(ascii: "^") }
    groups = parts.map { part in
      part.drop { $0 == UInt8(ascii: "^") }.split { $0 == UInt8(ascii: "|") }
        .map { Stem(Substring($0)) }
    }
  }

  /// Returns how many letters of the text it explains; 0 where a group is missing.
  func weight(
    in text: FoldedText, _ heads: Set<UInt16>, verbs: [FoldedText], _ language: Language
  ) -> Int {
    var weight = 0
    for (group, isVerb) in zip(groups, isVerb) {
      let found = group.filter { stem in
        guard heads.contains(stem.head) else { return false }
        return isVerb
          ? verbs.contains { $0.position(of: stem.text, in: language) == 0 }
          : text.position(of: stem.text, in: language) != nil
      }
      guard let longest = found.map(\.text.utf8.count).max() else { return 0 }
      weight += longest
    }
    return weight
  }
}
