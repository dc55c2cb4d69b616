import CoreModels
import CorePlugin
import CoreTerminal

struct GridScreen {
  let grid: LifeGrid
  let today: Day
  let marks: [WeekMark]
  func lines(
    columns: Int, rows: Int, isUnicode: Bool, colors: ColorDepth, language: Language,
    hasLegend: Bool
  ) -> [String] { [] }
  static func counts(_ counts: LifeGrid.Counts, in world: World) -> String { "\(counts)" }
}
