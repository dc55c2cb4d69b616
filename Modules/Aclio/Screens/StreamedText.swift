import CoreModels
import CoreTerminal

/// Formats light Markdown while it arrives: complete words appear immediately, wrapped to the
/// columns and safe for the terminal.
struct StreamedText: Sendable {
  /// Styles a text if the terminal supports it.
  typealias Paint = @Sendable (String, Style) -> String

  private var page: WordPage
  private var inline = InlineMarkdown()
  private let isUnicode: Bool
  /// The incomplete word.
  private var word = String.UnicodeScalarView()
  /// The indentation of the first word.
  private var indent = 0
  private var isAtLineStart = true
  private var isInFence = false
  /// A line of dashes that nothing has followed yet.
  private var rule: String?

  init(columns: Int, isUnicode: Bool, paint: @escaping Paint) {
    page = WordPage(columns: columns, paint: paint)
    self.isUnicode = isUnicode
  }

  /// Adds a piece; returns the output to write now.
  mutating func add(_ piece: String) -> String {
    for scalar in piece.unicodeScalars { take(scalar) }
    return page.takeWritten()
  }

  /// Ends the text; returns the remaining output, including the last newline.
  mutating func finish() -> String {
    if !isAtLineStart || !word.isEmpty { endLine() }
    page.endLine()
    return page.takeWritten()
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A, 0x85, 0x2028, 0x2029: endLine()
    case 0x0D: break
    case 0x09, 0x0B, 0x0C, 0x20:
      if isInFence || isLinkOpen || isFenceOpening {
        word.append(scalar.value == 0x09 ? "\t" : " ")
      } else if word.isEmpty, isAtLineStart {
        indent += scalar.value == 0x09 ? 4 : 1
      } else {
        endWord()
      }
    default:
      word.append(scalar)
      // A text without white space is written in chunks.
      if word.count >= 4096 { endWord() }
    }
  }

  /// `true` if the word has begun a link, whose text may contain spaces.
  private var isLinkOpen: Bool {
    guard word.count < 200, let open = word.lastIndex(of: "[") else { return false }
    return !word[open...].contains("]")
  }

  private var isFenceOpening: Bool { isAtLineStart && String(word.prefix(3)) == "```" }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let text = String(word)
    word = String.UnicodeScalarView()
    if isInFence {
      // Reached only by a line too long to buffer.
      return page.addCode(text.terminalSafe)
    }
    let isFirst = isAtLineStart
    isAtLineStart = false
    if let dashes = rule {
      rule = nil
      addWords(dashes)
    }
    if isFirst, begin(text) { return }
    addWords(text)
  }

  /// Handles a line's first word, which may determine its kind; returns `true` if that was all of
  /// it.
  private mutating func begin(_ text: String) -> Bool {
    let level = text.allSatisfy { $0 == "#" } ? text.count : 0
    if (1...6).contains(level) {
      page.begin(style: .bold)
    } else if text.count <= 4, text.last == "." || text.last == ")", Int(text.dropLast()) != nil {
      page.begin(indent: indent, marker: text + " ")
    } else if ["-", "*", "+", "•"].contains(text) {
      page.begin(indent: indent, marker: isUnicode ? "• " : "- ")
    } else if text.hasPrefix(">") {
      page.begin(every: isUnicode ? "│ " : "| ", style: .dim)
      if text.count > 1 { addWords(String(text.dropFirst())) }
    } else if text.count >= 3,
      ["-", "*", "_"].contains(where: { mark in text.allSatisfy { "\($0)" == mark } })
    {
      rule = text
    } else {
      page.begin(indent: 0, marker: "")
      return false
    }
    return true
  }

  private mutating func addWords(_ text: String) {
    let safe = inline.linksAsText(text).terminalSafe
    for word in safe.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      page.add(inline.parts(of: String(word)))
    }
  }

  private mutating func endLine() {
    let isFence = String(word).drop { $0 == " " }.hasPrefix("```") && (isAtLineStart || isInFence)
    if isFence {
      isInFence.toggle()
      word = String.UnicodeScalarView()
    } else if isInFence {
      page.addCode(String(word).terminalSafe)
      word = String.UnicodeScalarView()
    } else {
      let isBlank = word.isEmpty && isAtLineStart
      endWord()
      if rule != nil { page.addRule(isUnicode ? "─" : "-") }
      if isBlank { page.addBlank() } else { page.endLine() }
    }
    rule = nil
    inline = InlineMarkdown()
    (isAtLineStart, indent) = (true, 0)
  }
}

extension StreamedText {
  /// Formats a complete text as lines.
  static func lines(
    of text: String, columns: Int, isUnicode: Bool, paint: @escaping Paint
  ) -> [String] {
    var stream = StreamedText(columns: columns, isUnicode: isUnicode, paint: paint)
    let written = stream.add(text) + stream.finish()
    return written.isEmpty
      ? []
      : written.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
