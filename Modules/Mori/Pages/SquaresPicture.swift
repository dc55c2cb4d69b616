import CoreModels

/// A life in squares as SVG for a page, whose style sheet provides the colours. Each state is one
/// path whose dashes are the squares of a row; each kind of mark is another path.
struct SquaresPicture {
  let grid: LifeGrid
  let today: Day
  let marks: [WeekMark]
  let language: Language

  /// The distance between squares, and the side of one.
  static let (pitch, side) = (10, 8)
  /// The space left of the squares, for the ages.
  private static let gutter = 28

  var svg: String {
    let counts = grid.counts(on: today)
    let future = grid.count - counts.remaining..<grid.count
    return """
      <svg class="squares" viewBox="-\(Self.gutter) -4 \(Self.gutter + LifeGrid.columns * 10 + 2) \
      \(grid.rows * Self.pitch + 6)" role="img" aria-label="\(summary.xmlEscaped)">
      \(path("lived", 0..<counts.lived))\(path("future", future))\
      \(path("future-inside", future, inset: 1))\(counts.current.map(now) ?? "")
      \(ages)
      \(drawnMarks)</svg>
      """
  }

  /// The accessible description of the picture.
  private var summary: String {
    ([MoriText.gridSize(grid.rows).text(in: language)] + legend.map(\.text))
      .joined(separator: ", ")
  }

  /// The states in the grid, with their CSS classes and counts.
  var legend: [(kind: String, text: String)] {
    let counts = grid.counts(on: today)
    let states: [(String, GridText)] =
      [("is-lived", .lived(counts.lived))]
      + (counts.current == nil ? [] : [("is-now", .state(.current))])
      + [("is-future", .toCome(counts.remaining))]
    return states.map { ($0, $1.text(in: language)) }
  }

  private func path(_ name: String, _ squares: Range<Int>, inset: Int = 0) -> String {
    guard !squares.isEmpty else { return "" }
    var (path, square) = ("", squares.lowerBound)
    while square < squares.upperBound {
      let end = min((square / LifeGrid.columns + 1) * LifeGrid.columns, squares.upperBound)
      let (row, column) = LifeGrid.position(of: square)
      path += "M\(column * Self.pitch + inset) \(row * Self.pitch + Self.side / 2)"
      path += "h\((end - square) * Self.pitch - inset)"
      square = end
    }
    return "<path class=\"\(name)\" d=\"\(path)\"/>\n"
  }

  private func now(_ square: Int) -> String {
    let (row, column) = LifeGrid.position(of: square)
    let (x, y) = (column * Self.pitch, row * Self.pitch)
    return """
      <rect class="now" x="\(x - 1)" y="\(y - 1)" width="10" height="10" rx="1"/>\
      <rect class="now-inside" x="\(x + 2)" y="\(y + 2)" width="4" height="4"/>
      """
  }

  private var ages: String {
    let lines = stride(from: 0, to: grid.rows, by: 10).map { age in
      #"<text x="-7" y="\#(age * Self.pitch + 10)">\#(age)</text>"#
    }
    return "<g class=\"ages\" aria-hidden=\"true\">" + lines.joined() + "</g>"
  }

  /// Draws notes as dots and milestones as larger dots with a ring, the latter on top.
  private var drawnMarks: String {
    var squares: [String: Set<Int>] = [:]
    for mark in marks {
      guard let square = mark.day.flatMap(grid.square) else { continue }
      let shape = mark.isMilestone ? "milestone" : "note"
      squares[shape + " " + (mark.color?.rawValue ?? "colorless"), default: []].insert(square)
    }
    return squares.sorted { $0.key > $1.key }.map { kind, squares in
      let dots = dots(squares.sorted())
      let isMilestone = kind.hasPrefix("milestone")
      let ring = isMilestone ? "<path class=\"ring\" d=\"\(dots)\"/>" : ""
      return ring + "<path class=\"\(kind)\" d=\"\(dots)\"/>\n"
    }.joined()
  }

  /// Draws dots as zero-length lines with round caps, each relative to the one before.
  private func dots(_ squares: [Int]) -> String {
    var (path, last) = ("", (row: 0, column: 0))
    for square in squares {
      let place = LifeGrid.position(of: square)
      if path.isEmpty {
        path = "M\(place.column * 10 + 4) \(place.row * 10 + 4)h0"
      } else {
        path += "m\((place.column - last.column) * 10) \((place.row - last.row) * 10)h0"
      }
      last = place
    }
    return path
  }
}
