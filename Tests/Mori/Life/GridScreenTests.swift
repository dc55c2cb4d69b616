import CoreModels
import CoreTerminal
import Testing

@testable import Mori

@Suite("The squares on a terminal") struct GridScreenTests {
  /// A grid of 12 years from 2020-01-01; on 2026-11-21 it is at row 6, column 47.
  private func screen(marks: [WeekMark] = []) -> GridScreen {
    let life = Lifespan(birth: Day(epochDay: 18_262), expectancyYears: 12)
    return GridScreen(
      grid: LifeGrid(life: life, alignment: .weeks), today: Day(epochDay: 20_778), marks: marks)
  }

  private func drawn(
    _ screen: GridScreen, _ density: GridDensity, columns: Int = 80, isUnicode: Bool = true,
    colors: ColorDepth = .none
  ) -> String {
    let look = GridScreen.Look(
      isUnicode: isUnicode, colors: colors, language: .english, hasLegend: true)
    return screen.lines(density, columns: columns, look: look).joined(separator: "\n")
  }

  private let marks = [
    WeekMark(day: Day("2020-01-08"), text: "a", color: .red, isMilestone: false),
    WeekMark(day: Day("2020-01-09"), text: "b", color: .green, isMilestone: true),
    WeekMark(day: Day("2029-02-14"), text: "c", color: nil, isMilestone: false),
    WeekMark(day: Day("2019-12-31"), text: "before birth", color: nil, isMilestone: true),
    WeekMark(day: Day("2026-11-21"), text: "now", color: nil, isMilestone: true),
  ]

