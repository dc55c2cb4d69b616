/// A file of words about the body, with named sections.
struct BodyWords: Sendable {
  static let weight = BodyWords(Content.Body.weight)
  static let age = BodyWords(Content.Body.age)
  static let tablets = BodyWords(Content.Body.tablets)
  static let care = BodyWords(Content.Body.care)

  private let phrases: [String: RuleIndex]
  private let lists: [String: WordSet]

  private init(_ content: StaticString) {
    let file = RuleFile(content)
    lists = file.lists
    phrases = Dictionary(
      file.sections.map { ($0.name, RuleIndex($0.lines)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The single words of a section.
  subscript(_ section: String) -> WordSet { lists[section] ?? WordSet() }

  /// `true` if a text contains one of the section's words or phrases.
  func has(_ section: String, in words: [String]) -> Bool {
    let text = JudgedText(words.map { PlainWords.Word(forms: [$0]) })
    return phrases[section]?.matches(in: text).isEmpty == false
  }
}
