import CoreModels
import CoreReminders
import Foundation
import Seeded
import Testing

@Suite("A time on a day") struct FiringTests {
  /// Zones with clock changes of an hour, half an hour, a whole day and two hours, during Ramadan,
  /// and at midnight.
  static let zones = [
    "Europe/Bratislava", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia",
    "Africa/Casablanca", "Antarctica/Troll", "Africa/Cairo", "America/Havana", "America/Toronto",
    "Asia/Kathmandu", "UTC",
  ]

  private func calendar(_ zone: String, dayStartsAt hour: Int = 0) throws -> DayCalendar {
    DayCalendar(timeZone: try #require(TimeZoneRules(identifier: zone)), dayStartsAt: hour)
  }

  @Test(
    arguments: [
      // An ordinary day.
      ("Europe/Bratislava", "2026-11-21", "09:00", "2026-11-21T08:00:00Z"),
      // 02:00 … 02:59 are skipped: the first instant after them.
      ("Europe/Bratislava", "2026-03-29", "01:59", "2026-03-29T00:59:00Z"),
      ("Europe/Bratislava", "2026-03-29", "02:00", "2026-03-29T01:00:00Z"),
      ("Europe/Bratislava", "2026-03-29", "02:30", "2026-03-29T01:00:00Z"),
      ("Europe/Bratislava", "2026-03-29", "03:00", "2026-03-29T01:00:00Z"),
      // 02:00 … 02:59 occur twice: the first of them.
      ("Europe/Bratislava", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
      ("Europe/Bratislava", "2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
      ("America/New_York", "2026-03-08", "02:15", "2026-03-08T07:00:00Z"),
      ("America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00Z"),
      ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:30:00Z"),
      ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z"),
      ("Africa/Casablanca", "2026-02-15", "02:30", "2026-02-15T01:30:00Z"),
      ("Africa/Cairo", "2026-04-24", "00:30", "2026-04-23T22:00:00Z"),
      ("Antarctica/Troll", "2026-03-29", "01:30", "2026-03-29T01:00:00Z"),
      // The day ends at 23:30: its last minute is used instead.
      ("America/Toronto", "1919-03-30", "23:45", "1919-03-31T04:29:00Z"),
      ("Pacific/Apia", "2011-12-29", "09:00", "2011-12-29T19:00:00Z"),
      ("Pacific/Apia", "2011-12-31", "00:00", "2011-12-30T10:00:00Z"),
    ])
  func `is one instant`(zone: String, day: String, time: String, instant: String) throws {
    let firing = try calendar(zone).instant(of: #require(TimeOfDay(time)), on: #require(Day(day)))
    #expect(firing == Instant(instant))
  }

  @Test(arguments: ["00:00", "09:00", "23:59"])
  func `is none on a day that does not exist`(time: String) throws {
    let day = try #require(Day("2011-12-30"))
    #expect(
      try calendar("Pacific/Apia").instant(of: #require(TimeOfDay(time)), on: day) == nil)
  }

  @Test func `is on the next date where the person's day starts later`() throws {
    let calendar = try calendar("UTC", dayStartsAt: 4)
    let day = try #require(Day("2026-11-21"))
    for (time, instant) in [
      ("04:00", "2026-11-21T04:00:00Z"), ("03:59", "2026-11-22T03:59:00Z"),
      ("00:00", "2026-11-22T00:00:00Z"),
    ] {
      #expect(calendar.instant(of: try #require(TimeOfDay(time)), on: day) == Instant(instant))
    }
  }

  @Test(arguments: zones, [0, 4])
  func `comes once a day, in order, whatever the zone does`(zone: String, hour: Int) throws {
    let calendar = try calendar(zone, dayStartsAt: hour)
    var random = SeededGenerator(seed: 6)
    let times =
      ["00:00", "02:30"].map(TimeOfDay.init)
      + (0..<3).map { _ in TimeOfDay(minutes: .random(in: 0..<1440, using: &random)) }
    for year in [1919, 2011, 2026] {
      let first = try #require(Day(year: year, month: 1, day: 1))
      for time in times.compactMap(\.self) {
        let wrong = wrongDays(of: time, in: calendar, from: first, to: first.adding(years: 1))
        #expect(wrong == [], "\(time) in \(zone)")
      }
    }
  }

  /// The days on which a time is resolved wrongly. It must be exactly one instant, unless the day
  /// does not exist; on that day, after the previous day's, and no later than the clock passes the
  /// time.
  private func wrongDays(
    of time: TimeOfDay, in calendar: DayCalendar, from first: Day, to last: Day
  ) -> [Day] {
    var before = Instant(milliseconds: .min)
    return stride(from: first, to: last, by: 1).filter { day in
      guard let instant = calendar.instant(of: time, on: day) else {
        return calendar.day(containing: calendar.start(of: day)) == day
      }
      defer { before = instant }
      let date = time.hour < calendar.dayStartsAt ? day.advanced(by: 1) : day
      let shown = calendar.wallClock(at: instant.adding(seconds: -1))
      return calendar.day(containing: instant) != day || before >= instant
        || (shown.date, shown.seconds) >= (date, time.minutes * 60)
    }
  }
}
