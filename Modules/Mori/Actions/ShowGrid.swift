import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori grid`: draws the life in squares, on the terminal or as a picture.
struct ShowGrid: Action {
  static var configuration: CommandConfiguration { .init("grid", HelpText.grid) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .option("align", \.alignment, HelpText.gridAlign, valueName: "rows"),
      .option("out", \.file, HelpText.gridOut, valueName: "file").ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
      .option("size", \.size, HelpText.gridSize, valueName: "size"),
      .option("theme", \.theme, HelpText.gridTheme, valueName: "theme"),
    ]
  }

  var alignment: LifeGrid.Alignment?
  var file: String?
  var replacesFile = false
  var size: String?
  var theme = Look.dark

  func perform(in world: World) async throws -> ShownGrid {
    let alignment = alignment
    let marked = try await world.store.read { try MarkedGrid(from: $0, alignment: alignment) }
    guard let file else { return .grid(GridOnDay(marked: marked, today: world.today)) }
    let picture = try GridPicture(marked, size: size, theme: theme, in: world)
    let size = picture.layout.size
    let path = try await world.draw(
      picture.svg, width: size.width, into: file, replacing: replacesFile)
    return .picture(file: path, size)
  }
}

/// The squares, or the file with their picture.
enum ShownGrid: Outcome {
  case grid(GridOnDay)
  case picture(file: String, PictureSize)

  /// The API draws no pictures.
  static var shape: Shape { GridOnDay.shape }

  var json: JSONValue {
    switch self {
    case .grid(let grid): grid.json
    case .picture(let file, let size):
      ["file": file.json, "width": size.width.json, "height": size.height.json]
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .grid(let grid): MarkedGridScreen(marked: grid.marked).lines(in: world)
    case .picture(let file, _): [world.text(GridText.drawn(file))]
    }
  }
}

/// The squares with their marks on a day.
struct GridOnDay: JSONObject {
  let marked: MarkedGrid
  let today: Day

  static let fields: [Field<Self>] =
    LifeGrid.Counted.fields.map {
      $0.within { (shown: Self) in shown.marked.grid.counted(on: shown.today) }
    }
    + [
      Field("birth_date", "The day of birth.", \.marked.grid.life.birth),
      Field("expectancy_years", "The life expectancy.", \.marked.grid.life.expectancyYears),
      Field("marks", "The marks, those outside the grid too.") { shown in
        shown.marked.marks.map { MarkOnGrid(mark: $0, grid: shown.marked.grid) }
      },
    ]
}

extension LifeGrid {
  func counted(on today: Day) -> Counted { Counted(grid: self, counts: counts(on: today)) }

  /// The grid with its counts on a day.
  struct Counted: JSONObject {
    let grid: LifeGrid
    let counts: Counts

    static let fields: [Field<Self>] = [
      Field("rows", "Its rows, one for a year.", \.grid.rows),
      Field("columns", "Its columns.") { _ in LifeGrid.columns },
      Field("align", "The alignment of its rows.", \.grid.alignment),
      Field("lived", "The number of lived squares.", \.counts.lived),
      Field("current", "The current square, from 0.", \.counts.current),
      Field("remaining", "The number of squares to come.", \.counts.remaining),
    ]
  }
}
