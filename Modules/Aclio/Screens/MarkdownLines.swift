import CorePlugin
import CoreTerminal

/// A text in light Markdown, formatted for a terminal.
struct MarkdownLines {
  let text: String

  /// The lines, at most `columns` wide; the unformatted text in a pipe.
  func lines(in world: World, columns: Int? = nil) -> [String] {
    guard world.isDrawn else {
      return text.terminalSafe.split(omittingEmptySubsequences: false) { $0.isNewline }
        .map(String.init)
    }
    return StreamedText.lines(
      of: text, columns: columns ?? world.columns, isUnicode: world.terminal.isUnicode,
      paint: { world.styled($0, $1) })
  }
}
