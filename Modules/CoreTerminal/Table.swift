/// A table with aligned columns that fits the terminal.
public struct Table: Sendable {
  /// The properties of a column.
  public struct Column: Sendable {
    /// The column's header.
    public var title: String
    /// The alignment of the cells.
    public var alignment: Alignment
    /// `true` if the column may be truncated; avoid it for numbers and dates.
    public var isFlexible: Bool

    /// Creates a column with a title.
    public init(_ title: String = "", alignment: Alignment = .leading, isFlexible: Bool = true) {
      self.title = title
      self.alignment = alignment
      self.isFlexible = isFlexible
    }
  }

  /// The columns, from left to right.
  public var columns: [Column]
  /// The cells, row by row; may contain colour codes. Missing cells are empty, surplus ones are
  /// ignored.
  public var rows: [[String]]

  /// Creates a table.
  public init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table as lines of at most `available` columns, without trailing spaces. Includes a header
  /// if any column has a title.
  public func lines(
    columns available: Int, isUnicode: Bool = true, header: Style = .plain,
    colors: ColorDepth = .none
  ) -> [String] {
    guard !columns.isEmpty else { return [] }
    let look = Look(available: max(available, 1), ellipsis: isUnicode ? "…" : "...")
    let cells = rows.map { row in
      columns.indices.map { $0 < row.count ? row[$0].onOneLine : "" }
    }
    let widths = fittingWidths(of: cells, in: look.available)
    var lines: [String] = []
    if hasHeader {
      let rule = widths.map { String(repeating: isUnicode ? "─" : "-", count: $0) }
      lines.append(header(line(columns.map(\.title.onOneLine), widths, look), colors))
      lines.append(line(rule, widths, look))
    }
    return lines + cells.map { line($0, widths, look) }
  }

  private struct Look {
    let available: Int
    let ellipsis: String
  }

  private static let gap = 2
  private var hasHeader: Bool { columns.contains { !$0.title.isEmpty } }

  private func line(_ cells: [String], _ widths: [Int], _ look: Look) -> String {
    let last = cells.lastIndex { $0.visibleWidth > 0 } ?? -1
    var line = ""
    for (index, cell) in cells.enumerated().prefix(last + 1) {
      let cut = cell.truncated(to: widths[index], ellipsis: look.ellipsis)
      let isOpenEnded = index == last && columns[index].alignment == .leading
      line += isOpenEnded ? cut : cut.padded(to: widths[index], alignment: columns[index].alignment)
      if index < last { line += String(repeating: " ", count: Self.gap) }
    }
    // With more columns than the terminal has cells, even the narrowest table is too wide.
    return String(line.truncated(to: look.available, ellipsis: "").withoutTrailingSpaces)
  }

  /// The natural widths, reduced to fit: first the widest flexible columns, then any column once
  /// the flexible ones are down to `narrow`.
  private func fittingWidths(of cells: [[String]], in available: Int) -> [Int] {
    let narrow = 4
    var widths = columns.indices.map { index in
      let natural = cells.reduce(columns[index].title.onOneLine.visibleWidth) {
        max($0, $1[index].visibleWidth)
      }
      return min(natural, available)
    }
    var excess = widths.reduce(0, +) + Self.gap * (columns.count - 1) - available
    while excess > 0 {
      let flexible = columns.indices.filter { columns[$0].isFlexible && widths[$0] > narrow }
      let giving = flexible.isEmpty ? Array(columns.indices) : flexible
      guard let widest = giving.max(by: { widths[$0] < widths[$1] }), widths[widest] > 1 else {
        break
      }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
