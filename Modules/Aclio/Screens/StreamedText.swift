import CoreModels
import CoreTerminal

/// Light Markdown as it arrives: whatever the pieces, finished words appear at once, laid out to
/// the columns and safe for the terminal.
struct StreamedText: Sendable {
  /// Gives a text a style, where the terminal has any.
  typealias Paint = @Sendable (String, Style) -> String

  private var page: WordPage
  private var inline = InlineMarkdown()
  private let isUnicode: Bool
  /// The word that is coming.
  private var word = String.UnicodeScalarView()
  /// How far the first word stands from the line's start.
  private var indent = 0
  private var isAtLineStart = true
  private var isInFence = false
  /// A line of dashes, as long as nothing follows on it.
  private var rule: String?

  init(columns: Int, isUnicode: Bool, paint: @escaping Paint) {
    page = WordPage(columns: columns, paint: paint)
    self.isUnicode = isUnicode
  }

  /// Takes the next piece; answers what is to be written now.
  mutating func add(_ piece: String) -> String {
    for scalar in piece.unicodeScalars { take(scalar) }
    return page.takeWritten()
  }

  /// The end of the text; answers what is left to be written, the last newline included.
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
      // Who sends no white space is not waited for without end.
      if word.count >= 4096 { endWord() }
    }
  }

  /// Whether the word has begun a link, whose text may have spaces.
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
      // Only a line too long to be waited for.
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

  /// A line's first word, which may say what the line is; answers whether that was all of it.
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
  /// A text that is all there, as lines.
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
