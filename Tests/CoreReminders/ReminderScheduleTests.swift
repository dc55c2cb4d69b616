import CoreModels
import CoreReminders
import Foundation
import Testing

@Suite("A schedule of reminders") struct ReminderScheduleTests {
  private let calendar = DayCalendar(timeZone: .gmt)

  private func times(_ texts: String...) throws -> [TimeOfDay] {
    try texts.map { try #require(TimeOfDay($0)) }
  }

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  @Test func `has its times in order, each once`() throws {
    let schedule = ReminderSchedule(times: try times("21:00", "09:00", "21:00"))
    #expect(schedule.times.map(\.description) == ["09:00", "21:00"])
    let firings = schedule.firings(
      on: try day("2026-11-21")...day("2026-11-22"), calendar: calendar)
    #expect(
      firings.map { "\($0.day) \($0.time) \($0.instant)" } == [
        "2026-11-21 09:00 2026-11-21T09:00:00Z", "2026-11-21 21:00 2026-11-21T21:00:00Z",
        "2026-11-22 09:00 2026-11-22T09:00:00Z", "2026-11-22 21:00 2026-11-22T21:00:00Z",
      ])
  }

  @Test func `leaves quiet days out, and ends when it is told to`() throws {
    let schedule = ReminderSchedule(
      times: try times("09:00"), quietDays: [.saturday, .sunday], until: try day("2026-11-26"))
    let firings = schedule.firings(
      on: try day("2026-11-20")...day("2026-12-20"), calendar: calendar)
    #expect(
      firings.map(\.day.description) == [
        "2026-11-20", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26",
      ])
    #expect(
      schedule.firings(on: try day("2026-11-27")...day("2026-12-20"), calendar: calendar).isEmpty)
    let never = ReminderSchedule(times: try times("09:00"), quietDays: Set(Weekday.allCases))
    #expect(
      never.firings(on: try day("2026-11-20")...day("2026-12-20"), calendar: calendar).isEmpty)
  }

  @Test func `has two firings at one instant where a clock change brings them together`() throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Bratislava"))
    let firings = ReminderSchedule(times: try times("02:15", "02:45", "03:00")).firings(
      on: try day("2026-03-29")...day("2026-03-29"), calendar: DayCalendar(timeZone: zone))
    #expect(firings.map(\.time.description) == ["02:15", "02:45", "03:00"])
    #expect(Set(firings.map(\.instant)).count == 1)
  }

  @Test func `reaches the calendar's last day`() throws {
    let firings = ReminderSchedule(times: try times("09:00"))
      .firings(on: Day.last...Day.last, calendar: calendar)
    #expect(firings.map(\.day) == [.last])
  }

  @Test func `is kept with the names of its days`() throws {
    let schedule = ReminderSchedule(
      times: try times("09:00"), quietDays: [.sunday, .monday], until: try day("2026-12-24"))
    #expect(
      try JSON.text(schedule)
        == #"{"quiet_days":["monday","sunday"],"times":["09:00"],"until":"2026-12-24"}"#)
    #expect(try JSONValue(encoding: schedule).decode(ReminderSchedule.self) == schedule)
    let endless = ReminderSchedule(times: [])
    #expect(try JSONValue(encoding: endless).decode(ReminderSchedule.self) == endless)
  }
}
