import CoreTerminal

extension Table {
  /// The table without the first of these sets of columns that makes it fit as it is, else without
  /// the last; a figure that is cut would be another one.
  func leavingOut(_ choices: [[Int]], toFit available: Int) -> Table {
    let tables = choices.map { choice in
      func kept<Element>(_ elements: [Element]) -> [Element] {
        elements.enumerated().filter { !choice.contains($0.offset) }.map(\.element)
      }
      return Table(columns: kept(columns), rows: rows.map(kept))
    }
    return tables.first { $0.naturalWidth <= available } ?? tables.last ?? self
  }

  /// The columns of the terminal that it takes where nothing is cut.
  private var naturalWidth: Int {
    let widths = columns.indices.map { index in
      rows.reduce(columns[index].title.visibleWidth) { widest, row in
        max(widest, index < row.count ? row[index].visibleWidth : 0)
      }
    }
    return widths.reduce(0, +) + 2 * (columns.count - 1)
  }
}
