import CoreModels
import Seeded
import Testing

@testable import Mori

@Suite("A life in squares") struct LifeGridTests {
  typealias Alignment = LifeGrid.Alignment

  private static func grid(
    _ birth: Day, _ years: Int = 80, _ alignment: Alignment = .weeks
  ) -> LifeGrid {
    LifeGrid(life: Lifespan(birth: birth, expectancyYears: years), alignment: alignment)
  }

  /// Leap days, days around them, ends of years, and random days.
  private static let births: [Day] = {
    var random = SeededGenerator(seed: 3)
    let named = [
      "1880-01-01", "1880-02-29", "1896-02-29", "1899-12-31", "1900-02-28", "1900-03-01",
      "2000-02-29", "2004-02-29", "2023-02-28", "2024-02-29", "2024-12-31", "2026-11-21",
    ]
    return named.compactMap { Day($0) }
      + (0..<20).compactMap { _ in LifespanTests.births.randomElement(using: &random) }
  }()

  @Test(arguments: Alignment.allCases)
  func `lived, now and to come are 4,160 squares, for every birth date`(alignment: Alignment) {
    var random = SeededGenerator(seed: 4)
    var wrong: [Day] = []
    for birth in LifespanTests.births {
      let grid = Self.grid(birth, 80, alignment)
      for _ in 0..<4 {
        let today = birth.advanced(by: .random(in: -400...31_000, using: &random))
        let counts = grid.counts(on: today)
        let sum = counts.lived + counts.remaining + (counts.current == nil ? 0 : 1)
        if sum != 4160 || grid.count != 4160 { wrong.append(birth) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: Alignment.allCases)
  func `weeks follow each other from birth on, also beyond the squares`(alignment: Alignment) {
    for birth in Self.births {
      let grid = Self.grid(birth, 2, alignment)
      #expect(grid.week(containing: birth.advanced(by: -1)) == nil)
      var day = birth
      for _ in 0..<140 {
        guard let week = grid.week(containing: day) else { break }
        #expect(week.lowerBound == day && grid.week(containing: week.upperBound) == week)
        day = week.upperBound.advanced(by: 1)
      }
      #expect(birth.distance(to: day) >= 140 * 7)
    }
  }

  @Test(arguments: Alignment.allCases)
  func `the square of a day contains the day, for every birth date`(alignment: Alignment) {
    var random = SeededGenerator(seed: 5)
    var wrong: [Day] = []
    for birth in LifespanTests.births {
      let grid = Self.grid(birth, .random(in: 1...130, using: &random), alignment)
      let square = Int.random(in: 0..<grid.count, using: &random)
      let days = grid.days(of: square)
      let length = days.count
      let isLast = square % LifeGrid.columns == LifeGrid.columns - 1
      let isRight =
        grid.square(containing: days.lowerBound) == square
        && grid.square(containing: days.upperBound) == square
        && grid.firstDay(of: square + 1) == days.upperBound.advanced(by: 1)
        && (length == 7 || alignment == .birthdays && isLast && (8...9).contains(length))
      if !isRight { wrong.append(birth) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `a square of weeks is lived, now or to come as its seven days say`() {
    var random = SeededGenerator(seed: 6)
    var wrong: [Day] = []
    for birth in LifespanTests.births {
      let grid = Self.grid(birth)
      let today = birth.advanced(by: .random(in: 0..<4160 * 7, using: &random))
      let square = Int.random(in: 0..<4160, using: &random)
      let counts = grid.counts(on: today)
      let expected: LifeGrid.State =
        square == counts.current ? .current : square < counts.lived ? .lived : .future
      let state = LifeGrid.State(of: grid.days(of: square), on: today)
      if state != expected { wrong.append(birth) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `rows begin on birthdays and end with the clock, for every birth date`() {
    var random = SeededGenerator(seed: 7)
    var wrong: [Day] = []
    for birth in LifespanTests.births {
      let grid = Self.grid(birth, .random(in: 1...130, using: &random), .birthdays)
      let row = Int.random(in: 0...grid.rows, using: &random)
      let birthday = grid.firstDay(of: row * LifeGrid.columns)
      // Checked with an independent rule: the same date, or 28 February for the 29th.
      let year = birth.year + row
      let expected =
        Day(year: year, month: birth.month, day: birth.day) ?? Day(year: year, month: 2, day: 28)
      let last = grid.days(of: grid.count - 1).upperBound
      if birthday != expected || last.advanced(by: 1) != grid.life.end { wrong.append(birth) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `no square is now exactly when no day remains, rows beginning on birthdays`() {
    var random = SeededGenerator(seed: 8)
    var wrong: [Day] = []
    for birth in LifespanTests.births {
      let grid = Self.grid(birth, .random(in: 1...130, using: &random), .birthdays)
      let end = grid.life.end
      let days = [-1, 0, 1, .random(in: -400...400, using: &random)].map(end.advanced)
      for today in days where today >= birth {
        let isOver = grid.life.daysRemaining(on: today) == 0
        if (grid.counts(on: today).current == nil) != isOver { wrong.append(birth) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: Alignment.allCases, [1, 2, 80, 130])
  func `squares cover each day of the grid once, in order`(alignment: Alignment, years: Int) {
    for birth in Self.births {
      let grid = Self.grid(birth, years, alignment)
      var next = birth
      var isRight = true
      for square in 0..<grid.count {
        let days = grid.days(of: square)
        isRight = isRight && days.lowerBound == next
        next = days.upperBound.advanced(by: 1)
      }
      #expect(isRight, "\(birth)")
      #expect(grid.square(containing: next) == nil)
      #expect(next == (alignment == .weeks ? birth.advanced(by: 364 * years) : grid.life.end))
    }
  }

  @Test(arguments: Alignment.allCases)
  func `every day of a life has the square that the day before had, or the next`(
    alignment: Alignment
  ) throws {
    let grid = Self.grid(try #require(Day("1996-02-29")), 80, alignment)
    var (last, wrong) = (0, 0)
    for day in grid.life.birth..<grid.firstDay(of: grid.count) {
      let square = grid.square(containing: day) ?? -1
      if square != last && square != last + 1 { wrong += 1 }
      last = square
    }
    #expect((last, wrong) == (4159, 0))
  }

  @Test(arguments: Alignment.allCases, 1...130)
  func `before birth all is to come, and after the grid all is lived`(
    alignment: Alignment, years: Int
  ) throws {
    let grid = Self.grid(try #require(Day("2000-02-29")), years, alignment)
    let end = grid.firstDay(of: grid.count)
    let all = 52 * years
    #expect(
      grid.counts(on: grid.life.birth.advanced(by: -1))
        == LifeGrid.Counts(lived: 0, current: nil, remaining: all))
    #expect(
      grid.counts(on: grid.life.birth)
        == LifeGrid.Counts(lived: 0, current: 0, remaining: all - 1))
    #expect(
      grid.counts(on: end.advanced(by: -1))
        == LifeGrid.Counts(lived: all - 1, current: all - 1, remaining: 0))
    #expect(
      grid.counts(on: end) == LifeGrid.Counts(lived: all, current: nil, remaining: 0))
  }

  @Test func `80 rows of weeks end about 100 days before the clock`() throws {
    let grid = Self.grid(try #require(Day("1990-01-01")))
    #expect(grid.firstDay(of: grid.count).distance(to: grid.life.end) == 100)
  }
}
