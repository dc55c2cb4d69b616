import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `mori grid`: the life in squares, on the terminal or as a picture.
struct GridCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid", abstract: "Show your life in squares, or draw it as a picture.")

  @OptionGroup var shared: SharedOptions

  @Option(
    help: ArgumentHelp(
      "Where rows begin: weeks or birthdays (default: the setting mori.align).",
      valueName: "rows"))
  var align: LifeGrid.Alignment?

  @Option(help: ArgumentHelp("Draw a picture, .svg or .png.", valueName: "file"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      "The picture's size: phone, desktop, or pixels as 1170x2532 (default: a poster).",
      valueName: "size"))
  var size: String?

  @Option(help: ArgumentHelp("The picture's colours: dark or light.", valueName: "theme"))
  var theme: GridTheme = .dark

  func run(in world: World) async throws {
    let align = align
    let marked = try await world.store.read { try MarkedGrid(from: $0, alignment: align) }
    if let out { return try await draw(marked, into: out, in: world) }
    try world.answer(marked.json(on: world.today)) { Self.lines(marked, in: world) }
  }

  private func draw(_ marked: MarkedGrid, into out: String, in world: World) async throws {
    guard let size = size.map(PictureSize.init) ?? .poster,
      let layout = PictureLayout(size: size, rows: marked.grid.rows)
    else { throw MoriError.badPictureSize(size ?? "") }
    let svg = GridPicture(
      grid: marked.grid, today: world.today, marks: marked.marks, layout: layout, theme: theme,
      language: world.language
    ).svg
    let path = world.files.absolutePath(out)
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": try world.files.write(Data(svg.utf8), path)
    case "png": try world.files.write(try await world.pictures.png(svg, size.width), path)
    default: throw MoriError.unknownPictureType(out)
    }
    let json: JSONValue = [
      "file": .string(path), "width": .integer(Int64(size.width)),
      "height": .integer(Int64(size.height)),
    ]
    try world.answer(json) { [world.text(GridText.drawn(path))] }
  }

  /// Heading, squares and legend in the terminal's space, and the milestones beside or below them.
  private static func lines(_ marked: MarkedGrid, in world: World) -> [String] {
    let screen = GridScreen(grid: marked.grid, today: world.today, marks: marked.marks)
    let look = GridScreen.Look(in: world)
    let columns = world.isDrawn ? world.columns : Int.max
    let title =
      world.styled(world.text(MoriText.lifeInSquares), .bold) + world.separator
      + world.text(MoriText.gridSize(rows: marked.grid.rows))
    // The heading above and the prompt below take a row each.
    let rows = world.terminal.size().rows - 2
    let density =
      world.isDrawn ? screen.density(columns: columns, rows: rows, look: look) : .full
    let lines = screen.lines(density, columns: columns, look: look)
    let milestones = MilestoneList(grid: marked.grid, marks: marked.marks)
      .lines(columns: columns, look: look)
    let beside =
      world.isDrawn
      ? lines.beside(milestones, right: screen.size(of: density), columns: columns) : nil
    return [title.truncated(to: columns)]
      + (beside ?? lines + (milestones.isEmpty ? [] : [""]) + milestones)
  }
}

extension [String] {
  /// These lines with others at the right of what takes that space, `nil` where they do not fit.
  fileprivate func beside(
    _ others: [String], right space: TerminalSize, columns: Int
  ) -> [String]? {
    let widest = others.map(\.visibleWidth).max() ?? 0
    guard others.count <= space.rows, space.columns + 3 + widest <= columns else { return nil }
    return enumerated().map { index, line in
      index < others.count ? line.padded(to: space.columns + 3) + others[index] : line
    }
  }
}

extension GridScreen.Look {
  /// As the person's terminal shows it, with a legend.
  init(in world: World) {
    self.init(
      isUnicode: world.terminal.isUnicode, colors: world.isDrawn ? world.terminal.colors : .none,
      language: world.language, hasLegend: true)
  }
}
