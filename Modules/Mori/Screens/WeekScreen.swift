import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// A week in detail: its days, its square, and all its entries.
struct WeekScreen: Sendable {
  let grid: LifeGrid
  let days: ClosedRange<Day>
  /// The square, from 0; `nil` beyond the grid.
  let square: Int?
  let state: LifeGrid.State
  let marks: [WeekMark]
  /// The entries of all products, without marks.
  let kept: [DayEntry]
  /// The week's paused days.
  let paused: [Day]

  init(
    of day: Day, from snapshot: Snapshot, at moment: Moment,
    kept: (ClosedRange<Day>, Snapshot, Moment) throws -> [DayEntry]
  ) throws {
    let marked = try MarkedGrid(from: snapshot)
    grid = marked.grid
    let days = try marked.week(of: day)
    self.days = days
    square = grid.square(containing: days.lowerBound)
    state = LifeGrid.State(of: days, on: moment.today)
    marks = marked.marks.filter { $0.day.map(days.contains) ?? false }
    self.kept = try kept(days, snapshot, moment).filter { !$0.isWeekMark }
    paused = days.filter(try snapshot.pausedDays().contains)
  }

  func lines(in world: World) -> [String] {
    let dash = world.terminal.isUnicode ? "–" : "-"
    // Rows of 52 weeks run ahead of birthdays.
    let about = [GridText.age(grid.life.age(on: days.lowerBound).years), .state(state)]
    let place = ((square.map(place) ?? []) + about).map(world.text)
      .joined(separator: world.separator)
    let ends = [days.lowerBound, days.upperBound].map { $0.shortText(in: world.language) }
    let head =
      shown(ends.joined(separator: " \(dash) "), .bold, in: world)
      + shown(place, .dim, in: world)
    let body = days.filter { day in
      marks.contains { $0.day == day } || kept.contains { $0.day == day } || paused.contains(day)
    }.flatMap { day in [""] + lines(of: day, in: world) }
    let nothing = shown(world.text(GridText.nothingKept("\(days.lowerBound)")), .plain, in: world)
    return head + (body.isEmpty ? [""] + nothing : body)
  }

  private func place(of square: Int) -> [GridText] {
    let (row, column) = LifeGrid.position(of: square)
    return [.square(square + 1, of: grid.count), .place(row + 1, column: column + 1)]
  }

  private func lines(of day: Day, in world: World) -> [String] {
    let glyphs = GridGlyphs(density: .full, isUnicode: world.terminal.isUnicode)
    let marked = marks.filter { $0.day == day }.flatMap { mark in
      let glyph = String(mark.isMilestone ? glyphs.milestone : glyphs.note)
      let style = GridCell.Look.mark(mark.color).style
      return indented(mark.text, after: world.styled(glyph, style), in: world)
    }
    let pause = paused.contains(day) ? [world.text(GridText.paused)] : []
    let rest = (kept.filter { $0.day == day }.map(\.text) + pause).flatMap { text in
      indented(text, after: world.terminal.isUnicode ? "·" : "-", in: world)
    }
    return shown(day.longText(in: world.language), .bold, in: world) + marked + rest
  }

  /// Indents a text after its sign.
  private func indented(_ text: String, after sign: String, in world: World) -> [String] {
    let lines = shown(text.terminalSafe, .plain, margin: 2, in: world)
    return lines.enumerated().map { ($0 == 0 ? sign : " ") + " " + $1 }
  }

  /// Wraps a text with a margin if output is drawn; otherwise leaves it unchanged.
  private func shown(
    _ text: String, _ style: Style, margin: Int = 0, in world: World
  ) -> [String] {
    let columns = world.isDrawn ? world.columns - margin : Int.max
    return text.wrapped(to: columns).map { world.styled($0, style) }
  }
}
