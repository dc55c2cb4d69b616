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
  var plain: String { isASCII ? String(self) : Character.plain[self] ?? String(self) }

  private static let plain: [Character: String] = [
    "a": "áäąàâ", "c": "čćç", "d": "ď", "e": "éěęëèê", "i": "íîï", "l": "ĺľł", "n": "ňñń",
    "o": "óôöő", "r": "ŕř", "s": "šś", "ss": "ß", "t": "ť", "u": "úůüű", "y": "ý", "z": "žźż",
  ]
  .reduce(into: [:]) { plain, letters in
    for letter in letters.value { plain[letter] = letters.key }
  }
}
