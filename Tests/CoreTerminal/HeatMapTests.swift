import CoreModels
import CoreTerminal
import Testing

@Suite("Heat map")
struct HeatMapTests {
  private let map = HeatMap(
    rows: ["Mo", "We"],
    columns: [
      .init("Jan", cells: [.level(0), .level(1)]), .init(cells: [.level(2), .level(3)]),
      .init(cells: [.level(4), .pause]), .init("Feb", cells: [.level(9)]),
      .init(cells: [.blank, .level(-1)]),
    ])

  @Test("Levels differ in shape, and a cell is two columns wide where there is room")
  func wide() {
    #expect(map.lines(columns: 80) == ["   Jan   Feb", "Mo · ▒▒████", "We ░░▓▓~   ·"])
  }

  @Test("Narrower terminals show one column a cell, then the last cells")
  func narrow() {
    #expect(map.lines(columns: 12) == ["   Jan", "Mo ·▒██", "We ░▓~ ·"])
    #expect(map.lines(columns: 6) == ["Mo ██", "We ~ ·"])
    #expect(map.lines(columns: 2) == ["Mo", "We"])
  }

  @Test("ASCII has signs of its own")
  func ascii() {
    #expect(
      map.lines(columns: 80, isUnicode: false) == ["   Jan   Feb", "Mo . ++####", "We --**~   ."])
    #expect(HeatMap.legend(isUnicode: false) == ". - + * #")
    #expect(HeatMap.legend() == "· ░ ▒ ▓ █")
  }

  @Test("Colours say the same once more")
  func colours() {
    let map = HeatMap(rows: ["a"], columns: [.init(cells: [.level(0)]), .init(cells: [.level(1)])])
    #expect(
      map.lines(columns: 4, shades: [Color(0x00FF00)], colors: .trueColor)
        == ["a ·\u{1B}[38;2;0;255;0m░\u{1B}[0m"])
  }

  @Test(
    "A level says how much of the most it is",
    arguments: [(0, 0), (-5, 0), (1, 1), (25, 1), (26, 2), (50, 2), (75, 3), (76, 4), (100, 4)])
  func level(amount: Int, level: Int) {
    #expect(HeatMap.level(of: amount, most: 100) == level)
  }

  @Test("Amounts of any size have a level")
  func extremes() {
    #expect(HeatMap.level(of: .max, most: .max) == 4)
    #expect(HeatMap.level(of: 9, most: 3) == 4)
    #expect(HeatMap.level(of: 1, most: 0) == 0)
  }

  @Test("It never exceeds the terminal", arguments: 0...70)
  func law(columns: Int) {
    let year = HeatMap(
      rows: ["Mon", "日"],
      columns: (0..<53).map { .init("M\($0)", cells: [.level($0 % 5), .pause]) })
    #expect(year.lines(columns: columns).allSatisfy { $0.visibleWidth <= columns })
  }
}
