import CoreTerminal

/// Bold, italic and code within a line, parsed word by word.
struct InlineMarkdown: Sendable {
  private var isBold = false
  private var isItalic = false
  private var isCode = false

  private var style: Style { Style(bold: isBold, dim: isCode, italic: isItalic) }

  /// The word without its marks, as uniformly styled parts.
  mutating func parts(of word: String) -> [WordPage.Part] {
    let characters = Array(word)
    var parts: [WordPage.Part] = []
    var text = ""
    var index = 0
    func change(_ apply: () -> Void, _ style: Style) {
      if !text.isEmpty { parts.append((text, style)) }
      text = ""
      apply()
    }
    while index < characters.count {
      let character = characters[index]
      let (before, after) = (
        index > 0 ? characters[index - 1] : nil,
        index + 1 < characters.count ? characters[index + 1] : nil
      )
      if character == "`" {
        let look = style
        change({ isCode.toggle() }, look)
      } else if isCode {
        text.append(character)
      } else if character == "\\", let after, after.isASCII, after.isPunctuation || after.isSymbol {
        text.append(after)
        index += 1
      } else if character == "*" || character == "_" {
        let isDouble = after == character
        let next = isDouble ? (index + 2 < characters.count ? characters[index + 2] : nil) : after
        let isOpen = isDouble ? isBold : isItalic
        if isMark(character, isOpen: isOpen, before: before, after: next) {
          let look = style
          change({ if isDouble { isBold.toggle() } else { isItalic.toggle() } }, look)
        } else {
          text += isDouble ? "\(character)\(character)" : "\(character)"
        }
        if isDouble { index += 1 }
      } else {
        text.append(character)
      }
      index += 1
    }
    if !text.isEmpty { parts.append((text, style)) }
    return parts
  }

  /// `true` if a character opens or closes a style, unlike in `2 * 3` and `snake_case`.
  private func isMark(
    _ sign: Character, isOpen: Bool, before: Character?, after: Character?
  ) -> Bool {
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    if isOpen { return before != nil && (sign == "*" || !isWord(after)) }
    return after != nil && !isWord(before)
  }

  /// Converts `[text](address)` to `text (address)`, or to the text alone if both are equal.
  func linksAsText(_ text: String) -> String {
    guard !isCode, text.contains("](") else { return text }
    var (result, rest) = ("", text[...])
    while let open = rest.firstIndex(of: "["),
      let middle = rest[open...].firstRange(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let label = rest[rest.index(after: open)..<middle.lowerBound]
      let address = rest[middle.upperBound..<close]
      result += rest[..<open] + (label == address ? "\(label)" : "\(label) (\(address))")
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
