import CoreModels
import CoreStorage

/// The person's squares and what is marked on them.
struct MarkedGrid: Sendable {
  let grid: LifeGrid
  /// By day, those outside the grid among them.
  let marks: [WeekMark]

  /// Throws ``MoriError/notSetUp``; rows begin where the person's setting says unless given.
  init(from snapshot: Snapshot, alignment: LifeGrid.Alignment? = nil) throws {
    guard let life = try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID) else {
      throw MoriError.notSetUp
    }
    grid = LifeGrid(
      life: life.lifespan, alignment: try alignment ?? snapshot.setting(MoriSettings.align))
    marks = try snapshot.list(WeekMark.self)
  }

  /// The days of a day's week; throws ``MoriError/outsideGrid(_:)`` for a day before birth.
  func week(of day: Day) throws(MoriError) -> ClosedRange<Day> {
    guard let week = grid.week(containing: day) else { throw .outsideGrid(day) }
    return week
  }

  /// `mori grid --json`.
  func json(on today: Day) -> JSONValue {
    grid.json(on: today).adding([
      "birth_date": .string(grid.life.birth.description),
      "expectancy_years": .integer(Int64(grid.life.expectancyYears)),
      "marks": .array(marks.map { $0.json(in: grid) }),
    ])
  }
}

extension JSONValue {
  /// An object with further members.
  fileprivate func adding(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { $1 })
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
