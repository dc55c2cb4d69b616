import CoreModels
import CoreTerminal

/// The milestones with their ages, by day.
struct MilestoneList {
  let grid: LifeGrid
  let marks: [WeekMark]

  func lines(columns: Int, look: GridScreen.Look) -> [String] {
    marks.filter(\.isMilestone).compactMap { line($0, look: look) }
      .map { $0.truncated(to: columns, ellipsis: look.ellipsis) }
  }

  private func line(_ mark: WeekMark, look: GridScreen.Look) -> String? {
    guard let day = mark.day, grid.square(containing: day) != nil else { return nil }
    let glyph = String(GridGlyphs(density: .full, isUnicode: look.isUnicode).milestone)
    let age = "\(grid.life.age(on: day).years)".padded(to: 3, alignment: .trailing)
    let text = mark.text.terminalSafe.replacing("\n", with: " ")
    return "\(GridCell.Look.mark(mark.color).style(glyph, look.colors)) \(day) \(age)  \(text)"
  }
}
