import CoreModels

/// A text as words are looked for in it: lower case, without accents.
struct FoldedText: Hashable, Sendable {
  let words: [String]
  /// The words with a blank before each and one at the end.
  private let bytes: [UInt8]
  /// Where words begin in them.
  private let starts: [Int]

  init(_ original: String) {
    let words = FoldedText.words(original)
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

  /// Whether a word, or several in a row, begin like one of the stems, which commas part.
  func containsAny(of stems: String) -> Bool {
    stems.utf8.split(separator: UInt8(ascii: ",")).contains { position(of: $0) != nil }
  }

  /// How many words stand before the first place where a word, or several in a row, begin like the
  /// stem; `_` at its end asks for the word's end.
  func position(of stem: String) -> Int? { position(of: stem.utf8[...]) }

  func position(of stem: Substring.UTF8View) -> Int? {
    starts.firstIndex { start in
      var place = start
      for byte in stem {
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

  /// Words of letters and digits; marks between them part words, but not the ones within numbers.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "." && word.last?.isNumber == true
      {
        word += plain(character)
      } else if character == "'" || character == "’" {
        continue
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
  }

  /// A letter of our languages without its accent.
  private static func plain(_ character: Character) -> String {
    switch character {
    case "á", "ä", "ą", "à", "â": "a"
    case "č", "ć", "ç": "c"
    case "ď": "d"
    case "é", "ě", "ę", "ë", "è", "ê": "e"
    case "í", "î", "ï": "i"
    case "ĺ", "ľ", "ł": "l"
    case "ň", "ñ", "ń": "n"
    case "ó", "ô", "ö", "ő": "o"
    case "ŕ", "ř": "r"
    case "š", "ś": "s"
    case "ß": "ss"
    case "ť": "t"
    case "ú", "ů", "ü", "ű": "u"
    case "ý": "y"
    case "ž", "ź", "ż": "z"
    default: String(character)
    }
  }
}
