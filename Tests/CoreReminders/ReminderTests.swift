import CoreModels
import CoreReminders
import Foundation
import Testing

@Suite("Scheduled reminders") struct ReminderTests {
  private func reminders(_ schedule: ReminderSchedule, days: Int = 30) throws -> [Reminder] {
    let first = try #require(Day("2026-11-21"))
    return schedule.firings(
      on: first...first.advanced(by: days), calendar: DayCalendar(timeZone: .gmt)
    ).map {
      Reminder(product: "sun", identifier: "daily", firing: $0, title: "Sun", text: "Shine")
    }
  }

  private func schedule(_ times: String..., quiet: Set<Weekday> = []) throws -> ReminderSchedule {
    ReminderSchedule(times: try times.map { try #require(TimeOfDay($0)) }, quietDays: quiet)
  }

  @Test(
    arguments: [
      ("2026-11-21T08:00:00Z", "2026-11-21"), ("2026-11-21T09:00:00Z", "2026-11-22"),
      ("2026-11-21T12:00:00Z", "2026-11-22"),
    ])
  func `are those of 14 days from the next one on`(now: String, first: String) throws {
    let upcoming = try reminders(schedule("09:00")).upcoming(
      days: 14, after: #require(Instant(now)))
    #expect(upcoming.count == 14)
    #expect(upcoming.first?.day.description == first)
    #expect(upcoming.scheduledIDs == (0..<14).map { "daily_\($0)" })
  }

  @Test func `are numbered by their days, and within a day from the second on`() throws {
    let upcoming = try reminders(schedule("09:00", "21:00", quiet: [.sunday]))
      .upcoming(days: 4, after: #require(Instant("2026-11-21T12:00:00Z")))
    // Saturday's second, none on Sunday, then Monday and Tuesday.
    #expect(upcoming.scheduledIDs == ["daily_0", "daily_2", "daily_2_2", "daily_3", "daily_3_2"])
  }

  @Test func `are none where none is to come`() throws {
    #expect(try reminders(schedule()).upcoming(days: 14, after: Instant(milliseconds: 0)).isEmpty)
    #expect([Reminder]().scheduledIDs == [])
  }
}
