/// Writes the cells that differ between two drawings in as few bytes as it can: runs of cells in the
/// same style follow each other, wherever they are.
struct ScreenPen {
  /// The bytes so far.
  private(set) var output: String
  /// `true` if the terminal erases in the background colour in use.
  let erasesInColor: Bool
  private var runs: [Run] = []
  private var style = ""
  private var ground = ""

  /// Unchanged cells between two changed ones cost less than moving the cursor over them.
  private static let smallestGap = 8
  /// Shorter runs of spaces cost less than the sequences that erase them.
  private static let smallestBlank = 12

  /// Cells from a place on; behind the last ones the rest of the row is erased.
  private struct Run {
    let row: Int, column: Int
    let cells: ArraySlice<ScreenCell>
    var isLast = false

    /// The style of the first cell that needs one.
    var style: String { cells.first { !$0.isBlank }?.style ?? "" }
  }

  /// Begins with bytes that leave no style.
  init(erasesInColor: Bool, output: String = "") {
    (self.erasesInColor, self.output) = (erasesInColor, output)
  }

  /// Writes all that differs, and leaves no style.
  mutating func finish() {
    while !runs.isEmpty {
      let next = runs.remove(at: runs.firstIndex { $0.style == style } ?? 0)
      output += Control.move(toRow: next.row, column: next.column)
      write(next.cells, isLast: next.isLast)
      if next.isLast, !ground.isEmpty { use("") }
      if next.isLast { output += Control.eraseRight }
    }
    use("")
  }

  /// Adds what differs in a row.
  mutating func add(_ former: [ScreenCell], _ cells: [ScreenCell], row: Int) {
    let (old, new) = (former.withoutBlankEnd, cells.withoutBlankEnd)
    let isSame = { (column: Int) in
      column < old.count ? old[column] == new[column] : new[column].isBlank
    }
    var column = 0
    while let start = (column..<max(new.count, column)).first(where: { !isSame($0) }) {
      var end = start + 1
      var last = end
      while end < new.count, end - last < Self.smallestGap {
        if !isSame(end) { last = end + 1 }
        end += 1
      }
      // Not from the second half of a wide character on.
      let first = new[start].text.isEmpty ? start - 1 : start
      runs.append(Run(row: row, column: first, cells: new[first..<last]))
      column = last
    }
    guard new.count < old.count else { return }
    if column == new.count, column > 0 {
      runs[runs.count - 1].isLast = true
    } else {
      runs.append(Run(row: row, column: new.count, cells: [], isLast: true))
    }
  }

  private mutating func write(_ cells: ArraySlice<ScreenCell>, isLast: Bool) {
    var rest = cells
    while let cell = rest.first {
      let blanks = rest.prefix { $0.text == " " && $0.ground == cell.ground }.count
      let isErased = cell.ground.isEmpty || erasesInColor && cell.isErasable
      if blanks >= Self.smallestBlank, isErased {
        if ground != cell.ground { use(cell.ground) }
        rest = rest.dropFirst(blanks)
        output += Control.erase(blanks)
        if !rest.isEmpty || isLast { output += Control.forward(blanks) }
        continue
      }
      rest = rest.dropFirst()
      // A space looks the same in every colour of text.
      if cell.text != " " {
        use(cell.style, on: cell.ground)
      } else if cell.ground != ground {
        use(cell.ground)
      }
      output += cell.text
    }
  }

  /// Changes the style to a cell's.
  private mutating func use(_ style: String, on ground: String) {
    if style != self.style {
      let isFresh = self.style.isEmpty || style.isEmpty
      if !self.style.isEmpty, style.isEmpty { output += Control.resetStyle }
      if !style.isEmpty { output += isFresh ? style : Control.afterReset(style) }
    }
    (self.style, self.ground) = (style, ground)
  }

  /// Changes the style to one that spaces show, or none.
  private mutating func use(_ ground: String) { use(ground, on: ground) }
}

/// A column of a line. The second column of a wide character has no text.
struct ScreenCell: Hashable {
  var text: String
  /// The style in one sequence; empty for none.
  let style: String
  /// The part of the style that a space shows.
  let ground: String

  init(text: String, style: CellStyle) {
    self.text = text
    ground = style.ground
    self.style = text == " " ? style.ground : style.whole
  }

  var isBlank: Bool { text == " " && ground.isEmpty }
  /// `true` if its style is a background alone, with which terminals erase.
  var isErasable: Bool {
    ground.hasPrefix("\u{1B}[48;") || ground.hasPrefix("\u{1B}[4") && ground.utf8.count == 5
  }
}

/// The style at a place of a line.
struct CellStyle {
  /// All of it in one sequence; empty for none.
  var whole = ""
  /// The part that a space shows: its background, and with colours exchanged the text's.
  var ground = ""
  private var parameters: [String] = []

  /// Adds a control sequence, of which only styles count.
  mutating func add(_ sequence: Substring) {
    if sequence == Control.resetStyle {
      self = CellStyle()
      return
    }
    guard sequence.hasPrefix("\u{1B}["), sequence.last == "m" else { return }
    parameters += Self.split(sequence.dropFirst(2).dropLast())
    whole = Control.style(parameters)
    let isExchanged = parameters.contains("7")
    ground = Control.style(
      parameters.filter { $0.isShownBySpaces || isExchanged && $0.hasPrefix("3") && $0 != "3" })
  }

  /// Splits parameters, colours of several numbers as one.
  private static func split(_ text: Substring) -> [String] {
    var numbers = text.split(separator: ";", omittingEmptySubsequences: false)[...]
    var parameters: [String] = []
    while let number = numbers.popFirst() {
      let isColor = number == "38" || number == "48"
      let length = isColor ? (numbers.first == "5" ? 2 : numbers.first == "2" ? 4 : 0) : 0
      let rest = numbers.prefix(length)
      numbers = numbers.dropFirst(length)
      parameters.append(([number] + rest).joined(separator: ";"))
    }
    return parameters
  }
}

extension String {
  /// `true` for a parameter of a style that changes how a space looks.
  fileprivate var isShownBySpaces: Bool {
    self == "7" || self == "9" || hasPrefix("4") || hasPrefix("10")
  }

  /// The columns of a line.
  var cells: [ScreenCell] {
    var cells: [ScreenCell] = []
    var style = CellStyle()
    for part in styledParts {
      if part.isEscape {
        style.add(part.text)
        continue
      }
      for character in part.text {
        let width = character.displayWidth
        if width == 0 {
          if !cells.isEmpty { cells[cells.count - 1].text.append(character) }
          continue
        }
        cells.append(ScreenCell(text: String(character), style: style))
        for _ in 1..<width { cells.append(ScreenCell(text: "", style: style)) }
      }
    }
    return cells
  }
}

extension [ScreenCell] {
  /// The cells up to the last one that shows something.
  fileprivate var withoutBlankEnd: ArraySlice<ScreenCell> {
    self[...(lastIndex { !$0.isBlank } ?? -1)]
  }
}
