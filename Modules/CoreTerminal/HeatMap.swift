public import CoreModels

/// How much of something there was in each of many cells, told apart by shape as well as by colour.
public struct HeatMap: Sendable {
  /// What a cell shows.
  public enum Cell: Hashable, Sendable {
    /// Nothing, not even a place for something.
    case blank
    /// From 0, for nothing, to ``HeatMap/highest``.
    case level(Int)
    /// Left out on purpose.
    case pause
  }

  /// Cells below each other.
  public struct Column: Hashable, Sendable {
    /// Stands above the column and those after it, where there is room.
    public var title: String
    /// From the first row down; missing ones are blank.
    public var cells: [Cell]

    /// A column of cells, with a title or none.
    public init(_ title: String = "", cells: [Cell]) {
      self.title = title
      self.cells = cells
    }
  }

  /// What stands before each row.
  public var rows: [String]
  /// The columns from left to right.
  public var columns: [Column]

  /// A map of columns with that many rows.
  public init(rows: [String], columns: [Column]) {
    self.rows = rows
    self.columns = columns
  }

  /// The level of what there is most of.
  public static let highest = 4

  /// The level of an amount where `most` is the largest one; 0 for nothing and less.
  public static func level(of amount: Int, most: Int) -> Int {
    guard amount > 0, most > 0 else { return 0 }
    return Int((Double(min(amount, most)) / Double(most) * Double(highest)).rounded(.up))
  }

  /// The map as lines of at most `available` columns, without trailing spaces; where not all of it
  /// fits, its last columns. `shades` are the colours of level 1 to ``highest``.
  public func lines(
    columns available: Int, isUnicode: Bool = true, shades: [Color] = [],
    colors: ColorDepth = .none
  ) -> [String] {
    let label = (rows.map(\.displayWidth).max() ?? 0) + 1
    // Two columns make a square, as terminals go.
    let width = available >= label + 2 * columns.count ? 2 : 1
    let shown = Array(columns.suffix(max((available - label) / width, 0)))
    let margin = String(repeating: " ", count: label)
    let look = Look(width: width, isUnicode: isUnicode, shades: shades, colors: colors)
    let body = rows.enumerated().map { row, title in
      let cells = shown.map { row < $0.cells.count ? $0.cells[row] : .blank }
      let line = title.padded(to: label) + cells.map(look.draw).joined()
      return String(line.withoutTrailingSpaces).truncated(to: available, ellipsis: "")
    }
    let titles = titles(of: shown, width: width)
    return (titles.isEmpty ? [] : [margin + titles]) + body
  }

  /// The signs of all levels, from nothing to most, as a legend shows them.
  public static func legend(
    isUnicode: Bool = true, shades: [Color] = [], colors: ColorDepth = .none
  ) -> String {
    let look = Look(width: 1, isUnicode: isUnicode, shades: shades, colors: colors)
    return (0...highest).map { look.draw(.level($0)) }.joined(separator: " ")
  }

  /// The sign of a cell that is left out.
  public static let pauseSign = "~"

  private func titles(of columns: [Column], width: Int) -> String {
    var line = ""
    for (index, column) in columns.enumerated() where !column.title.isEmpty {
      let start = index * width
      let isFree = line.isEmpty || line.displayWidth < start
      guard isFree, start + column.title.displayWidth <= columns.count * width else { continue }
      line = line.padded(to: start) + column.title
    }
    return line
  }

  private struct Look {
    let width: Int
    let isUnicode: Bool
    let shades: [Color]
    let colors: ColorDepth

    func draw(_ cell: Cell) -> String {
      switch cell {
      case .blank: String(repeating: " ", count: width)
      case .pause: HeatMap.pauseSign.padded(to: width)
      case .level(let level): draw(level: min(max(level, 0), HeatMap.highest))
      }
    }

    private func draw(level: Int) -> String {
      let sign = isUnicode ? ["·", "░", "▒", "▓", "█"][level] : [".", "-", "+", "*", "#"][level]
      guard level > 0 else { return sign.padded(to: width) }
      let style = Style(foreground: level <= shades.count ? shades[level - 1] : nil)
      return style(String(repeating: sign, count: width), colors)
    }
  }
}
