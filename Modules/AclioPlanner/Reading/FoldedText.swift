import CoreModels

/// A text as words are looked for in it: lower case, without accents.
struct FoldedText: Hashable, Sendable {
  let words: [String]
  /// The words with a blank before each and one at the end.
  private let bytes: [UInt8]
  /// Where words begin in them.
  private let starts: [Int]

  init(_ original: String) {
    let words = original.foldedWords
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for word in words {
      bytes.append(FoldedText.blank)
      starts.append(bytes.count)
      bytes += word.utf8
    }
    (self.words, self.starts) = (words, starts)
    self.bytes = bytes + [FoldedText.blank]
  }

  /// The words, a blank between them.
  var text: String { words.joined(separator: " ") }

  private static let blank = UInt8(ascii: " ")

  /// Whether a word, or several in a row, begin like one of the stems.
  func containsAny(of stems: [String]) -> Bool {
    stems.contains { position(of: $0) != nil }
  }

  /// How many words stand before the first place where a word, or several in a row, begin like the
  /// stem; `_` at its end asks for the word's end.
  func position(of stem: String) -> Int? {
    starts.firstIndex { start in
      var place = start
      for byte in stem.utf8 {
        let wanted = byte == UInt8(ascii: "_") ? FoldedText.blank : byte
        guard place < bytes.count, bytes[place] == wanted else { return false }
        place += 1
      }
      return true
    }
  }

  /// The same as that language writes words: English ones whole, with their usual endings, or `stem*`
  /// for how a word begins; of other languages stems of five letters and more, and shorter ones
  /// with short endings.
  func position(of stem: String, in language: Language) -> Int? {
    let parts = stem.split(separator: " ").map(String.init)
    guard !parts.isEmpty, parts.count <= words.count else { return nil }
    return (0...words.count - parts.count).first { start in
      parts.indices.allSatisfy { index in
        let word = words[start + index]
        let isLast = index == parts.count - 1
        return isLast || language == .english
          ? FoldedText.word(word, fits: parts[index], in: language) : word == parts[index]
      }
    }
  }

  private static func word(_ word: String, fits stem: String, in language: Language) -> Bool {
    if stem.hasSuffix("_") { return word == stem.dropLast() }
    if stem.hasSuffix("*") { return word.hasPrefix(stem.dropLast()) }
    guard language == .english else {
      guard word.hasPrefix(stem) else { return false }
      let ending = word.dropFirst(stem.count)
      return stem.count > 4
        || ending.count <= (language == .german ? 2 : 4)
          && (language != .german || endings.contains(String(ending)))
    }
    guard word != stem else { return true }
    guard stem.count > 1, let last = stem.last else { return false }
    return ["s", "es", "ed", "d", "ing"].contains { word == stem + $0 }
      || last == "e" && word == stem.dropLast() + "ing"
      || last == "y" && word == stem.dropLast() + "ies"
      || word == stem + "\(last)ing"
  }

  /// German ones, which a short stem may take.
  private static let endings: Set = ["", "e", "en", "n", "er", "s", "es", "t", "te", "em", "st"]
}
