/// Lines on standard output that can be redrawn in place.
///
/// On a terminal, each drawing replaces the previous one; in a pipe, only the last one is written,
/// by ``finish()``.
public struct LiveScreen: Sendable {
  private let terminal: Terminal
  private var lines: [String]?
  /// The number of drawn lines that have scrolled off the top. A shorter drawing does not bring
  /// them back.
  private var scrolledOff = 0

  /// Creates an empty screen.
  public init(_ terminal: Terminal) { self.terminal = terminal }

  /// Replaces the drawn lines, from the first different one on. They may contain colour codes, each
  /// line its own. If that line has scrolled off, the whole drawing is written below instead.
  public mutating func draw(_ lines: [String]) {
    let lines = lines.flatMap { line in
      line.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }
    defer { self.lines = lines }
    guard terminal.isInteractive, lines != self.lines else { return }
    let (former, size) = (self.lines ?? [], terminal.size())
    let same = zip(former, lines).prefix { $0 == $1 }.count
    scrolledOff = max(scrolledOff, former.scrolledOff(at: size))
    let isReachable = same >= scrolledOff
    let rows = isReachable ? former.dropFirst(same).physicalRows(columns: size.columns) : 0
    let eraser = rows > 0 ? Control.cursorUp(rows) + "\r" + Control.eraseDown : ""
    terminal.write(eraser + lines.dropFirst(isReachable ? same : 0).map { $0 + "\n" }.joined())
    scrolledOff = max(isReachable ? scrolledOff : 0, lines.scrolledOff(at: size))
  }

  /// `true` if the lines fit on the terminal, so that they can be replaced.
  public func holds(_ lines: [String]) -> Bool { lines.scrolledOff(at: terminal.size()) == 0 }

  /// Ends the drawing; the last one stays.
  public mutating func finish() {
    if !terminal.isInteractive, let lines { terminal.lines(lines) }
    lines = nil
    scrolledOff = 0
  }
}

extension Collection<String> {
  /// The number of rows at the current width: terminals rewrap long lines when resized.
  fileprivate func physicalRows(columns: Int) -> Int {
    reduce(0) { $0 + $1.physicalRows(columns: columns) }
  }
}

extension [String] {
  /// The number of lines that do not fit, with the cursor below the last line.
  fileprivate func scrolledOff(at size: TerminalSize) -> Int {
    var rows = 0
    let lowest = lastIndex { line in
      rows += line.physicalRows(columns: size.columns)
      return rows >= size.rows
    }
    return lowest.map { $0 + 1 } ?? 0
  }
}

extension String {
  /// The number of rows of a line when the terminal wraps it; colour codes have no width.
  func physicalRows(columns: Int) -> Int {
    guard visibleWidth > columns, columns > 0 else { return 1 }
    var (rows, column) = (1, 0)
    for part in styledParts where !part.isEscape {
      for character in part.text {
        let width = character.displayWidth
        // A wide character is not split: it leaves the last cell of a row empty.
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
