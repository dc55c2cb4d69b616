import CoreModels
import CorePlugin
import CoreTerminal

/// A life in squares as lines of text.
struct GridScreen {
  let grid: LifeGrid
  let counts: LifeGrid.Counts
  /// The mark drawn on each square: the first milestone, otherwise the first note.
  private let marks: [Int: WeekMark]

  init(grid: LifeGrid, today: Day, marks: [WeekMark]) {
    self.grid = grid
    counts = grid.counts(on: today)
    let placed = marks.compactMap { mark in
      mark.day.flatMap(grid.square).map { (square: $0, mark: mark) }
    }
    self.marks = Dictionary(placed.map { ($0.square, $0.mark) }) { one, other in
      other.isMilestone && !one.isMilestone ? other : one
    }
  }

  /// `true` if a square has a note, or a milestone.
  var hasNotes: Bool { marks.values.contains { !$0.isMilestone } }
  var hasMilestones: Bool { marks.values.contains(where: \.isMilestone) }

  /// The appearance of the lines, independent of the density.
  struct Look {
    var isUnicode: Bool
    var colors: ColorDepth
    var language: Language
    var hasLegend: Bool

    /// The sign at the end of a shortened line.
    var ellipsis: String { isUnicode ? "…" : "..." }
  }

  /// Returns the size of a density without the legend.
  func size(of density: GridDensity) -> TerminalSize { density.size(years: grid.rows) }

  /// Returns the density with the fewest weeks per character that fits the space, including its
  /// legend.
  func density(columns: Int, rows: Int, look: Look) -> GridDensity {
    GridDensity.allCases.first { density in
      let size = size(of: density)
      return size.columns <= columns
        && size.rows + legend(density, columns: columns, look: look).count <= rows
    } ?? .bar
  }

  /// Draws the grid in a density; `columns` limits a bar and the legend.
  func lines(_ density: GridDensity, columns: Int, look: Look) -> [String] {
    let glyphs = GridGlyphs(density: density, isUnicode: look.isUnicode)
    let drawn =
      density == .bar
      ? [Self.line(bar(columns: columns).map { cell($0, glyphs) }, gap: "", look.colors)]
      : stride(from: 0, to: grid.rows, by: density.years).map { year in
        label(year) + Self.line(cells(from: year, glyphs), gap: density.gap, look.colors)
      }
    return drawn + legend(density, columns: columns, look: look)
  }

  /// Returns the age on the left of every tenth year.
  private func label(_ year: Int) -> String {
    (year.isMultiple(of: 10) ? "\(year) " : "")
      .padded(to: GridDensity.labelColumns(years: grid.rows), alignment: .trailing)
  }

  private func cells(from year: Int, _ glyphs: GridGlyphs) -> [GridCell] {
    let (years, weeks) = (glyphs.density.years, glyphs.density.weeks)
    return stride(from: 0, to: LifeGrid.columns, by: weeks).map { week in
      let squares = (year..<min(year + years, grid.rows)).flatMap { year in
        (week..<week + weeks).map { year * LifeGrid.columns + $0 }
      }
      return cell(squares, glyphs)
    }
  }

  /// Divides all squares into equal parts, one for each column, at most 52.
  private func bar(columns: Int) -> [[Int]] {
    let parts = max(min(columns, LifeGrid.columns), 1)
    return (0..<parts).map { part in
      Array(part * grid.count / parts..<(part + 1) * grid.count / parts)
    }
  }

  private func cell(_ squares: [Int], _ glyphs: GridGlyphs) -> GridCell {
    if let current = counts.current, squares.contains(current) {
      return GridCell(glyph: glyphs.now, look: .now)
    }
    let inside: [WeekMark] = marks.isEmpty ? [] : squares.compactMap { marks[$0] }
    if let mark = inside.first(where: \.isMilestone) ?? inside.first {
      return GridCell(
        glyph: mark.isMilestone ? glyphs.milestone : glyphs.note, look: .mark(mark.color))
    }
    let lived = squares.map { $0 < counts.lived }
    return GridCell(
      glyph: glyphs.glyph(of: lived), look: lived.contains(true) ? .lived : .future)
  }

  /// Joins cells into a line, styling runs of equal look together.
  private static func line(_ cells: [GridCell], gap: String, _ colors: ColorDepth) -> String {
    var line = ""
    var run = ""
    for (index, cell) in cells.enumerated() {
      run += (index > 0 ? gap : "") + String(cell.glyph)
      if index + 1 == cells.count || cells[index + 1].look != cell.look {
        line += cell.look.style(run, colors)
        run = ""
      }
    }
    return line
  }
}

/// A character of the grid.
struct GridCell {
  var glyph: Character
  var look: Look

  enum Look: Hashable {
    case lived, now, future, mark(MarkColor?)

    var style: Style {
      switch self {
      case .lived: Style(foreground: MoriTheme.lived)
      case .now: .bold
      case .future: Style(foreground: MoriTheme.future)
      // White uses the terminal's own foreground, which is visible on any background.
      case .mark(let color): Style(foreground: color == .white ? nil : color?.color, bold: true)
      }
    }
  }
}

extension World {
  /// Returns the size, such as `80 years × 52 weeks`.
  func gridSize(_ grid: LifeGrid) -> String {
    let text = text(MoriText.gridSize(grid.rows))
    return terminal.isUnicode ? text : text.replacing("×", with: "x")
  }
}
