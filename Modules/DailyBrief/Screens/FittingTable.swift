import CoreTerminal

extension Table {
  /// Leaves out the first set of columns that makes the table fit, else the last set. Truncating a
  /// figure would change it.
  func leavingOut(_ choices: [[Int]], toFit available: Int) -> Table {
    let tables = choices.map { choice in
      func kept<Element>(_ elements: [Element]) -> [Element] {
        elements.enumerated().filter { !choice.contains($0.offset) }.map(\.element)
      }
      return Table(columns: kept(columns), rows: rows.map(kept))
    }
    return tables.first { $0.naturalWidth <= available } ?? tables.last ?? self
  }

  /// The table's width in columns without truncation.
  private var naturalWidth: Int {
    let widths = columns.indices.map { index in
      rows.reduce(columns[index].title.visibleWidth) { widest, row in
        max(widest, index < row.count ? row[index].visibleWidth : 0)
      }
    }
    return widths.reduce(0, +) + 2 * (columns.count - 1)
  }
}
