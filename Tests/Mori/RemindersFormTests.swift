import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Mori's reminders on its settings page") struct RemindersFormTests {
  private let mori = MoriPlugin.self
  private let habits = "/mori/reminders/habits"

  private func choice(_ stage: Stage) async throws -> ReminderChoice {
    let series = try #require(MoriReminders.all.first { $0.name == "habits" })
    return try await stage.world.store.read { snapshot in
      try MoriPlugin().reminderChoice(of: series, in: snapshot)
    }
  }

  @Test func `are off until they are turned on`() async throws {
    let stage = try await Stage.mori()
    let html = try await stage.html(mori, "/mori/settings")
    #expect(html.contains("value=\"on\"> <strong>Habit Tracking</strong>"))
    #expect(html.contains("name=\"time\" value=\"19:00\""))
    #expect(try await !choice(stage).isEnabled)
  }

  @Test func `come at the chosen times, except on quiet days`() async throws {
    let stage = try await Stage.mori()
    let next = try await stage.send(
      mori, habits, ["remind": "on"],
      repeated: ["time": ["20:30", "07:15", ""], "quiet": ["saturday", "sunday"]])
    #expect(next == "/mori/settings#reminders")
    let choice = try await choice(stage)
    #expect(choice.isEnabled)
    #expect(choice.schedule.times.map(\.description) == ["07:15", "20:30"])
    #expect(choice.schedule.quietDays == [.saturday, .sunday])
    let html = try await stage.html(mori, "/mori/settings")
    #expect(html.contains("value=\"on\" checked> <strong>Habit Tracking</strong>"))
    #expect(html.contains("name=\"quiet\" value=\"sunday\" checked"))
  }

  @Test func `keep their times while they are off, and lose their quiet days when asked`()
    async throws
  {
    let stage = try await Stage.mori()
    try await stage.send(
      mori, habits, ["remind": "on", "time": "20:30"], repeated: ["quiet": ["monday"]])
    try await stage.send(mori, habits)
    #expect(try await !choice(stage).isEnabled)
    try await stage.send(mori, habits, ["remind": "on"])
    let choice = try await choice(stage)
    #expect(choice.schedule.times.map(\.description) == ["20:30"])
    #expect(choice.schedule.quietDays.isEmpty)
  }

  @Test func `refuse what is no time, every day quiet, and names that are not there`() async throws
  {
    let stage = try await Stage.mori()
    await #expect(throws: ReminderError.badTime("noonish")) {
      try await stage.send(mori, habits, ["remind": "on", "time": "noonish"])
    }
    await #expect(throws: ReminderError.noDayLeft) {
      try await stage.send(
        mori, habits, ["remind": "on"],
        repeated: ["quiet": Weekday.allCases.map(\.name)])
    }
    await #expect(throws: FormError.unreadable) {
      try await stage.send(mori, "/mori/reminders/nothing", ["remind": "on"])
    }
  }

  @Test func `can be tried`() async throws {
    var stage = try await Stage.mori()
    let recorded = RecordedNotifier()
    stage.world.notifier = recorded.notifier
    try await stage.send(mori, habits + "/test")
    #expect(recorded.shown == ["Habit Tracking: This is how a reminder arrives."])
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, habits + "/test")
    #expect(recorded.shown.last?.contains("Read") == true)
  }
}
