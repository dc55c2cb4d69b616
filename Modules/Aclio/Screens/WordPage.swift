import CoreTerminal

/// Arranges words in lines, each as soon as it arrives.
struct WordPage: Sendable {
  /// A part of a word, with its style.
  typealias Part = (text: String, style: Style)

  private let columns: Int
  private let paint: StreamedText.Paint
  private var written = ""
  /// The used columns of the current line.
  private var column = 0
  /// The prefixes of the next line, and of each line after it.
  private var first = "", rest = ""
  private var style = Style.plain
  private var hasText = false
  private var isBlankDue = false

  init(columns: Int, paint: @escaping StreamedText.Paint) {
    self.columns = max(columns, 4)
    self.paint = paint
  }

  mutating func takeWritten() -> String {
    defer { written = "" }
    return written
  }

  /// Begins a paragraph or list item, with a hanging indent.
  mutating func begin(indent: Int, marker: String) {
    let start = String(repeating: " ", count: marker.isEmpty ? 0 : min(indent, columns / 6))
    (first, style) = (start + marker, .plain)
    rest = String(repeating: " ", count: first.displayWidth)
  }

  /// Begins a heading, or a quotation with a sign before every line.
  mutating func begin(every sign: String = "", style: Style) {
    (first, rest, self.style) = (sign, sign, style)
  }

  /// Adds a word.
  mutating func add(_ parts: [Part]) {
    let width = parts.reduce(0) { $0 + $1.text.displayWidth }
    guard width > 0 else { return }
    let isParting = parts.contains { $0.text.unicodeScalars.contains(where: \.isWide) }
    if column > 0, column + 1 + width <= columns || isParting && column + 3 <= columns {
      write(" ")
    } else {
      breakLine()
    }
    if isParting || width > columns - rest.displayWidth {
      return parts.forEach { addParted($0) }
    }
    openLine()
    for part in parts { write(part.text, part.style) }
  }

  private mutating func addParted(_ part: Part) {
    var piece = ""
    func flush(_ page: inout WordPage) {
      page.write(piece, part.style)
      piece = ""
    }
    openLine()
    for character in part.text {
      if column + piece.displayWidth + character.displayWidth > columns {
        flush(&self)
        breakLine()
        openLine()
      }
      piece.append(character)
    }
    flush(&self)
  }

  /// Adds a verbatim line, in the style of code.
  mutating func addCode(_ line: String) {
    endLine()
    openBlank()
    for part in line.wrapped(to: columns - 2) {
      written += part.isEmpty ? "\n" : "  " + paint(part, .dim) + "\n"
    }
    hasText = true
  }

  mutating func addRule(_ sign: String) {
    endLine()
    (first, rest, style) = ("", "", .dim)
    openLine()
    write(String(repeating: sign, count: min(columns, 24)))
    endLine()
  }

  /// Adds an empty line before any further text.
  mutating func addBlank() {
    endLine()
    isBlankDue = hasText
  }

  mutating func endLine() {
    if column > 0 { breakLine() }
    (first, rest, style) = ("", "", .plain)
  }

  private mutating func breakLine() {
    guard column > 0 else { return }
    written += "\n"
    column = 0
  }

  private mutating func openBlank() {
    if isBlankDue { written += "\n" }
    isBlankDue = false
  }

  private mutating func openLine() {
    guard column == 0 else { return }
    openBlank()
    written += first
    column = first.displayWidth
    first = rest
    hasText = true
  }

  private mutating func write(_ text: String, _ own: Style = .plain) {
    guard !text.isEmpty else { return }
    var look = style
    look.isBold = look.isBold || own.isBold
    look.isItalic = look.isItalic || own.isItalic
    look.isDim = look.isDim || own.isDim
    written += text == " " ? text : paint(text, look)
    column += text.displayWidth
  }
}

extension Unicode.Scalar {
  /// `true` for Han and kana, which allow line breaks without spaces.
  fileprivate var isWide: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
