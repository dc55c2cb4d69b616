import CoreModels
import Testing

@Suite("A day counts exactly")
struct DayTests {
  @Test("every day of the years 1–9999 is one number, one date, one text, one weekday")
  func everyDay() {
    // An independent count, day by day; 0001-01-01 was a Monday.
    var (year, month, day, weekday) = (1, 1, 1, 1)
    var wrong = 0
    for number in Day.first.epochDay...Day.last.epochDay {
      let found = Day(epochDay: number)
      let (foundYear, foundMonth, foundDay) = found.civil
      if (foundYear, foundMonth, foundDay) != (year, month, day) { wrong += 1 }
      if found.weekday.rawValue != weekday { wrong += 1 }
      if Day(year: year, month: month, day: day)?.epochDay != number { wrong += 1 }
      weekday = weekday % 7 + 1
      day += 1
      let leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      let length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      if day > length { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong == 0)
    #expect((year, month, day) == (10_000, 1, 1))
  }

  @Test(
    "well-known days have their numbers",
    arguments: [
      (1, 1, 1, -719_162), (1582, 10, 15, -141_427), (1969, 12, 31, -1), (1970, 1, 1, 0),
      (2000, 2, 29, 11_016), (2026, 11, 21, 20_778), (9999, 12, 31, 2_932_896),
    ])
  func wellKnown(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try #require(Day(year: year, month: month, day: day))
    #expect(date.epochDay == number)
    #expect((date.year, date.month, date.day) == (year, month, day))
  }

  @Test(
    "dates that do not exist are none",
    arguments: [
      (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
      (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (Int.max, 1, 1), (2026, Int.min, 1),
    ])
  func noSuchDate(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test("arithmetic stops at the calendar's ends")
  func saturation() {
    #expect(Day(epochDay: .min) == .first)
    #expect(Day(epochDay: .max) == .last)
    #expect(Day.first.advanced(by: -1) == .first)
    #expect(Day.first.advanced(by: .min) == .first)
    #expect(Day.last.advanced(by: .max) == .last)
    #expect(Day.last.adding(months: 1) == .last)
    #expect(Day.first.adding(months: -1) == .first)
    #expect(Day.last.adding(years: .max) == .last)
    #expect(Day.first.adding(years: .min) == .first)
    #expect(Day.first.adding(months: .min) == .first)
    #expect(Day.last.adding(months: .max) == .last)
  }

  @Test(
    "a month later is the same date, or the shorter month's last",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
      ("2026-03-31", -1, "2026-02-28"), ("2026-11-21", 2, "2027-01-21"),
      ("2026-01-15", -1, "2025-12-15"), ("2026-05-31", 13, "2027-06-30"),
      ("2026-05-31", 0, "2026-05-31"), ("0001-02-01", -1, "0001-01-01"),
    ])
  func months(start: String, months: Int, end: String) throws {
    #expect(try #require(Day(start)).adding(months: months).description == end)
  }

  @Test(
    "a year after 29 February is 28 February, but four years after it is itself",
    arguments: [
      ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"),
      ("2024-02-29", -1, "2023-02-28"), ("1896-02-29", 4, "1900-02-28"),
      ("2025-02-28", -1, "2024-02-28"),
    ])
  func years(start: String, years: Int, end: String) throws {
    #expect(try #require(Day(start)).adding(years: years).description == end)
  }

  @Test("distances and ranges count days")
  func distance() throws {
    let (first, last) = try (#require(Day("2026-02-27")), #require(Day("2026-03-02")))
    #expect(first.distance(to: last) == 3)
    #expect(last.distance(to: first) == -3)
    #expect(
      (first...last).map(\.description)
        == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"])
    #expect(first < last)
  }

  @Test(
    "the day of the year counts from 1",
    arguments: [("2026-01-01", 1), ("2026-12-31", 365), ("2024-12-31", 366), ("2026-03-01", 60)])
  func dayOfYear(text: String, number: Int) throws {
    #expect(try #require(Day(text)).dayOfYear == number)
  }
}
