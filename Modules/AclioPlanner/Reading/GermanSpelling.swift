extension String {
  /// The text with the umlauts that are written *ae*, *oe* and *ue* where a keyboard has none, as
  /// in *Fuehrerschein*; a text that has one itself stays as it is.
  var withUmlauts: String {
    let umlauts = String.vowels.map { Character("\($0)\u{308}") }
    guard !contains(where: { $0 == "\u{DF}" || umlauts.contains($0) }) else { return self }
    let letters = Array(self)
    var text = ""
    var index = 0
    while index < letters.count {
      let isUmlaut = String.isUmlaut(at: index, of: letters)
      text += isUmlaut ? "\(letters[index])\u{308}" : "\(letters[index])"
      index += isUmlaut ? 2 : 1
    }
    return text
  }

  /// The *e* of *Steuer*, *Frauen*, *Quelle*, *aktuell*, *Goethe*, *Influencer* and *Poesie* makes no
  /// umlaut.
  private static func isUmlaut(at index: Int, of letters: [Character]) -> Bool {
    guard index + 1 < letters.count, letters[index + 1] == "e", vowels.contains(letters[index])
    else { return false }
    let isAfterVowel = index > 0 && "aeqAEQ".contains(letters[index - 1])
    let rest = letters[(index + 2)...]
    let isRubbish = index > 0 && "mM".contains(letters[index - 1])
    let isDouble = rest.starts(with: "ll") && !isRubbish
    let isPoetic =
      index > 0 && "pP".contains(letters[index - 1]) && letters[index] == "o"
      && ["t", "si"].contains { rest.starts(with: $0) }
    return !isAfterVowel && !isDouble && !isPoetic
      && !["th", "nce"].contains { rest.starts(with: $0) }
  }

  private static let vowels = "aouAOU"
}
