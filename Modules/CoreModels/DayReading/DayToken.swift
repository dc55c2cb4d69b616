/// A word, number or punctuation mark of a text.
struct DayToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Lower case, without diacritics.
    case word(String)
    case number(Int, digits: Int)
    case mark(Character)
  }

  let kind: Kind
  /// The original text in lower case.
  let typed: String
  let range: Range<String.Index>
  /// `true` if no space separates it from the previous token.
  let isAttached: Bool

  static func tokens(of text: String) -> [DayToken] {
    var tokens: [DayToken] = []
    var index = text.startIndex
    var end = index
    while index < text.endIndex {
      let start = index
      let character = text[index]
      if character.isWhitespace {
        index = text.index(after: index)
        continue
      }
      let kind: Kind
      if character.isDecimalDigit {
        index = text[start...].firstIndex { !$0.isDecimalDigit } ?? text.endIndex
        let digits = text[start..<index]
        // Longer digit sequences than any date has are not numbers.
        kind = digits.count > 8 ? .mark("#") : .number(Int(digits) ?? 0, digits: digits.count)
      } else if character.isLetter, !"ºª".contains(character) {
        index =
          text[start...].firstIndex { !$0.isLetter && !"'’".contains($0) || "ºª".contains($0) }
          ?? text.endIndex
        kind = .word(text[start..<index].withoutDiacritics)
      } else {
        index = text.index(after: index)
        kind = .mark(character)
      }
      tokens.append(
        DayToken(
          kind: kind, typed: text[start..<index].lowercased(), range: start..<index,
          isAttached: start == end && start != text.startIndex))
      end = index
    }
    return tokens
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool { ("0"..."9").contains(self) }
}

extension StringProtocol {
  /// Lower case, without accents of our languages and without apostrophes.
  var withoutDiacritics: String {
    lowercased().reduce(into: "") { plain, character in
      if character != "'", character != "’" { plain += character.plain }
    }
  }
}
