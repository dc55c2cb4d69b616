import CoreModels
import Foundation

extension SearchMatch {
  /// Returns the text around the first match, with further matches marked, or the beginning if none
  /// is found. Linear in the length of the text.
  static func excerpt(of text: String, for terms: [String]) -> [Part] {
    let folded = terms.map { $0.folded }
    let first = text.words.lazy.compactMap { $0.match(folded) }.first
    let center = first?.lowerBound ?? text.startIndex
    var start = text.index(center, offsetBy: -60, limitedBy: text.startIndex) ?? text.startIndex
    var end = text.index(center, offsetBy: 120, limitedBy: text.endIndex) ?? text.endIndex
    // Cut at word boundaries, where the script has them.
    if start > text.startIndex, let space = text[start..<center].firstIndex(where: \.isWhitespace) {
      start = text.index(after: space)
    }
    if end < text.endIndex, let space = text[center..<end].lastIndex(where: \.isWhitespace) {
      end = space
    }
    var parts: [Part] = []
    var position = start
    for match in text[start..<end].words.compactMap({ $0.match(folded) }) {
      parts.append(Part(text: String(text[position..<match.lowerBound]), isMatch: false))
      parts.append(Part(text: String(text[match]), isMatch: true))
      position = match.upperBound
    }
    parts.append(Part(text: String(text[position..<end]), isMatch: false))
    if start > text.startIndex { parts.insert(Part(text: "…", isMatch: false), at: 0) }
    if end < text.endIndex { parts.append(Part(text: "…", isMatch: false)) }
    return parts.filter { !$0.text.isEmpty }
  }
}

extension Substring {
  /// Returns the range of this word that matches a term, or the whole word if it starts with one.
  fileprivate func match(_ terms: [String]) -> Range<Index>? {
    let word = folded
    for term in terms {
      if term.isUnspaced {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        if let range = range(of: term, options: options) { return range }
      } else if word.hasPrefix(term) {
        return startIndex..<endIndex
      }
    }
    return nil
  }
}

extension StringProtocol {
  /// The runs of letters and numbers.
  package var words: [SubSequence] { split { !$0.isLetter && !$0.isNumber } }
}

extension String {
  /// `true` if the text has a script that writes words without spaces: Thai, Lao, Burmese, Khmer,
  /// kana, Chinese characters (blocks of the Unicode Standard).
  package var isUnspaced: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x312F,
        0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
        0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }
}
