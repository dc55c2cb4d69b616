/// A word, a number or a mark of a text.
struct DayToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Lower case, without diacritics.
    case word(String)
    case number(Int, digits: Int)
    case mark(Character)
  }

  let kind: Kind
  /// Lower case as it was typed.
  let typed: String
  let range: Range<String.Index>
  /// Whether it stands right behind the one before.
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
        // What is longer than any year or date is no number of theirs.
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
  /// Lower case, the letters of our languages without their accents, no apostrophes.
  var withoutDiacritics: String {
    var plain = ""
    for character in lowercased() {
      switch character {
      case "'", "’": break
      case "á", "ä", "ą", "à", "â": plain += "a"
      case "č", "ć", "ç": plain += "c"
      case "ď": plain += "d"
      case "é", "ě", "ę", "ë", "è", "ê": plain += "e"
      case "í", "î", "ï": plain += "i"
      case "ĺ", "ľ", "ł": plain += "l"
      case "ň", "ñ", "ń": plain += "n"
      case "ó", "ô", "ö", "ő": plain += "o"
      case "ŕ", "ř": plain += "r"
      case "š", "ś": plain += "s"
      case "ß": plain += "ss"
      case "ť": plain += "t"
      case "ú", "ů", "ü", "ű": plain += "u"
      case "ý": plain += "y"
      case "ž", "ź", "ż": plain += "z"
      default: plain.append(character)
      }
    }
    return plain
  }
}
