/// A sequence of words, as a line of text:
///
/// `kill|murder* =3 @person !laughing` is a word that is *kill* or begins with *murder*, then up to
/// three words none of which joins two thoughts, then one of the list *person*, and then not
/// *laughing*. `~3` are any three words, `+3` any three that do not speak of the real world, and
/// `?the` may be missing.
struct WordPattern: Sendable {
  fileprivate enum Item: Sendable {
    case word(WordSet)
    case optional(WordSet)
    case not(WordSet)
    case gap(Int, without: WordSet, isAcrossBreaks: Bool)
  }

  private let items: [Item]
  /// The words that it may begin with.
  private let first: WordSet?

  init(_ line: String, lists: [String: WordSet]) {
    items = line.split(separator: " ").map { text in
      let rest = text.dropFirst()
      return switch text.first {
      case "~": .gap(Int(rest) ?? 0, without: WordSet(), isAcrossBreaks: true)
      case "=": .gap(Int(rest) ?? 0, without: lists["joint"] ?? WordSet(), isAcrossBreaks: false)
      case "+": .gap(Int(rest) ?? 0, without: lists["real"] ?? WordSet(), isAcrossBreaks: false)
      case "?": .optional(WordSet(rest, lists))
      case "!": .not(WordSet(rest, lists))
      default: .word(WordSet(text, lists))
      }
    }
    if case .word(let words) = items.first { first = words } else { first = nil }
  }

  /// The words that are part of it.
  var words: [WordSet] {
    items.compactMap { if case .word(let words) = $0 { words } else { nil } }
  }

  /// Where it matches from there, as the index after the last word; `isHidden` words count as none.
  func end(
    in words: [PlainWords.Word], from start: Int, isHidden: [Bool]
  ) -> Int? {
    if let first, isHidden[start] || !first.contains(words[start]) { return nil }
    return end(words[...], start, items[...], isHidden)
  }

  private func end(
    _ words: ArraySlice<PlainWords.Word>, _ index: Int, _ items: ArraySlice<Item>,
    _ isHidden: [Bool]
  ) -> Int? {
    guard let item = items.first else { return index }
    let rest = items.dropFirst()
    func isThere(_ set: WordSet) -> Bool {
      index < words.endIndex && !isHidden[index] && set.contains(words[index])
    }
    switch item {
    case .word(let set):
      return isThere(set) ? end(words, index + 1, rest, isHidden) : nil
    case .optional(let set):
      if isThere(set), let end = end(words, index + 1, rest, isHidden) { return end }
      return end(words, index, rest, isHidden)
    case .not(let set):
      let isNext = index < words.endIndex && set.contains(words[index])
      return isNext ? nil : end(words, index, rest, isHidden)
    case .gap(let most, let without, let isAcrossBreaks):
      for length in 0...most {
        if length > 0 {
          let last = index + length - 1
          guard last < words.endIndex, !without.contains(words[last]),
            isAcrossBreaks || !words[last].followsBreak
          else { return nil }
        }
        if let found = end(words, index + length, rest, isHidden) { return found }
      }
      return nil
    }
  }
}

/// Some words, some of them by how they begin.
struct WordSet: Sendable {
  private(set) var whole: Set<String> = []
  private(set) var beginnings: [String] = []

  init() {}

  /// `kill|murder*|@person`, lists by their names.
  init(_ text: Substring, _ lists: [String: WordSet]) {
    for word in text.split(separator: "|") {
      if word.hasPrefix("@") {
        let list = lists[String(word.dropFirst())] ?? WordSet()
        whole.formUnion(list.whole)
        beginnings += list.beginnings
      } else if word.hasSuffix("*") {
        beginnings.append(String(word.dropLast()))
      } else {
        whole.insert(String(word))
      }
    }
  }

  func contains(_ word: PlainWords.Word) -> Bool { word.forms.contains(where: contains) }

  func contains(_ text: String) -> Bool {
    whole.contains(text) || beginnings.contains { text.hasPrefix($0) }
  }
}

/// The words that rules look for, by which disguised words are put together.
struct Vocabulary: Sendable {
  private var words = WordSet()
  private var strong: Set<String> = []
  private var byLength: [Int: [String]] = [:]

  init(_ sets: [WordSet], strong: Set<String>) {
    var (whole, beginnings) = (strong, Set<String>())
    for set in sets {
      whole.formUnion(set.whole)
      beginnings.formUnion(set.beginnings)
    }
    let text = (whole.filter { $0.count > 3 } + beginnings.filter { $0.count > 3 }.map { $0 + "*" })
      .joined(separator: "|")
    words = WordSet(text[...], [:])
    self.strong = strong
    byLength = Dictionary(grouping: whole.sorted(), by: \.count)
    short = whole
  }

  /// Words of any length.
  private var short: Set<String> = []

  /// Whether a word of more than three letters is looked for.
  func contains(_ text: String) -> Bool { words.contains(text) }

  func isStrong(_ text: String) -> Bool { strong.contains(text) }

  /// The words whose letters fit between `*` and `#`, which stand for any.
  func filling(_ text: String) -> [String] {
    byLength[text.count, default: []].filter { word in
      zip(word, text).allSatisfy { $0 == $1 || "*#".contains($1) }
    }
  }

  /// The words that letters in a row spell, others left out; none where they spell none.
  func parts(of text: String) -> [String] {
    var (parts, rest) = ([String](), text[...])
    while !rest.isEmpty {
      let lengths = (2...max(2, min(rest.count, 14))).reversed()
      let found = lengths.lazy.map { rest.prefix($0) }
        .first { $0.count <= rest.count && self.short.contains(String($0)) }
      if let found { parts.append(String(found)) }
      rest = rest.dropFirst(found?.count ?? 1)
    }
    return parts
  }
}
