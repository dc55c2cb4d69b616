import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@Suite("A product whose reminders are no series") struct OwnReminderTests {
  @Test func `tells what is scheduled, or that nothing is`() async throws {
    let (stage, system) = try BellPlugin.stage()
    #expect(
      try await stage.run(BellPlugin.self, ["status"]) == """
        No reminder is scheduled in the next 14 days.
        They are shown on the desktop.
        No timer delivers them yet; bell remind install sets one up.

        """)
    try await stage.world.store.collection(of: Bell.self).put(Bell(id: "2026-11-23"))
    #expect(
      try await stage.run(BellPlugin.self, ["status"]) == """
        Next: Monday, 23 November 2026, 10:00.
        They are shown on the desktop.
        No timer delivers them yet; bell remind install sets one up.

        """)
    #expect(system.installed.isEmpty)
  }

  @Test func `says what keeps them from arriving`() async throws {
    let (stage, _) = try BellPlugin.stage()
    try await stage.world.store.collection(of: Bell.self).put(Bell(id: "2026-11-23"))
    let advice = { try await stage.world.deliveryAdvice(of: BellPlugin()) }
    #expect(
      try await advice() == "No timer delivers them yet; bell remind install sets one up.")
    _ = try await stage.run(BellPlugin.self, ["install"])
    #expect(try await advice() == nil)
    #expect(try stage.world.reminderChannel("file:log") == .file("/here/log"))
    #expect(throws: ReminderError.badChannel) { try stage.world.reminderChannel("pigeon") }
  }
}

/// A product with reminders of its own records, at ten on the day that is their id.
private struct BellPlugin: Plugin {
  let id = "bell"
  let name = "Bell"
  let abstract = "Rings."
  var records: [any Record.Type] { [Bell.self] }
  var commands: [any PluginCommand.Type] {
    [RemindStatus<BellPlugin>.self, RemindInstall<BellPlugin>.self]
  }

  func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    try snapshot.list(Bell.self).compactMap { bell in
      guard let day = Day(bell.id), days.contains(day),
        let instant = moment.calendar.instant(of: .ten, on: day)
      else { return nil }
      return Reminder(
        product: id, identifier: "bell", firing: Firing(day: day, time: .ten, instant: instant),
        title: name, text: "Ding")
    }
  }

  func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay] {
    try snapshot.list(Bell.self).isEmpty ? [] : [.ten]
  }

  static func stage() throws -> (Stage, RecordedTimers) {
    let system = RecordedTimers()
    var stage = try Stage(kinds: [Bell.self])
    stage.world.timers = system.timers
    return (stage, system)
  }
}

private struct Bell: Record {
  static let kind = "bell.bell"
  let id: String
}

extension TimeOfDay {
  fileprivate static let ten = TimeOfDay(secondsSinceMidnight: 36_000)
}
