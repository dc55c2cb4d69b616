import CoreModels
import CoreStorage

/// The person's squares and what is marked on them.
struct MarkedGrid: Sendable {
  let grid: LifeGrid
  /// By day, those outside the grid among them.
  let marks: [WeekMark]

  /// Throws ``MoriError/notSetUp``; rows begin where the person's setting says unless given.
  init(from snapshot: Snapshot, alignment: LifeGrid.Alignment? = nil) throws {
    guard let life = try snapshot.find(LifeRecord.self, LifeRecord.onlyID) else {
      throw MoriError.notSetUp
    }
    grid = LifeGrid(
      life: life.lifespan, alignment: try alignment ?? snapshot.setting(MoriSettings.align))
    marks = try snapshot.list(WeekMark.self)
  }

  /// The square of a day; throws ``MoriError/outsideGrid(_:)``.
  func square(of day: Day) throws -> Int {
    guard let square = grid.square(containing: day) else { throw MoriError.outsideGrid(day) }
    return square
  }

  /// The marks of a square, by day.
  func marks(in square: Int) -> [WeekMark] {
    let days = grid.days(of: square)
    return marks.filter { $0.day.map(days.contains) ?? false }
  }

  /// `mori grid --json`.
  func json(on today: Day) -> JSONValue {
    let counts = grid.counts(on: today)
    return [
      "rows": .integer(Int64(grid.rows)), "columns": .integer(Int64(LifeGrid.columns)),
      "align": .string(grid.alignment.rawValue), "lived": .integer(Int64(counts.lived)),
      "current": counts.current.map { .integer(Int64($0)) } ?? .null,
      "remaining": .integer(Int64(counts.remaining)),
      "birth_date": .string(grid.life.birth.description),
      "expectancy_years": .integer(Int64(grid.life.expectancyYears)),
      "marks": .array(marks.map { $0.json(in: grid) }),
    ]
  }
}

extension WeekMark {
  /// The mark for scripts, its square `null` outside the grid.
  func json(in grid: LifeGrid) -> JSONValue {
    let square = day.flatMap(grid.square)
    return [
      "day": .string(id), "text": .string(text),
      "color": color.map { .string($0.rawValue) } ?? .null, "milestone": .bool(isMilestone),
      "square": square.map { .integer(Int64($0)) } ?? .null,
    ]
  }
}
