import CoreModels
import Foundation
import Testing

@Suite("ISO 8601 weeks belong to the year of their Thursday")
struct ISOWeekTests {
  @Test(
    "the hard weeks around New Year",
    arguments: [
      ("2005-01-01", "2004-W53"), ("2005-01-02", "2004-W53"), ("2005-12-31", "2005-W52"),
      ("2006-01-01", "2005-W52"), ("2007-01-01", "2007-W01"), ("2007-12-30", "2007-W52"),
      ("2007-12-31", "2008-W01"), ("2008-12-28", "2008-W52"), ("2008-12-29", "2009-W01"),
      ("2009-12-31", "2009-W53"), ("2010-01-03", "2009-W53"), ("2020-12-31", "2020-W53"),
      ("2026-11-21", "2026-W47"), ("2027-01-01", "2026-W53"), ("0001-01-01", "0001-W01"),
      ("9999-12-31", "9999-W52"),
    ])
  func hardWeeks(text: String, week: String) throws {
    #expect(try #require(Day(text)).isoWeek.description == week)
  }

  @Test("a Monday begins a week that holds the seven days from it, in every week there is")
  func mondays() {
    var wrong = 0
    var week = Day.first.isoWeek
    for number in stride(from: Day.first.epochDay, through: Day.last.epochDay, by: 7) {
      let monday = Day(epochDay: number)
      let found = monday.isoWeek
      if found.monday != monday || monday.weekday != .monday || found < week { wrong += 1 }
      if monday.advanced(by: 6).isoWeek != found { wrong += 1 }
      if ISOWeek(year: found.year, week: found.week) != found { wrong += 1 }
      week = found
    }
    #expect(wrong == 0)
  }

  @Test("71 of 400 years have 53 weeks")
  func longYears() {
    #expect((1601...2000).count { ISOWeek.weeks(inYear: $0) == 53 } == 71)
    #expect([2004, 2009, 2015, 2020, 2026].allSatisfy { ISOWeek.weeks(inYear: $0) == 53 })
    #expect(ISOWeek(year: 2026, week: 53) != nil)
  }

  @Test(
    "weeks that do not exist are none",
    arguments: [(2025, 53), (2026, 54), (2026, 0), (0, 1), (10_000, 1), (2026, -1)])
  func noSuchWeek(year: Int, week: Int) {
    #expect(ISOWeek(year: year, week: week) == nil)
  }

  @Test("Foundation's ISO 8601 calendar agrees on a sample since 1583")
  func foundation() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    let first = try #require(Day("1583-01-01"))
    for day in stride(from: first, through: .last, by: 4999) {
      let date = Date(timeIntervalSince1970: Double(day.epochDay) * 86_400)
      let parts = calendar.dateComponents(
        [.yearForWeekOfYear, .weekOfYear, .year, .month, .day], from: date)
      #expect(parts.yearForWeekOfYear == day.isoWeek.year)
      #expect(parts.weekOfYear == day.isoWeek.week)
      #expect([parts.year, parts.month, parts.day] == [day.year, day.month, day.day])
    }
  }
}
