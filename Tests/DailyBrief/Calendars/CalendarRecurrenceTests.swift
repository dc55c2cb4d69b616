import CoreModels
import Foundation
import Testing

@testable import DailyBrief

@Suite("What recurs in a calendar file") struct CalendarRecurrenceTests {
  @Test(arguments: [
    // The excluded date lies in the past.
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY", "EXDATE:20250504"], "2020-05-04 yearly"),
    // The next one is excluded: continues with the one after it.
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY", "EXDATE:20270504"], "2028-05-04 yearly"),
    // A later one is excluded, which a yearly event cannot express.
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY", "EXDATE:20280504"], "2027-05-04 once"),
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY", "EXDATE:20270504,20280504"], "2029-05-04 yearly"),
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY;INTERVAL=4"], "2028-05-04 once"),
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY;COUNT=8"], "2027-05-04 once"),
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY;COUNT=7"], "over"),
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY;UNTIL=20260504"], "over"),
    (["DTSTART:20200504", "RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU"], "2027-05-09 once"),
    (["DTSTART:20200101", "RRULE:FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4"], "2020-05-04 yearly"),
    (["DTSTART:20200504", "RRULE:FREQ=MONTHLY;INTERVAL=12"], "2020-05-04 yearly"),
    (["DTSTART:20300504", "RRULE:FREQ=YEARLY"], "2030-05-04 yearly"),
    (["DTSTART:20261121", "RRULE:FREQ=DAILY"], "2026-11-21 once"),
    (["DTSTART:20261121", "RRULE:FREQ=DAILY", "EXDATE:20261121"], "2026-11-22 once"),
    (["DTSTART:20200101", "RDATE:20200201,20261201,20261130"], "2026-11-30 once"),
    (["DTSTART:20200101", "RRULE:FREQ=YEARLY", "RDATE:20261130"], "2026-11-30 once"),
    (["DTSTART:20200504", "RRULE:FREQ=HOURLY"], "unknown_recurrence"),
    (["DTSTART:20200504", "RRULE:FREQ=DAILY", "RRULE:FREQ=YEARLY"], "unknown_recurrence"),
    (["DTSTART:20261122", "STATUS:CANCELLED", "RRULE:FREQ=DAILY"], "cancelled"),
    (["DTSTART:20261120"], "over"), (["DTSTART:20261121"], "2026-11-21 once"), ([], "no_date"),
    (
      [
        "DTSTART;TZID=America/New_York:20261101T220000",
        "RRULE:FREQ=DAILY;UNTIL=20261122T030000Z",
      ], "2026-11-21 once"
    ),
    (
      [
        "DTSTART;TZID=America/New_York:20261101T220000",
        "RRULE:FREQ=DAILY;UNTIL=20261121T025959Z",
      ], "over"
    ),
  ])
  func `follows rules and exceptions`(lines: [String], outcome: String) throws {
    let body = (["BEGIN:VEVENT", "SUMMARY:a"] + lines + ["END:VEVENT"]).joined(separator: "\n")
    let calendar = try CalendarReaderTests.read(body)
    let drafts = calendar.drafts.map { "\($0.date) \($0.isYearly ? "yearly" : "once")" }
    #expect(drafts + calendar.skipped.map(\.reason.rawValue) == [outcome])
  }

  @Test(arguments: [
    (["DTSTART;VALUE=DATE:20261119", "DTEND;VALUE=DATE:20261126"], "2026-11-19"),
    // Whole days end on the day after.
    (["DTSTART;VALUE=DATE:20261119", "DTEND;VALUE=DATE:20261122"], "2026-11-19"),
    (["DTSTART;VALUE=DATE:20261119", "DTEND;VALUE=DATE:20261121"], "over"),
    (["DTSTART;VALUE=DATE:20261119", "DURATION:P3D"], "2026-11-19"),
    (["DTSTART;VALUE=DATE:20261119", "DURATION:P2D"], "over"),
    (["DTSTART;VALUE=DATE:20261115", "DURATION:P1W"], "2026-11-15"),
    (["DTSTART;VALUE=DATE:20261119", "DURATION:soon"], "over"),
    (["DTSTART:20261120T200000", "DTEND:20261121T010000"], "2026-11-20"),
    (["DTSTART:20261120T200000", "DTEND:20261121T000000"], "over"),
    (["DTSTART:20261120T200000", "DURATION:PT4H"], "over"),
    (["DTSTART:20261120T200000", "DURATION:PT4H1M"], "2026-11-20"),
    (["DTSTART:20261120T210000Z", "DTEND:20261120T230000Z"], "over"),
    (["DTSTART:20261120T210000Z", "DTEND:20261120T233000Z"], "2026-11-20"),
    // An end before the start is ignored.
    (["DTSTART:20261121", "DTEND:20261101"], "2026-11-21"),
    (["DTSTART:20260101", "DURATION:P99999999999999999999D"], "2026-01-01"),
    // The next occurrence takes precedence over the current one.
    (["DTSTART:20261119", "DTEND:20261126", "RRULE:FREQ=MONTHLY"], "2026-12-19"),
    (["DTSTART:20261019", "DTEND:20261026", "RRULE:FREQ=MONTHLY;COUNT=2"], "2026-11-19"),
    (["DTSTART:20261019", "DTEND:20261021", "RRULE:FREQ=MONTHLY;COUNT=2"], "over"),
  ])
  func `goes on until its end`(lines: [String], outcome: String) throws {
    let body = (["BEGIN:VEVENT", "SUMMARY:a"] + lines + ["END:VEVENT"]).joined(separator: "\n")
    let calendar = try CalendarReaderTests.read(body)
    #expect(
      calendar.drafts.map(\.date.description) + calendar.skipped.map(\.reason.rawValue)
        == [outcome])
  }

  @Test func `takes changed recurrences in the place of those that they stand for`() throws {
    let weekly = """
      BEGIN:VEVENT
      UID:1
      SUMMARY:Class
      DTSTART:20261102
      RRULE:FREQ=WEEKLY
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      SUMMARY:Class in the park
      RECURRENCE-ID:20261123
      DTSTART:20261124
      END:VEVENT

      """
    #expect(
      try CalendarReaderTests.read(weekly).drafts
        == [.init(name: "Class in the park", date: .of("2026-11-24"), isYearly: false)])
    let cancelled = weekly.replacing("DTSTART:20261124", with: "DTSTART:20261124\nSTATUS:CANCELLED")
    #expect(
      try CalendarReaderTests.read(cancelled).drafts
        == [.init(name: "Class", date: .of("2026-11-30"), isYearly: false)])
    let yearly = weekly.replacing("WEEKLY", with: "YEARLY").replacing("20261123", with: "20271102")
      .replacing("20261124", with: "20271103")
    #expect(
      try CalendarReaderTests.read(yearly).drafts == [
        .init(name: "Class", date: .of("2028-11-02"), isYearly: true),
        .init(name: "Class in the park", date: .of("2027-11-03"), isYearly: false),
      ])
  }

  @Test func `a changed recurrence alone is an event`() throws {
    #expect(
      try CalendarReaderTests.read(event: "UID:1", "RECURRENCE-ID:20261123", "DTSTART:20261124")
        .drafts
        == [.init(name: "a", date: .of("2026-11-24"), isYearly: false)])
  }
}
