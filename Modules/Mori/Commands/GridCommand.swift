import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori grid`: draws the life in squares, on the terminal or as a picture.
struct GridCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("grid", HelpText.grid) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.gridAlign, valueName: "rows"))
  var align: LifeGrid.Alignment?

  @Option(help: ArgumentHelp(HelpText.gridOut, valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp(HelpText.gridSize, valueName: "size"))
  var size: String?

  @Option(help: ArgumentHelp(HelpText.gridTheme, valueName: "theme"))
  var theme: Look = .dark

  func run(in world: World) async throws {
    let align = align
    let marked = try await world.store.read { try MarkedGrid(from: $0, alignment: align) }
    if let out { return try await draw(marked, into: out, in: world) }
    try world.answer(marked.json(on: world.today)) {
      MarkedGridScreen(marked: marked).lines(in: world)
    }
  }

  private func draw(_ marked: MarkedGrid, into out: String, in world: World) async throws {
    let typed = size ?? ""
    guard let size = size.map(PictureSize.init) ?? .poster else {
      throw MoriError.badPictureSize(typed)
    }
    guard let layout = PictureLayout(size: size, rows: marked.grid.rows) else {
      throw MoriError.pictureTooSmall(typed)
    }
    let svg = GridPicture(
      grid: marked.grid, today: world.today, marks: marked.marks, layout: layout, theme: theme,
      language: world.language
    ).svg
    let path = try await world.draw(svg, width: size.width, into: out)
    let json: JSONValue = [
      "file": .string(path), "width": .integer(Int64(size.width)),
      "height": .integer(Int64(size.height)),
    ]
    try world.answer(json) { [world.text(GridText.drawn(path))] }
  }
}
