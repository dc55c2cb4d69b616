/// A text as words are looked for in it: lower case, without accents, one space between words and
/// one at either end.
struct FoldedText: Hashable, Sendable {
  let text: String

  init(_ original: String) {
    text = " " + FoldedText.words(original).joined(separator: " ") + " "
  }

  var words: [String] { text.split(separator: " ").map(String.init) }

  /// Whether a word, or several in a row, begin like that; `_` at the end of a stem asks for its end.
  func contains(_ stem: String) -> Bool { position(of: stem) != nil }

  func containsAny(of stems: String) -> Bool {
    stems.split(separator: ",").contains { contains(String($0)) }
  }

  /// How many words stand before the first place where the stem begins.
  func position(of stem: String) -> Int? {
    let pattern = " " + stem.replacing("_", with: " ")
    guard let range = text.firstRange(of: pattern) else { return nil }
    return text[..<range.lowerBound].split(separator: " ").count
  }

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
