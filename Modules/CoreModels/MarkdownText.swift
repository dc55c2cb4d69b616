extension String {
  /// The text as one line of Markdown, with markup escaped.
  public var markdownLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").markdownEscaped
  }

  /// The text as paragraphs of Markdown, with its line breaks, and with markup escaped.
  public var markdownParagraphs: String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.markdownEscaped)
    // Two trailing spaces keep the line break.
    let ended = zip(lines, lines.dropFirst() + [""]).map { line, next in
      line.isEmpty || next.isEmpty ? line : line + "  "
    }
    return ended.joined(separator: "\n").trimmingWhitespace()
  }

  /// Markdown for use below our own headings: keeps lists and emphasis, and escapes headings,
  /// rules, HTML and code blocks.
  public var markdownBelowHeadings: String {
    let marks = ["#", "=", "---", "***", "___", "```", "~~~", "<"]
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let text = line.drop(while: \.isWhitespace)
      let isMark = marks.contains { text.utf8.starts(with: $0.utf8) }
      return isMark ? "\\" + text : String(line)
    }.joined(separator: "\n")
  }

  /// Quotes a Markdown text so that none of its markup extends beyond the quotation, with its
  /// headings `levels` deeper.
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
  /// The trimmed line, with CommonMark and GitHub markup escaped.
  fileprivate var markdownEscaped: String {
    let line = trimmingWhitespace()
    let scalars = Array(line.unicodeScalars)
    let blockMark = scalars.blockMark
    // By scalars: a mark plus a combining mark is one character, but still markup.
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
  /// The index of the mark that makes the line a heading, quotation, list or rule.
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
  /// `true` if a preceding ampersand may begin an entity such as `&amp;` or `&#38;`.
  fileprivate var beginsEntity: Bool {
    self == "#" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
