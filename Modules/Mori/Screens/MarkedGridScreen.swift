import CoreModels
import CorePlugin
import CoreTerminal

/// The screen of `mori grid`: heading, squares, legend and milestones.
struct MarkedGridScreen {
  let marked: MarkedGrid

  /// Returns lines that fit the terminal, or one character per week in a pipe.
  func lines(in world: World) -> [String] {
    let screen = GridScreen(grid: marked.grid, today: world.today, marks: marked.marks)
    let look = GridScreen.Look(in: world)
    let milestones = MilestoneList(grid: marked.grid, marks: marked.marks)
    let title =
      world.styled(world.text(MoriText.lifeInSquares), .bold) + world.separator
      + world.gridSize(marked.grid)
    guard world.isDrawn else {
      return [title] + screen.lines(.full, columns: .max, look: look)
        + below(milestones.lines(columns: .max, look: look))
    }
    let columns = world.columns
    // The heading above and the prompt below take a row each.
    let density = screen.density(
      columns: columns, rows: world.terminal.size().rows - 2, look: look)
    let squares = screen.lines(density, columns: columns, look: look)
    let space = screen.size(of: density)
    let room = columns - space.columns - Self.gap
    let beside = milestones.lines(columns: room, look: look)
    let isBeside =
      density != .bar && beside.count <= space.rows && room >= Self.narrowestList
    return [title.truncated(to: columns, ellipsis: look.ellipsis)]
      + (isBeside
        ? squares.enumerated().map { index, line in
          index < beside.count
            ? line.padded(to: space.columns + Self.gap) + beside[index] : line
        } : squares + below(milestones.lines(columns: columns, look: look)))
  }

  private func below(_ milestones: [String]) -> [String] {
    milestones.isEmpty ? [] : [""] + milestones
  }

  /// The columns between the squares and the milestones beside them.
  private static let gap = 3
  /// The minimum width of a list beside the squares.
  private static let narrowestList = 40
}

extension GridScreen.Look {
  /// The look for the user's terminal, with a legend.
  init(in world: World) {
    self.init(
      isUnicode: world.terminal.isUnicode, colors: world.isDrawn ? world.terminal.colors : .none,
      language: world.language, hasLegend: true)
  }
}
