/// Line break opportunities within text without spaces: the part of UAX #14 for ideographs.
enum LineBreak {
  static func isAllowed(between one: Character, and other: Character) -> Bool {
    // The zero-width space, which separates words in Thai and Khmer.
    if one == "\u{200B}" { return true }
    guard one.isIdeographic || other.isIdeographic else { return false }
    return !opening.contains(one) && !closing.contains(other)
      && !one.joinsNext && !other.joinsNext
  }

  /// Characters that never end a line.
  private static let opening: Set<Character> = Set("「『【〔（［｛〈《〖〘｢([{“‘«$€£¥￥#")
  /// Characters that never begin a line: closing punctuation, small kana, iteration and length
  /// marks.
  private static let closing: Set<Character> = Set(
    "、。，．・：；？！」』】〕）］｝〉》〗〙｣,.:;?!)]}”’»…‥%％°々〻ーゝゞヽヾ"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ～〜")
}

extension Character {
  /// `true` for a space that a line break replaces; excludes non-breaking ones.
  var isBreakingSpace: Bool {
    if let ascii = asciiValue { return ascii == 0x20 || ascii == 0x09 }
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Han, kana and their wide punctuation, but not Hangul, which breaks at spaces.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first?.value, scalar >= 0x2E80 else { return false }
    switch scalar {
    case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF9F, 0x16FE0...0x18DFF, 0x1AFF0...0x1B16F, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// Non-breaking space, narrow non-breaking space, word joiner, figure space.
  fileprivate var joinsNext: Bool {
    switch unicodeScalars.first?.value {
    case 0xA0, 0x202F, 0x2060, 0x2007, 0xFEFF: true
    default: false
    }
  }
}
