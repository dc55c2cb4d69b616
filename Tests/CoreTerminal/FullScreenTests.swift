import CoreModels
import Testing

@testable import CoreTerminal

@Suite("A screen of its own") struct FullScreenTests {
  private let bold = Style.bold

  /// The bytes written for these drawings, one after another.
  private func written(_ drawings: [[String]], columns: Int = 20, rows: Int = 5) -> [String] {
    let (terminal, recording) = Terminal.recording(
      columns: columns, rows: rows, colors: .ansi16, isInteractive: true)
    var screen = FullScreen(terminal)
    return drawings.map { lines in
      recording.clear()
      screen.draw(lines)
      return recording.output.replacing("\u{1B}", with: "^")
    }
  }

  @Test func `is drawn whole at first, and then only where it differs`() {
    #expect(
      written([["Read", "Walk"], ["Read", "Work"], ["Read", "Work"]]) == [
        "^[0m^[H^[J^[1;1HRead^[2;1HWalk^[?25l", "^[2;2Hor^[?25l", "",
      ])
  }

  @Test func `erases what became shorter, and writes styles anew`() {
    #expect(
      written([["Read a book"], ["Read"], [bold("Read", .ansi16)], []]) == [
        "^[0m^[H^[J^[1;1HRead a book^[?25l", "^[1;5H^[K^[?25l", "^[1;1H^[1mRead^[0m^[?25l",
        "^[1;1H^[K^[?25l",
      ])
  }

  @Test func `erases a long blank at once, and never writes the blank end of a line`() {
    let blank = String(repeating: " ", count: 12)
    #expect(
      written([["abcdefghijklmnopq"], ["a" + blank + "nopQ   "], ["Z" + blank + "    "]]) == [
        "^[0m^[H^[J^[1;1Habcdefghijklmnopq^[?25l",
        "^[1;2H^[12X^[12CnopQ^[?25l",
        "^[1;1HZ^[K^[?25l",
      ])
  }

  @Test func `changes a style only where it is seen, and keeps it from row to row`() {
    let dim = Style.dim
    #expect(
      written([[dim("■", .ansi16) + dim(" ", .ansi16) + dim("□", .ansi16), dim("■", .ansi16)]]) == [
        "^[0m^[H^[J^[1;1H^[2m■ □^[2;1H■^[0m^[?25l"
      ])
    let inverse = Style(inverse: true)
    #expect(
      written([[inverse("a" + dim(" ", .ansi16) + bold("b", .ansi16), .ansi16)]]) == [
        "^[0m^[H^[J^[1;1H^[7ma ^[0;7;1mb^[0m^[?25l"
      ])
    #expect(written([["", "a"], [dim("   ", .ansi16), "a"]])[1] == "")
  }

  @Test func `erases the rest of a row where it stands, in no colour`() {
    let (dim, inverse) = (Style.dim, Style(inverse: true))
    #expect(
      written([["Read a book"], [dim("Walk", .ansi16)], [inverse("Run", .ansi16)]]) == [
        "^[0m^[H^[J^[1;1HRead a book^[?25l", "^[1;1H^[2mWalk^[K^[0m^[?25l",
        "^[1;1H^[7mRun^[0m^[K^[?25l",
      ])
  }

  @Test func `erases in colour where terminals can`() {
    let paper = Style(background: Color(0xFFDCB4))
    let line = paper(String(repeating: " ", count: 16), .ansi256)
    func written(erasesInColor: Bool, former: String = "") -> String {
      var pen = ScreenPen(erasesInColor: erasesInColor)
      pen.add(former.cells, line.cells, row: 0)
      pen.finish()
      return pen.output.replacing("\u{1B}", with: "^")
    }
    #expect(written(erasesInColor: true) == "^[1;1H^[48;5;223m^[16X^[0m")
    // Past what is erased in colour before the rest of the row is erased in none.
    let longer = String(repeating: "-", count: 18)
    #expect(
      written(erasesInColor: true, former: longer)
        == "^[1;1H^[48;5;223m^[16X^[16C^[0m^[K")
    #expect(written(erasesInColor: false).contains(String(repeating: " ", count: 16)))
  }

  @Test func `replaces wide characters whole`() {
    #expect(
      written([["蕨 fern"], ["ab fern"], ["蕨 fern"]]) == [
        "^[0m^[H^[J^[1;1H蕨 fern^[?25l", "^[1;1Hab^[?25l", "^[1;1H蕨^[?25l",
      ])
  }

  @Test func `never writes beyond the edges`() {
    #expect(
      written([["Read a book", "Walk", "Sleep"]], columns: 6, rows: 2) == [
        "^[0m^[H^[J^[1;1HRead a^[2;1HWalk^[?25l"
      ])
  }

  @Test func `is drawn whole after a resize`() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 5, isInteractive: true)
    var screen = FullScreen(terminal)
    screen.draw(["Read"])
    recording.resize(columns: 30, rows: 5)
    recording.clear()
    screen.draw(["Read"])
    #expect(recording.output.contains("Read"))
  }

  @Test func `puts the cursor where a line is typed`() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 5, isInteractive: true)
    var screen = FullScreen(terminal)
    screen.draw([":mori"], cursor: (row: 0, column: 5))
    #expect(recording.output.hasSuffix("\u{1B}[1;6H\u{1B}[?25h"))
  }
}
