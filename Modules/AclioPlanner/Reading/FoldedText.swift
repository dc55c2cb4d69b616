import CoreModels

/// A text prepared for matching words: in lower case, without accents.
struct FoldedText: Hashable, Sendable {
  let words: [String]
  /// The words as UTF-8, each preceded by a space, with one at the end.
  private let bytes: [UInt8]
  /// The offsets of the words in ``bytes``.
  private let starts: [Int]
  /// The first letters of the words, by which most stems are passed over at once.
  private let firsts: Set<UInt8>

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
    firsts = Set(words.compactMap(\.utf8.first))
  }

  /// The words, separated by spaces.
  var text: String { words.joined(separator: " ") }

  private static let blank = UInt8(ascii: " ")

  /// Returns `true` if a word, or several consecutive ones, match one of the stems.
  func containsAny(of stems: [String]) -> Bool {
    stems.contains { position(of: $0) != nil }
  }

  /// Returns the number of words before the first match of a stem, which may span several words. A
  /// stem matches the beginning of a word, or with a trailing `_` the whole.
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

  /// Returns the number of words before the first match of a stem, by the language's rules. English
  /// stems match whole words with their usual endings, or beginnings as `stem*`; in other languages
  /// stems of five or more letters match beginnings, and shorter ones allow short endings. Of
  /// several words, the last is such a stem.
  func position(of stem: String, in language: Language) -> Int? {
    // A German noun may be the last part of another word.
    guard language == .german || stem.utf8.first.map(firsts.contains) == true else { return nil }
    guard stem.utf8.contains(FoldedText.blank) else {
      return words.firstIndex { FoldedText.word($0, fits: stem, in: language) }
    }
    let parts = stem.split(separator: " ").map(String.init)
    guard !parts.isEmpty, parts.count <= words.count else { return nil }
    return (0...words.count - parts.count).first { start in
      parts.indices.allSatisfy { index in
        let word = words[start + index]
        let isLast = index == parts.count - 1
        return isLast || language == .english
          ? FoldedText.word(word, fits: parts[index], in: language)
          : FoldedText.word(word, isFormOf: parts[index], in: language)
      }
    }
  }

  /// Returns `true` for an adjective in any case before its noun: *tepelneho* of *tepeln*.
  private static func word(_ word: String, isFormOf stem: String, in language: Language) -> Bool {
    guard word != stem else { return true }
    guard stem.count > 3, word.hasPrefix(stem) else { return false }
    let ending = word.dropFirst(stem.count)
    switch language {
    case .slovak, .czech: return ending.count <= 3
    case .german: return endings.contains(String(ending))
    default: return false
    }
  }

  private static func word(_ word: String, fits stem: String, in language: Language) -> Bool {
    guard language == .german || word.utf8.first == stem.utf8.first else { return false }
    if stem.hasSuffix("_") { return word == stem.dropLast() }
    if stem.hasSuffix("*") { return word.hasPrefix(stem.dropLast()) }
    guard language == .english else {
      guard word.hasPrefix(stem) else { return isHead(stem, of: word, in: language) }
      let ending = word.dropFirst(stem.count)
      return stem.count > 4
        || ending.count <= (language == .german ? 2 : 4)
          && (language != .german || endings.contains(String(ending)))
    }
    guard word != stem else { return true }
    guard stem.count > 1, let last = stem.last else { return false }
    let plurals = "sxzho".contains(last) ? ["s", "es"] : ["s"]
    return (plurals + [last == "e" ? "d" : "ed", "ing"]).contains { word == stem + $0 }
      || last == "e" && word == stem.dropLast() + "ing"
      || last == "y" && word == stem.dropLast() + "ies"
      || word == stem + "\(last)ing"
  }

  /// Returns `true` for the last part of a German compound, which tells what it is: the moths of
  /// *Lebensmittelmotten*.
  private static func isHead(_ stem: String, of word: String, in language: Language) -> Bool {
    language == .german && stem.count > 4 && word.hasSuffix(stem)
  }

  /// The German endings that a short stem may take.
  private static let endings: Set = ["", "e", "en", "n", "er", "s", "es", "t", "te", "em", "st"]
}
