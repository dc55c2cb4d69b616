import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import TestSupport
import Testing

@Suite("remind calendar") struct RemindCalendarTests {
  @Test func `writes the next 14 days`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought", "--quiet", "sunday")
    #expect(
      try await stage.run("calendar", "--out", "a.ics") == "12 reminders written to a.ics.\n")
    let file = String(
      decoding: try stage.stage.world.files.read("/here/a.ics", 1 << 20), as: UTF8.self)
    let starts = file.components(separatedBy: "\r\n").filter { $0.hasPrefix("DTSTART:") }
    #expect(starts.first == "DTSTART:20261123T090000Z")
    #expect(starts.last == "DTSTART:20261205T090000Z")
    #expect(starts.count == 12)
    #expect(
      try await stage.json("calendar", "--out", "a.ics", "--force")
        == ["file": "a.ics", "reminders": 12])
    await #expect(throws: FileError.exists(path: "a.ics")) {
      try await stage.run("calendar", "--out", "a.ics")
    }
  }

  @Test func `prints it where no file is named`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought")
    let text = try await stage.run("calendar")
    #expect(try await stage.run("calendar", "--out", "-") == text)
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(try await stage.json("calendar")["calendar"]?.string == text)
  }

  @Test func `writes none without a reminder, as that would be no calendar`() async throws {
    let stage = try RemindStage()
    await #expect(throws: ReminderError.nothingScheduled(command: "nudge remind")) {
      try await stage.run("calendar", "--out", "a.ics")
    }
  }

  @Test func `says that everything pauses where nothing comes after`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought", "--until", "2026-11-25")
    let (today, until) = (stage.stage.world.today, Day("2026-11-30") ?? .first)
    try await stage.stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: today, until: until))
    await #expect(throws: ReminderError.allPaused(until: until, command: "nudge remind")) {
      try await stage.run("calendar")
    }
  }
}
