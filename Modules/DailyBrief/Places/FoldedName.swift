import Foundation

/// Folds names for comparison: no case, no diacritics, single spaces between words.
enum FoldedName {
  /// Folds a name as UTF-8: `Île-de-France` becomes `ile de france`.
  ///
  /// Drops punctuation, which people often omit from names. With `keepsSigns` it stays: a person's
  /// own texts may differ in nothing else.
  static func bytes(
    of name: some Collection<UInt8>, keepsSigns: Bool = false
  ) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.count)
    guard !name.allSatisfy({ $0 < 0x80 }) else {
      for byte in name { append(ascii: byte, keepsSigns, to: &folded) }
      return trimmed(folded)
    }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      append(scalar, keepsSigns, to: &folded)
    }
    return trimmed(folded)
  }

  private static func append(
    ascii byte: UInt8, _ keepsSigns: Bool, to folded: inout [UInt8]
  ) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      folded.append(byte)
    case UInt8(ascii: " "): appendSpace(to: &folded)
    case 0x09...0x0D where keepsSigns: appendSpace(to: &folded)
    case _ where keepsSigns: folded.append(byte)
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"): appendSpace(to: &folded)
    default: break
    }
  }

  private static func appendSpace(to folded: inout [UInt8]) {
    if folded.last != UInt8(ascii: " ") { folded.append(UInt8(ascii: " ")) }
  }

  private static func append(
    _ scalar: Unicode.Scalar, _ keepsSigns: Bool, to folded: inout [UInt8]
  ) {
    if scalar.isASCII { return append(ascii: UInt8(scalar.value), keepsSigns, to: &folded) }
    if let spelling = spellings[scalar] { return folded.append(contentsOf: spelling.utf8) }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      folded.append(contentsOf: String(scalar).utf8)
    case .spaceSeparator: appendSpace(to: &folded)
    case .nonspacingMark: break
    case _ where keepsSigns: folded.append(contentsOf: String(scalar).utf8)
    case .dashPunctuation: appendSpace(to: &folded)
    default: break
    }
  }

  /// Letters without a Unicode decomposition.
  private static let spellings: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i",
    "ħ": "h",
  ]

  private static func trimmed(_ folded: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    let start = folded.firstIndex { $0 != space } ?? folded.endIndex
    let end = folded.lastIndex { $0 != space }.map { $0 + 1 } ?? start
    return Array(folded[start..<end])
  }
}

extension StringProtocol {
  /// The name, folded for comparison.
  var searchKey: [UInt8] { FoldedName.bytes(of: Array(utf8)) }

  /// A person's own text, folded for comparison with its punctuation.
  var foldedText: String {
    String(decoding: FoldedName.bytes(of: Array(utf8), keepsSigns: true), as: UTF8.self)
  }
}
