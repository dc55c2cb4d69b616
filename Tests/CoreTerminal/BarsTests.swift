import CoreTerminal
import Testing

@Suite("Bars")
struct BarsTests {
  private let bars = Bars([
    .init("2026-W46", amount: 80, text: "80 min"), .init("2026-W47", amount: 35, text: "35 min"),
    .init("2026-W48", amount: 0, text: "0 min"), .init("2026-W49", amount: -20, text: "-20 min"),
    .init("2026-W50", amount: 1, text: "1 min"),
  ])

  @Test("Each is as long as it is large, to the eighth of a column, and never nothing")
  func lengths() {
    #expect(
      bars.lines(columns: 29) == [
        "2026-W46   80 min  ██████████", "2026-W47   35 min  ████▍", "2026-W48    0 min",
        "2026-W49  -20 min", "2026-W50    1 min  ▏",
      ])
  }

  @Test("ASCII counts whole columns")
  func ascii() {
    #expect(
      bars.lines(columns: 29, isUnicode: false) == [
        "2026-W46   80 min  ##########", "2026-W47   35 min  ####", "2026-W48    0 min",
        "2026-W49  -20 min", "2026-W50    1 min  #",
      ])
  }

  @Test("Where there is little room the bars go first, then the text is cut")
  func narrow() {
    #expect(bars.lines(columns: 20).first == "2026-W46   80 min")
    #expect(bars.lines(columns: 12).first == "2026-W46…")
    #expect(Bars([]).lines(columns: 20) == [])
  }

  @Test("They never exceed the terminal, nor 40 columns of bar", arguments: 0...70)
  func law(columns: Int) {
    let lines = bars.lines(columns: columns, style: .bold, colors: .ansi16)
    #expect(lines.allSatisfy { $0.visibleWidth <= min(columns, 59) })
  }
}
