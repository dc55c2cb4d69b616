/// The words of harmful rules, used to restore disguised words.
struct Vocabulary: Sendable {
  /// Complete words of any length.
  private let whole: Set<String>
  private let beginnings: Set<String>
  private let byLength: [Int: [String]]

  init(_ rules: [RuleIndex.Rule]) {
    var (whole, beginnings) = (Disguise.strong.whole, Set<String>())
    for set in rules.flatMap(\.pattern.words) {
      whole.formUnion(set.whole)
      beginnings.formUnion(set.beginnings)
    }
    self.whole = whole
    self.beginnings = beginnings.filter { $0.count > 3 }
    byLength = Dictionary(grouping: whole.sorted(), by: \.count)
  }

  /// `true` for a known word of more than three letters.
  func contains(_ text: String) -> Bool {
    guard text.count > 3 else { return false }
    return whole.contains(text)
      || (4...max(text.count, 4)).contains { beginnings.contains(String(text.prefix($0))) }
  }

  /// The words that match a text in which `*` and `#` stand for any letter.
  func filling(_ text: String) -> [String] {
    byLength[text.count, default: []].filter { word in
      zip(word, text).allSatisfy { $0 == $1 || "*#".contains($1) }
    }
  }

  /// The words spelled by a sequence of letters, skipping other letters; empty if there are none.
  func parts(of text: String) -> [String] {
    var (parts, rest) = ([String](), text[...])
    while !rest.isEmpty {
      let lengths = (2...max(2, min(rest.count, 14))).reversed()
      let found = lengths.lazy.map { rest.prefix($0) }.first { self.whole.contains(String($0)) }
      if let found { parts.append(String(found)) }
      rest = rest.dropFirst(found?.count ?? 1)
    }
    return parts
  }
}
