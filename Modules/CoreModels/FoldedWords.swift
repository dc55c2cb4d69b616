extension String {
  /// The words of letters and digits, in lower case without accents. Punctuation separates words,
  /// except within numbers.
  package var foldedWords: [String] {
    var words: [String] = []
    var word = ""
    for character in lowercased() {
      if character.isLetter || character.isNumber || character == "." && word.last?.isNumber == true
      {
        word += character.plain
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
}

extension Character {
  /// The letter without its accent, for letters of our languages.
  var plain: String {
    switch self {
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
    default: String(self)
    }
  }
}
