/// A screen of its own, drawn cell by cell: each drawing writes only what differs from the one
/// before, in one piece.
public struct FullScreen: Sendable {
  private let terminal: Terminal
  private var lines: [String] = []
  private var size: TerminalSize?

  /// Creates a screen whose first drawing is complete.
  public init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows these lines from the top, with the cursor at a place or hidden. Lines may contain colour
  /// codes; what is wider or taller than the terminal is left out.
  public mutating func draw(_ lines: [String], cursor: (row: Int, column: Int)? = nil) {
    let size = terminal.size()
    let shown = lines.prefix(size.rows).map { $0.truncated(to: size.columns, ellipsis: "") }
    let isWhole = self.size != size
    if isWhole { self.lines = [] }
    var pen = ScreenPen(
      erasesInColor: terminal.erasesInColor,
      output: isWhole ? Control.resetStyle + Control.home + Control.eraseDown : "")
    for row in 0..<max(shown.count, self.lines.count) {
      let former = row < self.lines.count ? self.lines[row] : ""
      let line = row < shown.count ? shown[row] : ""
      if former != line { pen.add(former.cells, line.cells, row: row) }
    }
    pen.finish()
    (self.lines, self.size) = (shown, size)
    var output = pen.output
    if let cursor {
      output += Control.move(toRow: cursor.row, column: cursor.column) + Control.showCursor
    } else if !output.isEmpty {
      output += Control.hideCursor
    }
    if !output.isEmpty { terminal.write(output) }
  }

  /// Forgets the drawing after other output or a resize; the next one is complete.
  public mutating func forget() { size = nil }
}

extension Terminal {
  /// Runs work with a screen of its own and the keys pressed on it. The former screen is back
  /// afterwards, in any case.
  public func withFullScreen<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ work: (inout FullScreen, TerminalEvents) async throws -> Value
  ) async throws -> Value {
    let events = TerminalEvents()
    var screen = FullScreen(self)
    let close = listen(events)
    takeScreen(true)
    defer {
      takeScreen(false)
      close()
    }
    return try await work(&screen, events)
  }
}
