/// Lines on standard output that are drawn, and later drawn again in their place.
///
/// On a terminal what is known shows at once and gives way to what is known better; in a pipe only
/// the last drawing is written, by ``finish()``.
public struct LiveScreen: Sendable {
  private let terminal: Terminal
  private var lines: [String]?

  /// A screen with nothing drawn yet.
  public init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows the lines in place of those drawn before; they may hold colour codes. Where the former
  /// have scrolled off the terminal, the new ones follow below them instead.
  public mutating func draw(_ lines: [String]) {
    let lines = lines.flatMap { line in
      line.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }
    defer { self.lines = lines }
    guard terminal.isInteractive, lines != self.lines else { return }
    terminal.write(eraser() + lines.map { $0 + "\n" }.joined())
  }

  /// Ends the drawing; what was drawn last stays.
  public mutating func finish() {
    if !terminal.isInteractive, let lines { terminal.lines(lines) }
    lines = nil
  }

  /// Moves to the first row drawn and erases from there. The rows are counted at the width of now,
  /// because terminals fold long lines anew when they are resized.
  private func eraser() -> String {
    let size = terminal.size()
    let rows = (lines ?? []).reduce(0) { $0 + $1.physicalRows(columns: size.columns) }
    // The cursor stands below the last row; a drawing as tall as the terminal has lost its top.
    guard rows > 0, rows < size.rows else { return "" }
    return Control.cursorUp(rows) + "\r" + Control.eraseDown
  }
}

extension Terminal {
  /// Gives a live screen to work that draws on it, and finishes it however the work ends.
  public func withLiveScreen<Value, Problem: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ work: (inout LiveScreen) async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    var screen = LiveScreen(self)
    defer { screen.finish() }
    return try await work(&screen)
  }
}

extension String {
  /// Rows that one line takes when the terminal folds it; colour codes take no room.
  func physicalRows(columns: Int) -> Int {
    guard visibleWidth > columns, columns > 0 else { return 1 }
    var (rows, column) = (1, 0)
    for part in styledParts where !part.isEscape {
      for character in part.text {
        let width = character.displayWidth
        // A wide character does not part: it leaves the last cell of a row empty.
        if column > 0, column + width > columns {
          rows += 1
          column = 0
        }
        column += width
      }
    }
    return rows
  }
}
