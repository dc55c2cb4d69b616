extension String {
  /// For a line of Markdown: on one line, with what would be read as markup escaped.
  public var markdownLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").markdownEscaped
  }

  /// For paragraphs of Markdown: with the lines that it has, and what would be read as markup
  /// escaped.
  public var markdownParagraphs: String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.markdownEscaped)
    // Two spaces at its end keep a line from flowing into the next one.
    let ended = zip(lines, lines.dropFirst() + [""]).map { line, next in
      line.isEmpty || next.isEmpty ? line : line + "  "
    }
    return ended.joined(separator: "\n").trimmingWhitespace()
  }

  /// For a place below headings of ours: its lists and emphasis stay, what would be a heading, a rule,
  /// HTML or a block of code is text.
  public var markdownBelowHeadings: String {
    let marks = ["#", "=", "---", "***", "___", "```", "~~~", "<"]
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let text = line.drop(while: \.isWhitespace)
      let isMark = marks.contains { text.utf8.starts(with: $0.utf8) }
      return isMark ? "\\" + text : String(line)
    }.joined(separator: "\n")
  }

  /// A text that is Markdown itself as a quotation, out of which nothing runs; its headings stand
  /// that many levels deeper.
  public func markdownQuotation(headingsDeeper levels: Int) -> String {
    var fence: Substring?
    let lines = trimmingWhitespace().split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line -> String in
      let text = line.drop { $0 == " " }
      if let open = fence {
        if text.hasPrefix(open) { fence = nil }
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        fence = text.prefix(3)
      } else if case let depth = text.prefix(while: { $0 == "#" }).count, (1...6).contains(depth) {
        let marks = String(repeating: "#", count: min(depth + levels, 6))
        return "> " + marks + text.dropFirst(depth)
      }
      return line.isEmpty ? ">" : "> " + line
    }.joined(separator: "\n")
  }
}

extension StringProtocol {
  /// The line without space at its ends, what CommonMark or GitHub would read as markup escaped.
  fileprivate var markdownEscaped: String {
    let line = trimmingWhitespace()
    let scalars = Array(line.unicodeScalars)
    let blockMark = scalars.blockMark
    // By scalars: a sign with a combining mark is one character, and markup all the same.
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isMarkup =
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", "~", "|": true
        case "&": index + 1 < scalars.count && scalars[index + 1].beginsEntity
        default: index == blockMark
        }
      if isMarkup { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

extension [Unicode.Scalar] {
  /// Where the mark is that would make this line a heading, a quotation, a list or a rule.
  fileprivate var blockMark: Int? {
    guard let first else { return nil }
    func ends(at index: Int) -> Bool { index >= count || self[index].properties.isWhitespace }
    switch first {
    case "#", ">", "=": return 0
    case "-", "+": return ends(at: 1) || self[1] == first ? 0 : nil
    default:
      let digits = prefix { ("0"..."9").contains($0) }.count
      guard digits > 0, digits < count, [".", ")"].contains(self[digits]) else { return nil }
      return ends(at: digits + 1) ? digits : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether an ampersand before it may begin `&amp;` or `&#38;`.
  fileprivate var beginsEntity: Bool {
    self == "#" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
