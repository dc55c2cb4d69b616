import CoreModels
import CorePlugin
import CoreTerminal

/// `mori`: four sections, stacked, or beside the squares if there is room.
struct MainScreen: Sendable {
  let state: MoriState
  let marks: [WeekMark]
  /// The last seven days of the habits by id, for a wide terminal and a screen reader.
  var weeks: [String: HabitWeek] = [:]

  private static let gap = 3
  /// The minimum width of habits and a diary entry beside the squares.
  private static let narrowestText = 40
  /// The maximum width, for readable lines.
  private static let widestText = 72
  /// A longer name of a habit is cut rather than that a figure is left out.
  private static let narrowestName = 12

  func lines(in world: World) -> [String] {
    guard world.isDrawn else { return plainLines(in: world) }
    let (columns, rows) = (world.columns, world.terminal.size().rows)
    let room = columns - Self.gap - Self.narrowestText
    if let screen, case let density = density(screen, columns: room, rows: rows, in: world),
      density != .bar
    {
      let squares = squares(screen, density, columns: room, in: world)
      // The heading may be wider than the squares.
      let widest = squares.map(\.visibleWidth).max() ?? 0
      let width = max(min(columns - Self.gap - widest, Self.widestText), 1)
      return beside(texts(in: world, columns: width), squares, width: width)
    }
    let width = min(columns, Self.widestText)
    // Stacked below large squares, the rest would not fit on the terminal.
    let grid = screen.map { screen in
      squares(
        screen, density(screen, columns: width, rows: rows / 2, in: world),
        columns: width, in: world)
    }
    return section(time(in: world, columns: width)) + section(grid ?? [])
      + section(habits(in: world, columns: width)) + gratitude(in: world, columns: width)
  }

  /// Returns everything except the squares.
  private func texts(in world: World, columns: Int) -> [String] {
    section(time(in: world, columns: columns)) + section(habits(in: world, columns: columns))
      + gratitude(in: world, columns: columns)
  }

  private func beside(_ left: [String], _ right: [String], width: Int) -> [String] {
    (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      guard row < right.count else { return text }
      return text.padded(to: width + Self.gap) + right[row]
    }
  }

  private func section(_ lines: [String]) -> [String] { lines.isEmpty ? [] : lines + [""] }

  private func time(in world: World, columns: Int) -> [String] {
    let heading = [world.heading(.timeRemaining)]
    guard let life = state.life?.lifespan else {
      return heading + world.text(MoriText.setUpHint).wrapped(to: columns)
    }
    return heading + ClockScreen(life: life).body(in: world, columns: columns)
  }

  private var screen: GridScreen? {
    state.grid.map { GridScreen(grid: $0, today: state.today, marks: marks) }
  }

  /// Returns the largest density that fits with its heading and the prompt below.
  private func density(
    _ screen: GridScreen, columns: Int, rows: Int, in world: World
  ) -> GridDensity {
    screen.density(columns: columns, rows: rows - 3, look: look(in: world))
  }

  /// The usual look without a legend, because the sections beside explain the squares.
  private func look(in world: World) -> GridScreen.Look {
    var look = GridScreen.Look(in: world)
    look.hasLegend = false
    return look
  }

  private func squares(
    _ screen: GridScreen, _ density: GridDensity, columns: Int, in world: World
  ) -> [String] {
    let size =
      density == .bar
      ? world.text(MoriText.lifeInOneLine(screen.grid.rows)) : world.gridSize(screen.grid)
    return [world.heading(.lifeInSquares), world.styled(size, .dim)]
      + screen.lines(density, columns: columns, look: look(in: world))
  }

  private func habits(in world: World, columns: Int) -> [String] {
    var lines = [world.heading(.habitTracking)]
    if state.habits.isEmpty {
      lines += world.text(MoriText.noHabits).wrapped(to: columns)
    } else {
      lines +=
        world.isSpoken ? spokenHabits(in: world) : habitTable(in: world, columns: columns)
    }
    lines += HabitBonus(minutes: state.bonus).lines(in: world, columns: columns)
    if let until = state.pausedUntil {
      let text = world.text(MoriText.paused(until.inWords))
      lines += text.wrapped(to: columns).map { world.styled($0, .dim) }
    }
    return lines
  }

