import CoreModels
import Seeded
import Testing

@testable import Mori

@Suite("A life from birth to the end of its expectancy") struct LifespanTests {
  /// Every allowed birth date until 2026-11-21.
  static let births = LifeRecord.firstBirth...Day(epochDay: 20_778)

  @Test func `the first birth date is the first day of 1880`() {
    #expect(Self.births.lowerBound.description == "1880-01-01")
    #expect(Self.births.upperBound.description == "2026-11-21")
  }

  @Test func `days lived and remaining add up, for every birth date`() {
    var random = SeededGenerator(seed: 1)
    var wrong: [Day] = []
    for birth in Self.births {
      let life = Lifespan(birth: birth, expectancyYears: .random(in: 1...130, using: &random))
      let whole = birth.distance(to: life.end)
      for today in [birth, life.end, birth.advanced(by: .random(in: -99...60_000, using: &random))]
      {
        let (lived, left) = (life.daysLived(on: today), life.daysRemaining(on: today))
        let borrowed = life.borrowedDays(on: today)
        let isRight =
          if today < birth {
            lived == 0 && left == whole + today.distance(to: birth) && borrowed == 0
          } else {
            lived + left - borrowed == whole && (left == 0 || borrowed == 0)
          }
        let isFraction = (0...1).contains(life.fractionLived(on: today))
        if !isRight || !isFraction { wrong.append(birth) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `an age is the anniversaries passed and the days since, for every birth date`() {
    var random = SeededGenerator(seed: 2)
    var wrong: [Day] = []
    for birth in Self.births {
      let life = Lifespan(birth: birth, expectancyYears: 80)
      let today = birth.advanced(by: .random(in: 0...40_000, using: &random))
      let (years, days) = life.age(on: today)
      let isRight =
        birth.adding(years: years).advanced(by: days) == today && days >= 0
        && birth.adding(years: years + 1) > today
      if !isRight { wrong.append(birth) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("1990-01-01", 80, "2070-01-01", 15_747), ("2000-02-29", 80, "2080-02-29", 19_458),
    ("2000-02-29", 81, "2081-02-28", 19_823), ("2026-11-21", 130, "2156-11-21", 47_482),
    ("1880-01-01", 1, "1881-01-01", 0),
  ])
  func `the end is an anniversary`(birth: String, years: Int, end: String, remaining: Int) throws {
    let life = Lifespan(birth: try #require(Day(birth)), expectancyYears: years)
    #expect(life.end.description == end)
    #expect(life.daysRemaining(on: Day(epochDay: 20_778)) == remaining)
  }

  @Test func `who was born on 29 February turns one on the 28th`() throws {
    let life = Lifespan(birth: try #require(Day("2004-02-29")), expectancyYears: 80)
    #expect(life.age(on: try #require(Day("2005-02-27"))) == (0, 364))
    #expect(life.age(on: try #require(Day("2005-02-28"))) == (1, 0))
    #expect(life.age(on: try #require(Day("2008-02-28"))) == (3, 365))
    #expect(life.age(on: try #require(Day("2008-02-29"))) == (4, 0))
  }

  @Test func `past the end days are borrowed`() throws {
    let life = Lifespan(birth: try #require(Day("1940-11-20")), expectancyYears: 86)
    let today = try #require(Day("2026-11-21"))
    #expect(life.daysRemaining(on: today) == 0)
    #expect(life.borrowedDays(on: today) == 1)
    #expect(life.remaining(on: today) == (0, 1))
    #expect(life.fractionLived(on: today) == 1)
  }
}
