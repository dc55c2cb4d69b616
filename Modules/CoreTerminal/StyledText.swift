extension String {
  /// The width of a line in columns; colour codes have none.
  public var visibleWidth: Int {
    guard hasEscapes else { return displayWidth }
    return styledParts.reduce(0) { $1.isEscape ? $0 : $0 + $1.text.displayWidth }
  }

  /// The text without its control sequences.
  public var withoutStyles: String {
    hasEscapes ? styledParts.map { $0.isEscape ? "" : String($0.text) }.joined() : self
  }

  /// `true` if the text may contain control sequences.
  var hasEscapes: Bool { utf8.contains(0x1B) }

  /// The parts of the text, in order: control sequences and visible text.
  var styledParts: [(text: Substring, isEscape: Bool)] {
    let scalars = self[...].unicodeScalars
    var parts: [(text: Substring, isEscape: Bool)] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let escape = scalars[index...].firstIndex(of: "\u{1B}") ?? scalars.endIndex
      if index < escape { parts.append((Substring(scalars[index..<escape]), false)) }
      guard escape < scalars.endIndex else { break }
      index = EscapeSequence.end(in: scalars, from: escape)
      parts.append((Substring(scalars[escape..<index]), true))
    }
    return parts
  }
}
