/// Lines on standard output that are drawn, and later drawn again in their place.
///
/// On a terminal what is known shows at once and gives way to what is known better; in a pipe only
/// the last drawing is written, by ``finish()``.
public struct LiveScreen: Sendable {
  private let terminal: Terminal
  private var lines: [String]?
  /// How many lines of the drawing have left the terminal at its top. A shorter drawing does not
  /// bring them back.
  private var scrolledOff = 0

  /// A screen with nothing drawn yet.
  public init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows the lines in place of those drawn before, from the first that differs; they may hold
  /// colour codes, each line its own. Where that one has scrolled off, all follow below instead.
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

  /// Whether the lines stay on the terminal, so that others can take their place.
  public func holds(_ lines: [String]) -> Bool { lines.scrolledOff(at: terminal.size()) == 0 }

  /// Forgets what was drawn, which others have written over: the next drawing is whole, below.
  public mutating func forget() {
    lines = nil
    scrolledOff = 0
  }

  /// Ends the drawing; what was drawn last stays.
  public mutating func finish() {
    if !terminal.isInteractive, let lines { terminal.lines(lines) }
    lines = nil
    scrolledOff = 0
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

extension Collection<String> {
  /// Rows that the lines take at the width of now: terminals fold long lines anew when resized.
  fileprivate func physicalRows(columns: Int) -> Int {
    reduce(0) { $0 + $1.physicalRows(columns: columns) }
  }
}

extension [String] {
  /// How many of the lines do not wholly fit on the terminal with the cursor below the last.
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
