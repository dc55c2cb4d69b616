import CoreModels
import CoreStorage

/// The user's grid with its marks.
struct MarkedGrid: Sendable {
  let grid: LifeGrid
  /// The marks by day, including those outside the grid.
  let marks: [WeekMark]

  /// Reads the grid; throws ``MoriError/notSetUp``. The alignment defaults to the user's setting.
  init(from snapshot: Snapshot, alignment: LifeGrid.Alignment? = nil) throws {
    guard let life = try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID) else {
      throw MoriError.notSetUp
    }
    grid = LifeGrid(
      life: life.lifespan, alignment: try alignment ?? snapshot.setting(MoriSettings.align))
    marks = try snapshot.list(WeekMark.self)
  }

  /// Returns the days of a day's week; throws ``MoriError/outsideGrid(_:)`` for a day before birth.
  func week(of day: Day) throws(MoriError) -> ClosedRange<Day> {
    guard let week = grid.week(containing: day) else { throw .outsideGrid(day) }
    return week
  }
}
