import CorePlugin
import CoreTerminal

/// Numbered rows: a table if there is room, else several lines per row.
struct NumberedScreen {
  struct Row {
    var name: String
    var when: String
    var details: [String] = []
    /// Shown below the row.
    var note = ""
    /// `true` for a past entry, which is dimmed.
    var isPast = false
  }

  let rows: [Row]

  /// The minimum number of columns for a table.
  private static let tableWidth = 60

  func lines(in world: World) -> [String] {
    let lines = world.columns < Self.tableWidth ? stacked(in: world) : table(in: world)
    return zip(rows, lines).flatMap { row, lines in
      lines.map { row.isPast ? world.styled($0, .dim) : $0 }
    }
  }

  private var numberWidth: Int { "\(rows.count)".count }
  private func number(_ index: Int) -> String {
    "\(index + 1)".padded(to: numberWidth, alignment: .trailing) + "  "
  }

  private func table(in world: World) -> [[String]] {
    let count = rows.map(\.details.count).max() ?? 0
    let fixed = [Table.Column](repeating: Table.Column(isFlexible: false), count: count + 1)
    let table = Table(
      columns: [Table.Column(alignment: .trailing, isFlexible: false), Table.Column()] + fixed,
      rows: rows.enumerated().map { index, row in
        ["\(index + 1)", row.name.terminalSafe, row.when] + row.details
      })
    let heads = table.lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
    return zip(heads, rows).map { head, row in [head] + below(row.note, in: world) }
  }

  private func stacked(in world: World) -> [[String]] {
    rows.enumerated().map { index, row in
      let facts = ([row.when] + row.details).filter { !$0.isEmpty }
      let name = below(row.name.onOneLine, in: world)
      let first = number(index) + (name.first?.dropFirst(numberWidth + 2) ?? "")
      return [first] + name.dropFirst()
        + below(facts.joined(separator: world.separator), in: world)
        + below(row.note, in: world)
    }
  }

  /// Text indented to align with the names.
  private func below(_ text: String, in world: World) -> [String] {
    if text.isEmpty { return [] }
    let indent = String(repeating: " ", count: numberWidth + 2)
    return text.terminalSafe.wrapped(to: world.columns - indent.count).map { indent + $0 }
  }
}
