import CoreModels
import Foundation
import Testing

@testable import DailyBrief

@Suite("What comes in from a calendar file") struct CalendarReaderTests {
  /// Reads events as of Saturday, 21 November 2026, by default in Bratislava.
  static func read(
    _ events: String, zone: String = "Europe/Bratislava", past: Bool = false,
    budget: Int = 2_000_000
  ) throws -> CalendarReader {
    let zone = try #require(TimeZoneRules(identifier: zone))
    return try CalendarReader(
      Array("BEGIN:VCALENDAR\n\(events)\nEND:VCALENDAR".utf8), file: "a.ics",
      today: .of("2026-11-21"), calendar: DayCalendar(timeZone: zone), isPastWanted: past,
      budget: budget)
  }

  /// Reads one event with these lines.
  static func read(event lines: String..., zone: String = "Europe/Bratislava") throws
    -> CalendarReader
  {
    let body = (["BEGIN:VEVENT", "SUMMARY:a"] + lines + ["END:VEVENT"]).joined(separator: "\n")
    return try read(body, zone: zone)
  }

  @Test func `is what Debian's python3-icalendar wrote`() throws {
    let calendar = try CalendarReader(
      Array(CalendarFixtures.birthdays.utf8), file: "a.ics", today: .of("2026-11-21"),
      calendar: DayCalendar(timeZone: .gmt))
    #expect(
      calendar.drafts == [
        .init(name: "Christmas", date: .of("2020-12-25"), isYearly: true),
        .init(
          name: """
            Concert; with a comma, a back\\slash and a second line that is long enough to be folded \
            at seventy-five octets: čľšť
            """, date: .of("2026-12-05"), isYearly: false),
      ])
    #expect(calendar.skipped.isEmpty && calendar.keptOnce.isEmpty)
  }

  @Test func `keeps the next day of what repeats, and says what it leaves out`() throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Bratislava"))
    let calendar = try CalendarReader(
      Array(CalendarFixtures.mixed.utf8), file: "a.ics", today: .of("2026-11-21"),
      calendar: DayCalendar(timeZone: zone))
    #expect(
      calendar.drafts == [
        // 23:30 in UTC.
        .init(name: "Call", date: .of("2026-12-01"), isYearly: false),
        // Tuesday the 24th is excluded, and Thursday in New York is Friday here.
        .init(name: "Team", date: .of("2026-11-27"), isYearly: false),
        .init(name: "Leap", date: .of("2024-02-29"), isYearly: true),
        .init(name: "Rent", date: .of("2026-11-30"), isYearly: false),
      ])
    #expect(calendar.keptOnce == ["Team", "Rent"])
    #expect(
      calendar.skipped == [
        .init(reason: .over, name: "Old"), .init(reason: .cancelled, name: "Gone"),
      ])
  }

  @Test(arguments: [
    ("DTSTART:20261224T233000Z", "2026-12-25"), ("DTSTART:20261224T223000Z", "2026-12-24"),
    ("DTSTART:20261224T233000", "2026-12-24"), ("DTSTART;VALUE=DATE:20261224", "2026-12-24"),
    ("DTSTART;TZID=America/New_York:20261224T200000", "2026-12-25"),
    ("DTSTART;TZID=Europe/Bratislava:20261224T200000", "2026-12-24"),
    ("DTSTART;TZID=No/Where:20261224T200000", "2026-12-24"),
    ("DTSTART;TZID=Asia/Tokyo:20261225T050000", "2026-12-24"),
    ("DTSTART:20261224T235960Z", "2026-12-25"),
  ])
  func `has the date that the person's wall has`(start: String, date: String) throws {
    #expect(try Self.read(event: start).drafts.map(\.date.description) == [date])
  }

  @Test(arguments: [
    "DTSTART:20260230", "DTSTART:2026-12-24", "DTSTART:", "DTSTART:20261224T250000",
    "DTSTART:20261224T1000", "DTSTART:20261224T100000X", "DTSTART:20261224 100000",
    "DTSTART:tomorrow", "DTEND:20260230", "EXDATE:x", "RECURRENCE-ID:20261301",
  ])
  func `a date that does not exist leaves its event out, and no other`(line: String) throws {
    let calendar = try Self.read(
      "BEGIN:VEVENT\nSUMMARY:Bad\n\(line)\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Good\n"
        + "DTSTART:20261224\nEND:VEVENT")
    #expect(calendar.drafts.map(\.name) == ["Good"])
    #expect(calendar.skipped == [.init(reason: .damaged, name: "Bad")])
  }

  @Test(arguments: ["no property", "X;Y:z", "A B:x"])
  func `neither does a line that is no property`(line: String) throws {
    let calendar = try Self.read(
      "BEGIN:VEVENT\nSUMMARY:Bad\nDTSTART:20261224\n\(line)\nEND:VEVENT\nBEGIN:VEVENT\n"
        + "SUMMARY:Good\nDTSTART:20261224\nEND:VEVENT")
    #expect(calendar.drafts.map(\.name) == ["Good"])
    #expect(calendar.skipped.map(\.reason) == [.damaged])
  }

  @Test(arguments: [
    ("Pacific Standard Time", "2026-12-01"), ("W. Europe Standard Time", "2026-11-30"),
    ("Tokyo Standard Time", "2026-11-30"), ("Central Europe Standard Time", "2026-11-30"),
  ])
  func `knows the names that Windows has for zones`(zone: String, date: String) throws {
    let start = "DTSTART;TZID=\(zone):20261130T220000"
    #expect(try Self.read(event: start).drafts.map(\.date.description) == [date])
  }

  @Test(arguments: [
    // Eight hours behind Greenwich in winter, seven in summer.
    ("20261130T220000", "2026-12-01"), ("20270701T143000", "2027-07-01"),
    ("20270701T153000", "2027-07-02"),
  ])
  func `knows a zone that the file defines`(start: String, date: String) throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      BEGIN:STANDARD
      DTSTART:16010101T020000
      TZOFFSETFROM:-0700
      TZOFFSETTO:-0800
      RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:-0800
      TZOFFSETTO:-0700
      RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VEVENT
      SUMMARY:a
      DTSTART;TZID=Customized Time Zone:\(start)
      END:VEVENT
      """
    #expect(try Self.read(zone).drafts.map(\.date.description) == [date])
  }

  @Test func `every zone of Windows is one that is known here`() {
    let rows = Array(ContentTable(Content.windowsZones))
    #expect(rows.count == 142)
    for row in rows {
      #expect(TimeZoneRules(identifier: row.text(1)) != nil, "\(row.text(1))")
    }
  }

  @Test func `has names of a length that fits, on one line`() throws {
    let names = [
      "SUMMARY:", "SUMMARY: \\n ", "X:", "SUMMARY:" + String(repeating: "x", count: 201),
    ]
    let body = names.map { "BEGIN:VEVENT\n\($0)\nDTSTART:20261224\nEND:VEVENT" }
    let calendar = try Self.read(body.joined(separator: "\n"))
    #expect(calendar.drafts.isEmpty)
    #expect(calendar.skipped.map(\.reason) == [.noName, .noName, .noName, .longName])
  }

  @Test func `brings in what is over where that is asked for`() throws {
    let body = "BEGIN:VEVENT\nSUMMARY:a\nDTSTART:20190501\nEND:VEVENT"
    #expect(
      try Self.read(body, past: true).drafts
        == [.init(name: "a", date: .of("2019-05-01"), isYearly: false)])
  }

  @Test func `is no calendar where it begins as something else`() {
    #expect(throws: EventError.noCalendar("a.txt")) {
      try CalendarReader(
        Array("Hello".utf8), file: "a.txt", today: .first, calendar: DayCalendar { _ in 0 })
    }
  }

  @Test func `does not take for ever over a file made for it`() throws {
    let event = """
      BEGIN:VEVENT
      SUMMARY:a
      DTSTART:00010101
      RRULE:FREQ=DAILY;COUNT=1000000;BYMONTH=2;BYMONTHDAY=30
      END:VEVENT

      """
    let calendar = try Self.read(String(repeating: event, count: 1000), budget: 20_000)
    #expect(calendar.skipped.count == 1000)
    #expect(calendar.drafts.isEmpty)
  }
}
