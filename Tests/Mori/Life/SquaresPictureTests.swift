import CoreModels
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("The squares on a page") struct SquaresPictureTests {
  private func picture(
    born: String = "1990-01-01", years: Int = 80, on today: String = "2026-11-21",
    marks: [WeekMark] = []
  ) throws -> SquaresPicture {
    let life = Lifespan(birth: try #require(Day(born)), expectancyYears: years)
    return SquaresPicture(
      grid: LifeGrid(life: life, alignment: .weeks), today: try #require(Day(today)), marks: marks,
      language: .english)
  }

  @Test func `a life of a year is two rows of dashes at most for each state`() throws {
    #expect(
      try picture(born: "2026-10-31", years: 1).svg == """
        <svg class="squares" viewBox="-28 -4 550 16" role="img" \
        aria-label="1 year × 52 weeks, 3 lived, now, 48 to come">
        <path class="lived" d="M0 4h30"/>
        <path class="future" d="M40 4h480"/>
        <path class="future-inside" d="M41 4h479"/>
        <rect class="now" x="29" y="-1" width="10" height="10" rx="1"/>\
        <rect class="now-inside" x="32" y="2" width="4" height="4"/>
        <g class="ages" aria-hidden="true"><text x="-7" y="10">0</text></g>
        </svg>
        """)
  }

  @Test func `marks are dots, milestones larger ones with a ring above them`() throws {
    let marks = [
      WeekMark(day: Day("1990-01-03"), text: "a", color: .red, isMilestone: true),
      WeekMark(day: Day("1990-01-20"), text: "b", color: nil, isMilestone: false),
      WeekMark(day: Day("1991-01-20"), text: "c", color: nil, isMilestone: false),
    ]
    let svg = try picture(marks: marks).svg
    #expect(svg.contains("<path class=\"note colorless\" d=\"M24 4h0m0 10h0\"/>"))
    #expect(svg.contains("<path class=\"ring\" d=\"M4 4h0\"/><path class=\"milestone red\" d=\"M4"))
  }

  @Test(arguments: [80, 130])
  func `every week of a long life may be marked within 60 kB, an unmarked one is below 30`(
    years: Int
  ) throws {
    #expect(try picture(years: years).svg.utf8.count < 8_000)
    let day = try #require(Day("1990-01-01"))
    let marks = (0..<years * 52).map { week in
      WeekMark(
        day: day.advanced(by: week * 7), text: "a", color: MarkColor.allCases[week % 8],
        isMilestone: false)
    }
    #expect(try picture(years: years, marks: marks).svg.utf8.count < 60_000)
    let some = try picture(years: years, marks: Array(marks.prefix(1000))).svg
    #expect(some.utf8.count < 30_000)
  }
}
