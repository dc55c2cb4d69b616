import CoreModels
import Foundation
import Seeded
import Testing

@Suite("Today is what the clock, the zone and the hour a day starts at give")
struct DayCalendarTests {
  private func calendar(_ zone: String, _ hour: Int = 0) throws -> DayCalendar {
    DayCalendar(timeZone: try #require(TimeZoneRules(identifier: zone)), dayStartsAt: hour)
  }

  @Test(
    "an instant is in a day of its place",
    arguments: [
      ("2026-11-21T23:30:00Z", "Europe/Bratislava", 0, "2026-11-22"),
      ("2026-11-21T22:59:59Z", "Europe/Bratislava", 0, "2026-11-21"),
      ("2026-11-22T01:59:59Z", "Europe/Bratislava", 3, "2026-11-21"),
      ("2026-11-22T02:00:00Z", "Europe/Bratislava", 3, "2026-11-22"),
      ("2026-11-21T10:00:00Z", "Pacific/Kiritimati", 0, "2026-11-22"),
      ("2026-11-21T10:59:59Z", "Pacific/Pago_Pago", 0, "2026-11-20"),
      ("1969-12-31T23:59:59.999Z", "UTC", 0, "1969-12-31"),
      ("2026-11-21T18:14:59Z", "Asia/Kathmandu", 0, "2026-11-21"),
      ("2026-11-21T18:15:00Z", "Asia/Kathmandu", 0, "2026-11-22"),
    ])
  func containing(text: String, zone: String, hour: Int, day: String) throws {
    let instant = try #require(Instant(text))
    #expect(try calendar(zone, hour).day(containing: instant).description == day)
  }

  @Test(
    "a day starts at its hour, or at the change that skips it",
    arguments: [
      ("2026-11-21", "Europe/Bratislava", 0, "2026-11-20T23:00:00Z"),
      ("2026-03-29", "Europe/Bratislava", 2, "2026-03-29T01:00:00Z"),
      ("2026-03-29", "Europe/Bratislava", 3, "2026-03-29T01:00:00Z"),
      ("2026-10-25", "Europe/Bratislava", 2, "2026-10-25T00:00:00Z"),
      ("2018-11-04", "America/Sao_Paulo", 0, "2018-11-04T03:00:00Z"),
      ("2018-02-18", "America/Sao_Paulo", 0, "2018-02-18T03:00:00Z"),
      ("2010-03-14", "America/St_Johns", 1, "2010-03-14T03:31:00Z"),
      ("2011-12-29", "Pacific/Apia", 0, "2011-12-29T10:00:00Z"),
      ("2011-12-30", "Pacific/Apia", 0, "2011-12-30T10:00:00Z"),
      ("2011-12-31", "Pacific/Apia", 0, "2011-12-30T10:00:00Z"),
      ("2026-10-04", "Australia/Lord_Howe", 2, "2026-10-03T15:30:00Z"),
    ])
  func start(day: String, zone: String, hour: Int, text: String) throws {
    #expect(
      try calendar(zone, hour).start(of: #require(Day(day))).description == text)
  }

  @Test(
    "the start of an instant's day is never after it, and is in that day",
    arguments: [
      "UTC", "Europe/Bratislava", "America/Sao_Paulo", "America/St_Johns", "Pacific/Apia",
      "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu", "Pacific/Kwajalein",
      "America/Havana", "Asia/Tehran", "Antarctica/Troll", "Asia/Gaza",
    ])
  func law(zone: String) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<700 {
      let calendar = try calendar(zone, .random(in: 0...6, using: &random))
      // 1970 … 2040.
      let instant = Instant(milliseconds: .random(in: 0...2_208_988_800_000, using: &random))
      let day = calendar.day(containing: instant)
      let start = calendar.start(of: day)
      #expect(start <= instant)
      #expect(calendar.day(containing: start) == day)
      #expect(calendar.start(of: day.advanced(by: 1)) > start)
    }
  }

  @Test(
    "every minute around a change is in the day that its start says",
    arguments: [
      ("2010-03-13T12:00:00Z", "America/St_Johns"), ("2010-11-06T12:00:00Z", "America/St_Johns"),
      ("2018-11-03T12:00:00Z", "America/Sao_Paulo"), ("2011-12-29T12:00:00Z", "Pacific/Apia"),
      ("2026-03-28T12:00:00Z", "Europe/Bratislava"), ("2026-10-24T12:00:00Z", "Europe/Bratislava"),
    ])
  func minutes(from text: String, zone: String) throws {
    let first = try #require(Instant(text))
    for hour in 0...6 {
      let calendar = try calendar(zone, hour)
      for minute in stride(from: 0, to: 36 * 60, by: 7) {
        let instant = first.adding(seconds: minute * 60)
        let day = calendar.day(containing: instant)
        #expect(calendar.start(of: day) <= instant)
        #expect(calendar.day(containing: calendar.start(of: day)) == day)
      }
    }
  }

  @Test("hours outside 0 … 6 become the nearest one", arguments: [(-1, 0), (7, 6), (4, 4)])
  func hours(given: Int, kept: Int) {
    #expect(DayCalendar(timeZone: .gmt, dayStartsAt: given).dayStartsAt == kept)
  }

  @Test("the wall clock shows the place's time, whenever the day starts")
  func wallClock() throws {
    let calendar = try calendar("Asia/Kathmandu", 6)
    let instant = try #require(Instant("2026-11-21T20:00:05Z"))
    let wall = calendar.wallClock(at: instant)
    #expect(wall.date.description == "2026-11-22")
    #expect(wall.seconds == 6305)
    #expect(calendar.timeOfDay(at: instant) == "01:45")
  }
}