  private func spokenHabits(in world: World) -> [String] {
    state.habits.map { state in
      let week = weeks[state.habit.id]
      let today =
        week?.isDue == true && state.todayMinutes == 0
        ? world.text(HabitText.dueToday) : HabitBonus(minutes: state.todayMinutes).text(in: world)
      let streak = state.progress.streak > 0 ? [world.text(state.streakText)] : []
      let detail = [today] + streak + [world.text(MoriText.score(state.percent))]
      return CardRow(
        state.habit.shownName, days: week?.marks ?? [], detail: detail.joined(separator: ", ")
      ).said(in: world.language)
    }
  }

  private func habitTable(in world: World, columns: Int) -> [String] {
    let rows = state.habits.map { state -> [String] in
      let week = weeks[state.habit.id]
      let isDue = week?.isDue ?? false
      var cells = [
        world.styled(state.habit.shownName, isDue ? CardRow.Tone.due : .plain),
        isDue && state.todayMinutes == 0
          ? world.text(HabitText.dueToday)
          : HabitBonus(minutes: state.todayMinutes).text(in: world),
      ]
      if let week { cells.append(world.signs(of: week.marks)) }
      cells.append(state.progress.streak > 0 ? world.text(state.streakText) : "")
      return cells + [world.text(MoriText.score(state.percent))]
    }
    let shown = shownCells(of: rows, columns: columns)
    return Table(
      columns: [.init()]
        + shown.dropFirst().map { _ in .init(alignment: .trailing, isFlexible: false) },
      rows: rows.map { row in shown.map { row[$0] } }
    ).lines(columns: columns, isUnicode: world.terminal.isUnicode)
  }

  /// Returns the indices of as many cells as fit, and always those of the name and the minutes.
  private func shownCells(of rows: [[String]], columns: Int) -> [Int] {
    let choices =
      weeks.isEmpty
      ? [[0, 1, 2, 3], [0, 1, 2]] : [[0, 1, 2, 3, 4], [0, 1, 2, 4], [0, 1, 2]]
    let fitting = choices.first { cells in
      let widths = cells.map { cell in rows.map { $0[cell].visibleWidth }.max() ?? 0 }
      let name = min(widths[0], Self.narrowestName)
      return name + widths.dropFirst().reduce(0) { $0 + 2 + $1 } <= columns
    }
    return fitting ?? [0, 1]
  }

  private func gratitude(in world: World, columns: Int) -> [String] {
    [world.heading(.todaysGratitude)] + gratitudeBody(in: world, columns: columns)
  }

  /// Returns the day's entry, shortened if it is long.
  private func gratitudeBody(in world: World, columns: Int) -> [String] {
    guard let entry = state.entry else {
      return world.text(MoriText.noGratitude).wrapped(to: columns)
    }
    let most = 8
    // The diary shows long entries in full; only the visible part is laid out here.
    let text = String(entry.text.prefix(columns * most)).terminalSafe.wrapped(to: columns)
    let isCut = text.count > most || entry.text.utf8.count > columns * most * 4
    let saved = world.text(MoriText.lastSaved(world.savingTime(of: entry)))
    return text.prefix(most) + (isCut ? ["…"] : []) + [world.styled(saved, .dim)]
  }

  private func plainLines(in world: World) -> [String] {
    let columns = 10_000
    let squares = screen.map { screen in
      [
        world.text(MoriText.lifeInSquares),
        world.gridSize(screen.grid),
      ]
        + (world.isSpoken
          ? [screen.sentence(in: world.language)]
          : screen.legend(.full, columns: columns, look: GridScreen.Look(in: world)))
    }
    return section(time(in: world, columns: columns)) + section(squares ?? [])
      + section(habits(in: world, columns: columns)) + gratitude(in: world, columns: columns)
  }
}

extension World {
  /// Returns a section's title.
  func heading(_ text: MoriText) -> String { styled(self.text(text), .bold) }
}
