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

  /// The JSON of `mori grid --json`.
  func json(on today: Day) -> JSONValue {
    grid.json(on: today).adding([
      "birth_date": .string(grid.life.birth.description),
      "expectancy_years": .integer(Int64(grid.life.expectancyYears)),
      "marks": .array(marks.map { $0.json(in: grid) }),
    ])
  }
}

extension JSONValue {
  /// Adds members to an object.
  fileprivate func adding(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { $1 })
  }
}

extension WeekMark {
  /// The mark for scripts, with a `null` square outside the grid.
  func json(in grid: LifeGrid) -> JSONValue {
    let square = day.flatMap(grid.square)
    return [
      "day": .string(id), "text": .string(text),
      "color": color.map { .string($0.rawValue) } ?? .null, "milestone": .bool(isMilestone),
      "square": square.map { .integer(Int64($0)) } ?? .null,
    ]
  }
}
