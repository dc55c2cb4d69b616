import CoreModels
import CoreTerminal

/// Habits' years as a picture: a square for each day, larger and stronger the more minutes it has.
struct HabitPicture {
  let habits: [HabitStatistics]
  let language: Language
  let palette: HabitPalette

  static let width = 1000
  private static let (left, top, pitch, block) = (90, 60, 16, 220)

  var svg: String {
    let height = Self.top + max(habits.count, 1) * Self.block
    let blocks = habits.enumerated().map { index, habit in
      block(habit, y: Self.top + index * Self.block)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
      width="\(Self.width)" height="\(height)">
      <rect width="\(Self.width)" height="\(height)" fill="\(palette.colors.background)"/>
      <g font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" font-size="13">
      \(blocks.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private func block(_ habit: HabitStatistics, y: Int) -> String {
    let state = habit.state
    let facts = [
      [HabitText.minutes(habit.total)], [.score, .percent(state.percent)],
      [.streak, state.length(of: state.progress.streak)],
    ].map { $0.map { $0.text(in: language) }.joined(separator: " ") }.joined(separator: " · ")
    // A character is about 12 wide at font size 20, and about 8 at 13.
    let room = (Self.width - 50 - Self.left - 8 * facts.displayWidth) / 12 - 1
    let name = state.habit.shownName.truncated(to: room, ellipsis: "…")
    let grid = y + 40
    let names = language.shortWeekdayNames.enumerated().map { row, name in
      text(name, x: Self.left - 10, y: grid + row * Self.pitch + 12, anchor: "end")
    }
    let weeks = habit.year.map(in: language).columns.enumerated().map { index, week in
      let x = Self.left + index * Self.pitch
      let cells = week.cells.enumerated().map { row, cell in
        square(cell, x: x, y: grid + row * Self.pitch)
      }
      let title = week.title.isEmpty ? [] : [text(week.title, x: x, y: grid - 6)]
      return (title + cells.filter { !$0.isEmpty }).joined(separator: "\n")
    }
    return
      ([
        text(name, x: Self.left, y: y, size: 20, color: palette.colors.text),
        text(facts, x: Self.width - 50, y: y, anchor: "end"),
      ] + names + weeks.filter { !$0.isEmpty }).joined(separator: "\n")
  }

  private func text(
    _ text: String, x: Int, y: Int, anchor: String = "start", size: Int = 13, color: Color? = nil
  ) -> String {
    #"<text x="\#(x)" y="\#(y)" text-anchor="\#(anchor)" font-size="\#(size)" "#
      + #"fill="\#(color ?? palette.colors.secondaryText)">\#(text.xmlEscaped)</text>"#
  }

  /// Draws no minutes as a dot, a pause as a dash, and each level as a square in its own size and
  /// colour.
  private func square(_ cell: HeatMap.Cell, x: Int, y: Int) -> String {
    let quiet = palette.colors.secondaryText
    switch cell {
    case .blank: return ""
    case .pause:
      return #"<rect x="\#(x + 2)" y="\#(y + 7)" width="10" height="2" fill="\#(quiet)"/>"#
    case .level(0):
      return #"<circle cx="\#(x + 7)" cy="\#(y + 8)" r="1.5" fill="\#(quiet)"/>"#
    case .level(let level):
      let side = 2 + 3 * level
      let (left, top) = (x + 7 - side / 2, y + 8 - side / 2)
      return #"<rect x="\#(left)" y="\#(top)" width="\#(side)" height="\#(side)" rx="2" "#
        + #"fill="\#(palette.shades[min(level, palette.shades.count) - 1])"/>"#
    }
  }
}

/// The colours of a habit's days.
struct HabitPalette: Sendable {
  let colors: Palette
  /// The shades of levels 1 to 4, all with sufficient contrast to the background (3 : 1, WCAG 2.2).
  let shades: [Color]

  static let dark = HabitPalette(
    colors: MoriTheme.theme.dark,
    shades: [Color(0x1F7A37), Color(0x269142), Color(0x2DAC4E), MoriTheme.gain])
  static let light = HabitPalette(
    colors: MoriTheme.theme.light,
    shades: [Color(0x4C9A62), Color(0x37854D), Color(0x227038), Color(0x0D5B23)])
  /// The shades for a terminal, whose background is unknown: 3 : 1 on black and on white.
  static let terminalShades = [
    Color(0x1F7A37), Color(0x238540), Color(0x269142), Color(0x2A9F49),
  ]
}
