import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// A square opened: its days, its place, and everything kept in it.
struct WeekScreen: Sendable {
  let grid: LifeGrid
  /// Counted from 0.
  let square: Int
  let state: LifeGrid.State
  let marks: [WeekMark]
  /// What all products kept but the marks.
  let kept: [Kept]

  init(
    of day: Day, from snapshot: Snapshot, at moment: Moment,
    kept: (ClosedRange<Day>, Snapshot, Moment) throws -> [Kept]
  ) throws {
    let marked = try MarkedGrid(from: snapshot)
    grid = marked.grid
    square = try marked.square(of: day)
    state = grid.counts(on: moment.today).state(of: square)
    marks = marked.marks(in: square)
    self.kept = try kept(grid.days(of: square), snapshot, moment).filter { !$0.isWeekMark }
  }

  private var days: ClosedRange<Day> { grid.days(of: square) }

  var json: JSONValue {
    let (row, column) = LifeGrid.position(of: square)
    return [
      "first_day": .string(days.lowerBound.description),
      "last_day": .string(days.upperBound.description), "square": .integer(Int64(square)),
      "row": .integer(Int64(row)), "column": .integer(Int64(column)),
      "state": .string(state.rawValue), "marks": .array(marks.map { $0.json(in: grid) }),
      "kept": .array(kept.map(\.json)),
    ]
  }

  func lines(in world: World) -> [String] {
    let (row, column) = LifeGrid.position(of: square)
    let dash = world.terminal.isUnicode ? "–" : "-"
    let place = [
      GridText.square(square + 1, of: grid.count), .place(row: row + 1, column: column + 1),
      // Rows of 52 weeks run ahead of birthdays.
      .age(grid.life.age(on: days.lowerBound).years), .state(state),
    ].map(world.text).joined(separator: world.separator)
    let head =
      shown("\(days.lowerBound) \(dash) \(days.upperBound)", .bold, in: world)
      + shown(place, .dim, in: world)
    let body = days.filter { day in
      marks.contains { $0.day == day } || kept.contains { $0.day == day }
    }.flatMap { day in [""] + lines(of: day, in: world) }
    let nothing = shown(world.text(GridText.nothingKept(days.lowerBound)), .plain, in: world)
    return head + (body.isEmpty ? [""] + nothing : body)
  }

  private func lines(of day: Day, in world: World) -> [String] {
    let glyphs = GridGlyphs(density: .full, isUnicode: world.terminal.isUnicode)
    let marked = marks.filter { $0.day == day }.flatMap { mark in
      let glyph = String(mark.isMilestone ? glyphs.milestone : glyphs.note)
      let style = GridCell.Look.mark(mark.color).style
      return indented(mark.text, after: world.styled(glyph, style), in: world)
    }
    let rest = kept.filter { $0.day == day }.flatMap { kept in
      indented(kept.text, after: world.terminal.isUnicode ? "·" : "-", in: world)
    }
    return shown(day.longText(in: world.language), .bold, in: world) + marked + rest
  }

  /// A text below its sign.
  private func indented(_ text: String, after sign: String, in world: World) -> [String] {
    let lines = shown(text.terminalSafe, .plain, margin: 2, in: world)
    return lines.enumerated().map { ($0 == 0 ? sign : " ") + " " + $1 }
  }

  /// Lines that leave a margin where they are drawn, else as they are.
  private func shown(
    _ text: String, _ style: Style, margin: Int = 0, in world: World
  ) -> [String] {
    let columns = world.isDrawn ? world.columns - margin : Int.max
    return text.wrapped(to: columns).map { world.styled($0, style) }
  }
}
