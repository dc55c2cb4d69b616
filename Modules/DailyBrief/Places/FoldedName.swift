import Foundation

/// A name as names are compared: without case, diacritics and punctuation, words apart by one space.
enum FoldedName {
  /// The folded form of a name, `Île-de-France` being `ile de france`, as UTF-8.
  static func bytes(of name: some Collection<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.count)
    guard !name.allSatisfy({ $0 < 0x80 }) else {
      for byte in name { append(ascii: byte, to: &folded) }
      return trimmed(folded)
    }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      append(scalar, to: &folded)
    }
    return trimmed(folded)
  }

  private static func append(ascii byte: UInt8, to folded: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      folded.append(byte)
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"):
      if folded.last != UInt8(ascii: " ") { folded.append(UInt8(ascii: " ")) }
    default: break
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
    if scalar.isASCII { return append(ascii: UInt8(scalar.value), to: &folded) }
    if let spelling = spellings[scalar] { return folded.append(contentsOf: spelling.utf8) }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      folded.append(contentsOf: String(scalar).utf8)
    case .dashPunctuation, .spaceSeparator: append(ascii: UInt8(ascii: " "), to: &folded)
    default: break
    }
  }

  /// Letters that Unicode does not take apart.
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
  /// The name as names are compared.
  var searchKey: [UInt8] { FoldedName.bytes(of: Array(utf8)) }
}
