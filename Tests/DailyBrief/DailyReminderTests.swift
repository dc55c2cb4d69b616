import CoreModels
import CorePlugin
import CoreReminders
import Seeded
import Testing

@testable import DailyBrief

@Suite("The days of a reminder") struct DailyReminderTests {
  private func reminder(
    _ repetition: DailyReminder.Repetition, from start: String, until: String? = nil
  ) -> DailyReminder {
    DailyReminder(
      id: "a", text: "Water", time: TimeOfDay(secondsSinceMidnight: 64_800),
      repetition: repetition, start: .of(start), until: until.map(Day.of))
  }

  @Test(
    arguments: [
      (.once, "2026-11-21", "2026-11-21"),
      (.daily, "2026-11-21", "2026-11-21 2026-11-22 2026-11-23"),
      (
        .weekdays, "2026-11-21", "2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27 2026-11-30"
      ),
      (.weekly, "2026-11-21", "2026-11-21 2026-11-28 2026-12-05"),
      (.monthly, "2027-01-31", "2027-01-31 2027-02-28 2027-03-31 2027-04-30"),
      (.monthly, "2028-01-30", "2028-01-30 2028-02-29 2028-03-30"),
      (.yearly, "2024-02-29", "2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29"),
    ] as [(DailyReminder.Repetition, String, String)])
  func `follow its repetition`(
    repetition: DailyReminder.Repetition, start: String, days: String
  ) {
    let (reminder, wanted) = (
      reminder(repetition, from: start), days.split(separator: " ").map(String.init)
    )
    var (found, from) = ([String](), Day.of("2020-01-01"))
    while found.count < wanted.count, let day = reminder.next(from: from) {
      found.append(day.description)
      from = day.advanced(by: 1)
    }
    #expect(found == wanted)
    if repetition == .once { #expect(reminder.next(from: from) == nil) }
  }

  @Test func `end with its last day`() {
    let reminder = reminder(.weekly, from: "2026-11-21", until: "2026-12-04")
    #expect(reminder.next(from: .of("2026-11-22")) == .of("2026-11-28"))
    #expect(reminder.next(from: .of("2026-11-29")) == nil)
    #expect(!reminder.comes(on: .of("2026-12-05")))
  }

  @Test func `have none between one and the next, on any day of any year`() {
    var random = SeededGenerator(seed: 2)
    for _ in 1...400 {
      let start = Day.random(&random)
      let reminder = DailyReminder(
        id: "a", text: "a", time: TimeOfDay(secondsSinceMidnight: 0),
        repetition: .allCases.randomElement(using: &random) ?? .once, start: start)
      let from = start.advanced(by: Int.random(in: -500...2000, using: &random))
      guard let next = reminder.next(from: from) else {
        #expect(reminder.repetition == .once || from.year >= 9998)
        continue
      }
      #expect(next >= from && next >= start && reminder.comes(on: next))
      #expect(!(from..<next).contains(where: reminder.comes))
    }
  }
}
