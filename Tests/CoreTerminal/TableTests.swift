import CoreTerminal
import Testing

@Suite("Table")
struct TableTests {
  let table = Table(
    columns: [
      Table.Column("Day", isFlexible: false), Table.Column("What"),
      Table.Column("Points", alignment: .trailing, isFlexible: false),
    ],
    rows: [
      ["2026-03-01", "Morning walk along the river", "12"],
      ["2026-03-02", "漢字", "5"],
      ["2026-03-03"],
    ])

  @Test("With room enough every column is as wide as its widest cell")
  func natural() {
    #expect(
      table.lines(columns: 80) == [
        "Day         What                          Points",
        "──────────  ────────────────────────────  ──────",
        "2026-03-01  Morning walk along the river      12",
        "2026-03-02  漢字                               5",
        "2026-03-03",
      ])
  }

  @Test("On a narrow terminal the widest flexible column gives way")
  func narrow() {
    #expect(
      table.lines(columns: 32) == [
        "Day         What          Points",
        "──────────  ────────────  ──────",
        "2026-03-01  Morning wal…      12",
        "2026-03-02  漢字               5",
        "2026-03-03",
      ])
  }

  @Test("Where even that is too wide, all columns give way")
  func tiny() {
    #expect(
      table.lines(columns: 14, isUnicode: false) == [
        "Day  W..  P...",
        "---  ---  ----",
        "2..  M..    12",
        "2..  ..      5",
        "2..",
      ])
  }

  @Test("Without titles there is no header")
  func headless() {
    let table = Table(
      columns: [Table.Column(), Table.Column(alignment: .trailing)],
      rows: [["walk", "5"], ["write\nmore", "10", "beyond"]])
    #expect(table.lines(columns: 40) == ["walk         5", "write more  10"])
    #expect(Table(columns: [], rows: [["a"]]).lines(columns: 40).isEmpty)
  }

  @Test("The header takes its style, the rule below does not")
  func styledHeader() {
    let table = Table(columns: [Table.Column("Day")], rows: [["today"]])
    #expect(
      table.lines(columns: 40, header: .bold, colors: .ansi16) == [
        "\u{1B}[1mDay\u{1B}[0m", "─────", "today",
      ])
  }

  @Test("No line is wider than the terminal or ends in a space", arguments: 1...40)
  func law(columns: Int) {
    for cells in samples(20, { generator in (0..<6).map { _ in generator.text(pieces: 0...6) } }) {
      let table = Table(
        columns: [Table.Column("A", isFlexible: false), Table.Column("B", alignment: .center)]
          + [Table.Column("C", alignment: .trailing)],
        rows: [Array(cells[..<3]), Array(cells[3...])])
      for line in table.lines(columns: columns) {
        #expect(line.displayWidth <= columns)
        #expect(line.last != " ")
      }
    }
  }
}
