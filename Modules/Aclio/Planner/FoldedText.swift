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

  /// Whether a word, or several in a row, begin like that; `_` at the end of a stem asks for its end.
  func contains(_ stem: String) -> Bool { position(of: stem) != nil }

  func containsAny(of stems: String) -> Bool {
    stems.utf8.split(separator: UInt8(ascii: ",")).contains { position(of: $0) != nil }
  }

  /// How many words stand before the first place where the stem begins.
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
