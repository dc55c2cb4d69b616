import CoreModels
import Testing

@testable import DailyBrief

@Suite("The days of a recurrence") struct RecurrenceDaysTests {
  /// The first four days, computed by python-dateutil 2.8.2.
  @Test(arguments: [
    (
      "FREQ=WEEKLY;INTERVAL=4;BYDAY=TH,WE;BYSETPOS=1",
      "1991-08-06", "1991-08-07 1991-09-04 1991-10-02 1991-10-30"
    ),
    (
      "FREQ=DAILY;BYMONTH=3;BYMONTHDAY=-1;BYDAY=TH,SU;BYSETPOS=1",
      "2000-09-24", "2002-03-31 2005-03-31 2011-03-31 2013-03-31"
    ),
    (
      "FREQ=YEARLY;INTERVAL=3;BYMONTH=4,7;BYDAY=-1MO,2FR;BYYEARDAY=100,200",
      "1999-10-11", "2026-04-10 2032-04-09 2065-04-10 2071-04-10"
    ),
    (
      "FREQ=YEARLY;BYMONTH=6,7,9;BYDAY=MO,SU,FR;BYYEARDAY=100,200;BYSETPOS=-1",
      "2008-07-03", "2008-07-18 2009-07-19 2010-07-19 2013-07-19"
    ),
    (
      "FREQ=WEEKLY;INTERVAL=4;BYMONTH=4,10;BYSETPOS=1;WKST=TH",
      "2020-07-06", "2020-10-26 2021-04-12 2021-10-25 2022-04-11"
    ),
    (
      "FREQ=WEEKLY;BYMONTH=10;BYDAY=SA;WKST=MO",
      "2009-04-18", "2009-10-03 2009-10-10 2009-10-17 2009-10-24"
    ),
    (
      "FREQ=DAILY;INTERVAL=3;COUNT=2;BYMONTH=3,11",
      "2009-12-13", "2010-03-01 2010-03-04"
    ),
    (
      "FREQ=MONTHLY;COUNT=5;BYMONTHDAY=5",
      "2023-01-05", "2023-01-05 2023-02-05 2023-03-05 2023-04-05"
    ),
    (
      "FREQ=MONTHLY;INTERVAL=4;BYMONTH=4,5,6;BYMONTHDAY=-31",
      "2015-01-07", "2015-05-01 2016-05-01 2017-05-01 2018-05-01"
    ),
    (
      "FREQ=MONTHLY;BYMONTHDAY=-31",
      "2024-02-29", "2024-03-01 2024-05-01 2024-07-01 2024-08-01"
    ),
    (
      "FREQ=YEARLY;INTERVAL=5;BYDAY=-2SU,1FR",
      "2009-10-14", "2009-12-20 2014-01-03 2014-12-21 2019-01-04"
    ),
    (
      "FREQ=MONTHLY;BYDAY=-1WE",
      "2028-11-15", "2028-11-29 2028-12-27 2029-01-31 2029-02-28"
    ),
    (
      "FREQ=DAILY;BYMONTH=5,8;BYMONTHDAY=31;BYDAY=SA,FR,SU,TH",
      "2025-07-14", "2025-08-31 2026-05-31 2028-08-31 2029-05-31"
    ),
    (
      "FREQ=DAILY;BYMONTHDAY=-1",
      "2004-03-16", "2004-03-31 2004-04-30 2004-05-31 2004-06-30"
    ),
    (
      "FREQ=WEEKLY;INTERVAL=3;BYMONTH=2,3,4",
      "2027-05-15", "2028-02-12 2028-03-04 2028-03-25 2028-04-15"
    ),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYMONTH=2,9,11",
      "2024-02-29", "2024-02-29 2024-09-12 2024-09-26 2024-11-07"
    ),
    (
      "FREQ=YEARLY;BYDAY=MO,SA,TU,WE;BYYEARDAY=60",
      "2024-02-29", "2025-03-01 2027-03-01 2028-02-29 2031-03-01"
    ),
    (
      "FREQ=YEARLY;BYDAY=1FR",
      "2023-01-31", "2024-01-05 2025-01-03 2026-01-02 2027-01-01"
    ),
    (
      "FREQ=YEARLY;BYMONTHDAY=28",
      "2023-01-31", "2023-02-28 2023-03-28 2023-04-28 2023-05-28"
    ),
    (
      "FREQ=YEARLY;BYMONTHDAY=1,-31",
      "2024-02-29", "2024-03-01 2024-04-01 2024-05-01 2024-06-01"
    ),
    (
      "FREQ=DAILY;BYMONTH=2,8",
      "2024-02-29", "2024-02-29 2024-08-01 2024-08-02 2024-08-03"
    ),
    (
      "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31;BYSETPOS=-1",
      "2024-02-29", "2024-08-31 2024-10-31 2024-12-31 2025-08-31"
    ),
    (
      "FREQ=YEARLY;INTERVAL=5;BYMONTH=7;BYDAY=WE,SU,SA",
      "2023-01-31", "2023-07-01 2023-07-02 2023-07-05 2023-07-08"
    ),
    (
      "FREQ=DAILY;BYMONTH=4,6,7;BYMONTHDAY=-2",
      "2023-01-31", "2023-04-29 2023-06-29 2023-07-30 2024-04-29"
    ),
  ])
  func `are those of the rule`(rule: String, start: String, days: String) throws {
    #expect(try Self.days(rule, from: start, count: 4).joined(separator: " ") == days)
  }

  @Test(arguments: [
    ("FREQ=YEARLY;UNTIL=20280101", "2024-02-29", "2024-02-29"),
    ("FREQ=DAILY;UNTIL=20240302", "2024-02-29", "2024-02-29 2024-03-01 2024-03-02"),
    ("FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2", "2024-02-29", ""),
    ("FREQ=YEARLY", "9998-05-04", "9998-05-04 9999-05-04"),
    ("FREQ=YEARLY;INTERVAL=1000000", "2026-05-04", "2026-05-04"),
    ("FREQ=WEEKLY;BYDAY=MO;INTERVAL=1000000", "9999-12-20", "9999-12-20"),
  ])
  func `end with the rule, with the calendar, or after a century`(
    rule: String, start: String, days: String
  ) throws {
    let wanted = days.split(separator: " ")
    #expect(
      try Self.days(rule, from: start, count: 4).prefix(wanted.count).map { $0 }
        == wanted.map(String.init))
  }

  @Test func `are found far from the start without looking at all between`() throws {
    let rule = try #require(try Self.rule("FREQ=DAILY;INTERVAL=3"))
    var budget = 10
    let days = RecurrenceDays(rule: rule, start: .of("0001-01-01"), last: nil)
    let next = days.first(from: .of("9999-12-01"), budget: &budget) { _ in true }
    #expect(next.map { Day.of("0001-01-01").distance(to: $0) % 3 } == 0)
    #expect(next.map { Day.of("9999-12-01").distance(to: $0) < 3 } == true)
  }

  @Test func `are not looked for beyond the budget`() throws {
    let rule = try #require(try Self.rule("FREQ=DAILY;COUNT=1000000"))
    var budget = 1000
    let days = RecurrenceDays(rule: rule, start: .of("2020-01-01"), last: nil)
    #expect(days.first(from: .of("2026-01-01"), budget: &budget) { _ in true } == nil)
    #expect(budget == 0)
  }

  static func rule(_ text: String) throws -> RecurrenceRule? {
    try RecurrenceRule(CalendarLine(Array("RRULE:\(text)".utf8), number: 1))
  }

  /// The first days of a rule, each searched for from the previous one.
  static func days(_ text: String, from start: String, count: Int) throws -> [String] {
    let rule = try #require(try rule(text))
    let days = RecurrenceDays(rule: rule, start: .of(start), last: rule.until?.day)
    var (found, from, budget) = ([String](), Day.of(start), 10_000_000)
    while found.count < count,
      let day = days.first(from: from, budget: &budget, where: { _ in true })
    {
      found.append(day.description)
      if day == .last { break }
      from = day.advanced(by: 1)
    }
    return found
  }
}