  @Test func `a character a week`() {
    #expect(
      drawn(screen(marks: marks), .full) == """
         0 ■★■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
           ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
           ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
           ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
           ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
           ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
           ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■▣□□□□
           □□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□
           □□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□
           □□□□□□□□◆□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□
        10 □□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□
           □□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□
        ■ 359 lived   ▣ now   □ 264 to come   ◆ note   ★ milestone
        """)
  }

  @Test func `two years a line`() {
    #expect(
      drawn(screen(marks: marks), .half) == """
         0 ⣿★⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
           ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
           ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
           ⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟⠟▣⠅⠅⠅⠅
           ⠅⠅⠅⠅⠅⠅⠅⠅◆⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅
        10 ⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅
        ⣿ 359 lived   ▣ now   ⠅ 264 to come   ◆ note   ★ milestone
        """)
  }

  @Test func `four years a line, two weeks a character`() {
    #expect(
      drawn(screen(), .small) == """
         0 ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
           ⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿▣⠛⠛
           ··························
        ⣿ 359 lived   ▣ now   · 264 to come
        """)
  }

  @Test func `eight years a line, a dot for two weeks of two years`() {
    #expect(
      drawn(screen(), .tiny) == """
         0 ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿▣⠿
           ·············
        ⣿ 359 lived   ▣ now   · 264 to come
        """)
  }

  @Test func `one line, its legend in as many as it takes`() {
    #expect(
      drawn(screen(), .bar, columns: 20) == """
        ■■■■■■■■■■■▣□□□□□□□□
        ■ 359 lived   ▣ now
        □ 264 to come
        """)
  }

  @Test func `in plain ASCII`() {
    #expect(
      drawn(screen(marks: marks), .small, isUnicode: false) == """
         0 !#########################
           +++++++++++++++++++++++@++
           ....*.....................
        # 359 lived   @ now   . 264 to come   * note   ! milestone
        """)
    #expect(
      drawn(screen(), .half, isUnicode: false).split(separator: "\n")[3]
        == "   +++++++++++++++++++++++++++++++++++++++++++++++@....")
    #expect(
      drawn(screen(), .full, isUnicode: false).split(separator: "\n")[6]
        == "   ###############################################@....")
  }

  @Test func `with room between squares where there is room`() {
    let line = drawn(screen(), .wide).split(separator: "\n")[6]
    #expect(line.hasPrefix("   ■ ■ ■"))
    #expect(line.hasSuffix("■ ■ ▣ □ □ □ □"))
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "\u{1B}[38;2;128;128;128m", "\u{1B}[38;2;0;122;255m"),
    (.ansi256, "\u{1B}[38;5;244m", "\u{1B}[38;5;33m"), (.ansi16, "\u{1B}[90m", "\u{1B}[94m"),
  ])
  func `colours run through squares of one state`(
    depth: ColorDepth, lived: String, future: String
  ) {
    let line = drawn(screen(), .full, colors: depth).split(separator: "\n")[6]
    let squares = String(repeating: "■", count: 47)
    #expect(
      line == """
           \(lived)\(squares)\u{1B}[0m\u{1B}[1m▣\u{1B}[0m\(future)□□□□\u{1B}[0m
        """)
  }

  @Test func `a mark has its colour, and white is the terminal's own`() {
    let marks = [
      WeekMark(day: Day("2020-01-08"), text: "a", color: .red, isMilestone: false),
      WeekMark(day: Day("2020-01-15"), text: "b", color: .white, isMilestone: true),
    ]
    let line = drawn(screen(marks: marks), .full, colors: .trueColor).split(separator: "\n")[0]
    #expect(line.contains("\u{1B}[1;38;2;255;69;58m◆\u{1B}[0m\u{1B}[1m★\u{1B}[0m"))
  }

  @Test func `before birth all is hollow, past the grid all is filled, and nothing is now`() {
    let grid = screen().grid
    let before = GridScreen(grid: grid, today: Day(epochDay: 0), marks: [])
    #expect(drawn(before, .bar, columns: 20).hasPrefix("□□□□□□□□□□□□□□□□□□□□\n■ 0 lived"))
    let after = GridScreen(grid: grid, today: Day(epochDay: 30_000), marks: [])
    #expect(
      drawn(after, .bar, columns: 30) == """
        ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■
        ■ 624 lived   □ 0 to come
        """)
  }

  @Test(arguments: [
    (56, 81, GridDensity.full), (55, 81, .full), (54, 81, .small), (106, 81, .wide),
    (105, 81, .full), (80, 80, .half), (80, 46, .half), (80, 41, .half), (80, 40, .small),
    (80, 22, .small), (29, 22, .small), (28, 100, .tiny), (80, 20, .tiny),
    (16, 16, .tiny), (80, 11, .tiny), (80, 10, .bar), (15, 100, .bar), (20, 1, .bar),
  ])
  func `80 years take the largest density that fits`(
    columns: Int, rows: Int, density: GridDensity
  ) {
    let life = Lifespan(birth: Day(epochDay: 7305), expectancyYears: 80)
    let screen = GridScreen(
      grid: LifeGrid(life: life, alignment: .weeks), today: Day(epochDay: 20_778), marks: [])
    let look = GridScreen.Look(
      isUnicode: true, colors: .none, language: .english, hasLegend: true)
    #expect(screen.density(columns: columns, rows: rows, look: look) == density)
  }

  @Test(arguments: [1, 9, 80, 130], [Language.english, .hungarian])
  func `the squares never leave their space`(years: Int, language: Language) {
    let life = Lifespan(birth: Day(epochDay: 7305), expectancyYears: years)
    let screen = GridScreen(
      grid: LifeGrid(life: life, alignment: .weeks), today: Day(epochDay: 8000), marks: [])
    let look = GridScreen.Look(
      isUnicode: true, colors: .ansi16, language: language, hasLegend: true)
    for columns in [20, 28, 29, 54, 55, 106] {
      for rows in [6, 24, 48, 140] {
        let density = screen.density(columns: columns, rows: rows, look: look)
        let lines = screen.lines(density, columns: columns, look: look)
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.visibleWidth <= columns })
      }
    }
  }
}
