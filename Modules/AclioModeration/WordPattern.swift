/// A pattern of words, from a line of a rule file.
///
/// `kill|murder* =3 @person !laughing` matches *kill* or a word that begins with *murder*, then up
/// to three words that do not join two thoughts, then a word of the list *person*, unless
/// *laughing* follows. `~3` matches up to three arbitrary words, `+3` up to three that do not refer
/// to the real world, and `?the` an optional word. `$` is the end of a sentence, `<1000` a number
/// below 1000. `^without` at the end: unless *without* stands in the match, or up to three words
/// before it. `*tabletten` is a word that ends so.
///
/// `@stop & @medicine & without doctor ^tea` has several parts, in any order and not far from each
/// other; its `^` looks at all the words around.
struct WordPattern: Sendable {
  fileprivate enum Item: Sendable {
    case word(WordSet)
    /// One of the words, or the end of a sentence.
    case wordOrEnd(WordSet)
    case optional(WordSet)
    case not(WordSet)
    case gap(Int, without: WordSet)
  }

  private let items: [Item]
  /// Words that undo a match, in it or shortly before it.
  private let undoing: WordSet
  /// The other parts, which stand before or after this one; parsed only once the first is found.
  private var others: [[Substring.UTF8View]] = []
  private var lists: [String: WordSet] = [:]

  /// How many words before and after a rule's first part the others may stand.
  private static let reach = 16

  init(_ line: Substring, lists: [String: WordSet]) {
    let parts = line.utf8.split(separator: UInt8(ascii: "&")).map {
      $0.split(separator: .blank)
    }
    let undo = parts.last?.last.flatMap { $0.first == UInt8(ascii: "^") ? $0 : nil }
    let own = (parts.first ?? []) + (parts.count > 1 ? [undo].compactMap(\.self) : [])
    self.init(own, lists)
    others = parts.dropFirst().map { part in part.filter { $0.first != UInt8(ascii: "^") } }
    if !others.isEmpty { self.lists = lists }
  }

  private init(_ texts: [Substring.UTF8View], _ lists: [String: WordSet]) {
    let isUndone = texts.last?.first == UInt8(ascii: "^")
    undoing = isUndone ? WordSet(Substring(texts[texts.count - 1].dropFirst()), lists) : WordSet()
    items = texts.dropLast(isUndone ? 1 : 0).map { text in
      let (text, rest) = (Substring(text), Substring(text.dropFirst()))
      return switch text.utf8.first {
      case UInt8(ascii: "~"): .gap(Int(rest) ?? 0, without: WordSet())
      case UInt8(ascii: "="): .gap(Int(rest) ?? 0, without: lists["joint"] ?? WordSet())
      case UInt8(ascii: "+"): .gap(Int(rest) ?? 0, without: lists["real"] ?? WordSet())
      case UInt8(ascii: "?"): .optional(WordSet(rest, lists))
      case UInt8(ascii: "!"): .not(WordSet(rest, lists))
      case UInt8(ascii: "$"): .wordOrEnd(WordSet(rest, lists))
      default: .word(WordSet(text, lists))
      }
    }
  }

  /// The words that a match requires.
  var words: [WordSet] {
    items.compactMap { item in
      switch item {
      case .word(let words), .wordOrEnd(let words): words
      case .optional, .not, .gap: nil
      }
    } + others.flatMap { WordPattern($0, lists).words }
  }

  /// The index after a match that begins at `start`; `nil` if there is none.
  func end(in text: JudgedText, from start: Int) -> Int? {
    guard let end = end(text, start, items[...]) else { return nil }
    if !others.isEmpty {
      let around = max(0, start - Self.reach)..<min(text.words.count, end + Self.reach)
      if around.contains(where: { text.has(undoing, at: $0) }) { return nil }
      let isWhole = others.allSatisfy { part in
        let pattern = WordPattern(part, lists)
        return around.contains { pattern.end(in: text, from: $0) != nil }
      }
      return isWhole ? end : nil
    }
    let isUndone = (max(0, start - 3)..<end).contains { text.has(undoing, at: $0) }
    return isUndone ? nil : end
  }

  private func end(_ text: JudgedText, _ index: Int, _ items: ArraySlice<Item>) -> Int? {
    guard let item = items.first else { return index }
    let rest = items.dropFirst()
    switch item {
    case .word(let set):
      return text.has(set, at: index) ? end(text, index + 1, rest) : nil
    case .wordOrEnd(let set):
      if text.endsSentence(before: index) { return end(text, index, rest) }
      return text.has(set, at: index) ? end(text, index + 1, rest) : nil
    case .optional(let set):
      if text.has(set, at: index), let end = end(text, index + 1, rest) { return end }
      return end(text, index, rest)
    case .not(let set):
      return text.has(set, at: index) ? nil : end(text, index, rest)
    case .gap(let most, let without):
      for length in 0...most {
        if length > 0,
          !text.words.indices.contains(index + length - 1)
            || without.contains(text.words[index + length - 1])
        {
          return nil
        }
        if text.isOver(at: index + length) { return nil }
        if let found = end(text, index + length, rest) { return found }
      }
      return nil
    }
  }
}