@Suite("A recurrence rule") struct RecurrenceRuleTests {
  @Test(arguments: [
    "FREQ=YEARLY", "freq=yearly;interval=1", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4",
    "FREQ=YEARLY;BYMONTH=5", "FREQ=MONTHLY;INTERVAL=12", "FREQ=MONTHLY;BYMONTH=5;BYMONTHDAY=4",
    "FREQ=YEARLY;WKST=SU", "FREQ=YEARLY;X-NAME=1",
  ])
  func `is plainly yearly where it comes on one date`(text: String) throws {
    #expect(try RecurrenceDaysTests.rule(text)?.isPlainlyYearly == true)
  }

  @Test(arguments: [
    "FREQ=YEARLY;INTERVAL=2", "FREQ=YEARLY;COUNT=5", "FREQ=YEARLY;UNTIL=20300101",
    "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "FREQ=YEARLY;BYMONTH=5,6", "FREQ=YEARLY;BYMONTHDAY=4",
    "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4,5", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=-1",
    "FREQ=YEARLY;BYYEARDAY=100", "FREQ=MONTHLY", "FREQ=WEEKLY", "FREQ=DAILY;INTERVAL=365",
  ])
  func `is not where it does not`(text: String) throws {
    #expect(try RecurrenceDaysTests.rule(text)?.isPlainlyYearly == false)
  }

  @Test(arguments: ["FREQ=HOURLY", "FREQ=YEARLY;BYWEEKNO=20", "RSCALE=HEBREW;FREQ=YEARLY"])
  func `may be one that is not known here`(text: String) throws {
    #expect(try RecurrenceDaysTests.rule(text) == nil)
  }

  @Test(arguments: [
    "", "FREQ", "FREQ=", "FREQ=OFTEN", "INTERVAL=2", "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;COUNT=99999999999999999999", "FREQ=DAILY;UNTIL=soon",
    "FREQ=DAILY;UNTIL=20260230", "FREQ=DAILY;BYMONTH=13", "FREQ=DAILY;BYMONTHDAY=0",
    "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;BYDAY=54MO", "FREQ=DAILY;BYDAY=+MO", "FREQ=DAILY;BYDAY=,",
    "FREQ=DAILY;WKST=X", "FREQ=DAILY;BYSETPOS=1.5", "FREQ=DAILY;BYMONTH=\u{0661}",
  ])
  func `is refused with its line where it makes no sense`(text: String) {
    #expect(throws: EventError.brokenCalendar(.badRecurrence, line: 1)) {
      try RecurrenceDaysTests.rule(text)
    }
  }
}
