import ArgumentParser
import CoreModels
import CorePlugin

/// A life as squares: a row of 52 for each year of the expectancy.
struct LifeGrid: Hashable, Sendable {
  /// The alignment of the rows.
  enum Alignment: String, CaseIterable, Codable, InputValue {
    /// Every square has seven days, so a row is one or two days short of a year.
    case weeks
    /// Every row starts on a birthday, and its last square extends to the next one.
    case birthdays
  }

  enum State: String, CaseIterable, JSONRepresentable { case lived, current, future }

  /// The numbers of lived and remaining squares, and the current one.
  struct Counts: Hashable, Sendable {
    var lived: Int
    /// The current square, or `nil` before birth and after the grid's end.
    var current: Int?
    var remaining: Int
  }

  static let columns = 52

  let life: Lifespan
  let alignment: Alignment

  var rows: Int { life.expectancyYears }
  /// The total number of squares.
  var count: Int { rows * Self.columns }

  /// Returns a square's position: its row is the age in years, its column the week, both from 0.
  static func position(of square: Int) -> (row: Int, column: Int) {
    let (row, column) = square.quotientAndRemainder(dividingBy: columns)
    return (row, column)
  }

  /// Returns the first day of a square; for square ``count``, the day after the grid.
  func firstDay(of square: Int) -> Day {
    switch alignment {
    case .weeks:
      return life.birth.advanced(by: 7 * square)
    case .birthdays:
      let (row, column) = Self.position(of: square)
      return life.birth.adding(years: row).advanced(by: 7 * column)
    }
  }

  /// Returns the days of a square: 7, or up to 9 at the end of a year.
  func days(of square: Int) -> ClosedRange<Day> {
    let first = firstDay(of: square)
    return first...max(first, firstDay(of: square + 1).advanced(by: -1))
  }

  /// Returns the square of a day, or `nil` outside the grid.
  func square(containing day: Day) -> Int? {
    guard day >= life.birth, day < firstDay(of: count) else { return nil }
    switch alignment {
    case .weeks:
      return life.birth.distance(to: day) / 7
    case .birthdays:
      let (years, days) = life.age(on: day)
      return years * Self.columns + min(days / 7, Self.columns - 1)
    }
  }

  /// Returns the days of the square of a day. After the grid's end, weeks of seven days continue;
  /// before birth, `nil`.
  func week(containing day: Day) -> ClosedRange<Day>? {
    guard day >= life.birth else { return nil }
    if let square = square(containing: day) { return days(of: square) }
    let end = firstDay(of: count)
    let first = end.advanced(by: end.distance(to: day) / 7 * 7)
    return first...first.advanced(by: 6)
  }

  func counts(on today: Day) -> Counts {
    guard let current = square(containing: today) else {
      let isBefore = today < life.birth
      return Counts(lived: isBefore ? 0 : count, current: nil, remaining: isBefore ? count : 0)
    }
    return Counts(lived: current, current: current, remaining: count - current - 1)
  }
}

extension LifeGrid.State {
  /// The state of a week, within the grid or after it.
  init(of week: ClosedRange<Day>, on today: Day) {
    self = week.contains(today) ? .current : week.upperBound < today ? .lived : .future
  }
}
