public import CoreModels

/// A heat map whose levels differ by shape as well as by colour.
public struct HeatMap: Sendable {
  /// The content of a cell.
  public enum Cell: Hashable, Sendable {
    /// No data, not even an empty cell.
    case blank
    /// A level from 0, for nothing, to ``HeatMap/highest``.
    case level(Int)
    /// Intentionally left out.
    case pause
  }

  /// A column of cells.
  public struct Column: Hashable, Sendable {
    /// Shown above the column and the following ones, if there is room.
    public var title: String
    /// The cells from top to bottom; missing ones are blank.
    public var cells: [Cell]

    /// Creates a column, optionally with a title.
    public init(_ title: String = "", cells: [Cell]) {
      self.title = title
      self.cells = cells
    }
  }

  /// The labels of the rows.
  public var rows: [String]
  /// The columns, from left to right.
  public var columns: [Column]

  /// Creates a map of columns with labelled rows.
  public init(rows: [String], columns: [Column]) {
    self.rows = rows
    self.columns = columns
  }

  /// The highest level.
  public static let highest = 4

  /// The level of an amount, relative to the largest one, `most`; 0 for zero and below.
  public static func level(of amount: Int, most: Int) -> Int {
    guard amount > 0, most > 0 else { return 0 }
    return Int((Double(min(amount, most)) / Double(most) * Double(highest)).rounded(.up))
  }

  /// The map as lines of at most `available` columns, without trailing spaces; shows the last
  /// columns if not all fit. `shades` are the colours of level 1 to ``highest``.
  public func lines(
    columns available: Int, isUnicode: Bool = true, shades: [Color] = [],
    colors: ColorDepth = .none
  ) -> [String] {
    let label = (rows.map(\.displayWidth).max() ?? 0) + 1
    // Two columns of a terminal make a square.
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

  /// The symbols of all levels, in ascending order, for a legend.
  public static func legend(
    isUnicode: Bool = true, shades: [Color] = [], colors: ColorDepth = .none
  ) -> String {
    let look = Look(width: 1, isUnicode: isUnicode, shades: shades, colors: colors)
    return (0...highest).map { look.draw(.level($0)) }.joined(separator: " ")
  }

  /// The symbol of a left-out cell.
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
