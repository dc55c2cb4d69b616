/// A screen of its own, drawn cell by cell: each drawing writes only what differs from the one
/// before, in one piece.
public struct FullScreen: Sendable {
  private let terminal: Terminal
  private var lines: [String] = []
  private var size: TerminalSize?

  /// Unchanged cells between two changed ones cost less than moving the cursor over them.
  private static let smallestGap = 8

  /// Creates a screen whose first drawing is complete.
  public init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows these lines from the top, with the cursor at a place or hidden. Lines may contain colour
  /// codes; what is wider or taller than the terminal is left out.
  public mutating func draw(_ lines: [String], cursor: (row: Int, column: Int)? = nil) {
    let size = terminal.size()
    let shown = lines.prefix(size.rows).map { $0.truncated(to: size.columns, ellipsis: "") }
    var output = ""
    if self.size != size {
      output += Control.resetStyle + Control.home + Control.eraseDown
      self.lines = []
    }
    for row in 0..<max(shown.count, self.lines.count) {
      let former = row < self.lines.count ? self.lines[row] : ""
      let line = row < shown.count ? shown[row] : ""
      if former != line { output += Self.changes(from: former, to: line, row: row) }
    }
    (self.lines, self.size) = (shown, size)
    if let cursor {
      output += Control.move(toRow: cursor.row, column: cursor.column) + Control.showCursor
    } else if !output.isEmpty {
      output += Control.hideCursor
    }
    if !output.isEmpty { terminal.write(output) }
  }

  /// Forgets the drawing after other output or a resize; the next one is complete.
  public mutating func forget() { size = nil }

  private static func changes(from former: String, to line: String, row: Int) -> String {
    let (old, new) = (former.cells.withoutBlankEnd, line.cells.withoutBlankEnd)
    var output = ""
    var column = 0
    while let start = (column..<max(new.count, column)).first(where: {
      $0 >= old.count || old[$0] != new[$0]
    }) {
      var end = start + 1
      var last = end
      while end < new.count, end - last < smallestGap {
        if end >= old.count || old[end] != new[end] { last = end + 1 }
        end += 1
      }
      // Not from the second half of a wide character on.
      let first = new[start].text.isEmpty ? start - 1 : start
      output += Control.move(toRow: row, column: first) + new[first..<last].styledText
      column = last
    }
    if new.count < old.count {
      output += Control.move(toRow: row, column: new.count) + Control.eraseRight
    }
    return output
  }
}

/// A column of a line. The second column of a wide character has no text.
private struct Cell: Hashable {
  var text: String
  var style: String

  var isBlank: Bool { text == " " && style.isEmpty }
}

extension String {
  fileprivate var cells: [Cell] {
    var cells: [Cell] = []
    var style = ""
    for part in styledParts {
      if part.isEscape {
        style = part.text == Control.resetStyle ? "" : style + part.text
        continue
      }
      for character in part.text {
        let width = character.displayWidth
        if width == 0 {
          if !cells.isEmpty { cells[cells.count - 1].text.append(character) }
          continue
        }
        cells.append(Cell(text: String(character), style: style))
        for _ in 1..<width { cells.append(Cell(text: "", style: style)) }
      }
    }
    return cells
  }
}

extension [Cell] {
  /// The cells up to the last one that shows something.
  fileprivate var withoutBlankEnd: ArraySlice<Cell> {
    self[...(lastIndex { !$0.isBlank } ?? -1)]
  }
}

extension Collection<Cell> {
  /// Shorter runs of spaces cost less than the sequences that erase them.
  private var smallestBlank: Int { 12 }

  fileprivate var styledText: String {
    var (text, style) = ("", "")
    var rest = self[...]
    while let cell = rest.first {
      let blanks = rest.prefix(while: \.isBlank).count
      if blanks >= smallestBlank {
        text += (style.isEmpty ? "" : Control.resetStyle) + Control.blank(blanks)
        style = ""
        rest = rest.dropFirst(blanks)
        continue
      }
      rest = rest.dropFirst()
      if cell.style != style {
        text += (style.isEmpty ? "" : Control.resetStyle) + cell.style
        style = cell.style
      }
      text += cell.text
    }
    return style.isEmpty ? text : text + Control.resetStyle
  }
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
