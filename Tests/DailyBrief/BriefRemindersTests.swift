import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("Reminders of DailyBrief") struct BriefRemindersTests {
  /// A stage whose desktop and timers are recorded, at 07:30 in London.
  private func stage() throws -> (stage: Stage, desktop: RecordedNotifier, system: RecordedTimers) {
    var stage = try Stage.events(at: "2026-11-21T07:30:00Z")
    let (desktop, system) = (RecordedNotifier(), RecordedTimers())
    stage.world.notifier = desktop.notifier
    stage.world.timers = system.timers
    return (stage, desktop, system)
  }

  private func fire(_ stage: Stage, afterHours hours: Int) async throws {
    stage.clock.advance(seconds: hours * 3600)
    _ = try await stage.remind("fire")
  }

  @Test func `come at their time, once each`() async throws {
    let (stage, desktop, _) = try stage()
    _ = try await stage.remind("add", "Water the plants", "--at", "08:15", "--repeat", "weekly")
    try await fire(stage, afterHours: 0)
    #expect(desktop.shown.isEmpty)
    try await fire(stage, afterHours: 1)
    try await fire(stage, afterHours: 1)
    #expect(desktop.shown == ["Reminder: Water the plants"])
    try await fire(stage, afterHours: 24 * 6)
    #expect(desktop.shown.count == 1)
    try await fire(stage, afterHours: 24)
    #expect(desktop.shown.count == 2)
  }

  @Test func `stay away on a day on which they are ticked`() async throws {
    let (stage, desktop, _) = try stage()
    _ = try await stage.remind("add", "Vitamin D", "--at", "08:15", "--repeat", "daily")
    _ = try await stage.remind("done", "Vitamin D")
    try await fire(stage, afterHours: 1)
    #expect(desktop.shown.isEmpty)
    try await fire(stage, afterHours: 24)
    #expect(desktop.shown == ["Reminder: Vitamin D"])
  }

  @Test func `are not delivered for times before they were written down`() async throws {
    let (stage, desktop, _) = try stage()
    _ = try await stage.remind("add", "Pills", "--at", "07:00", "--repeat", "daily")
    try await fire(stage, afterHours: 1)
    #expect(desktop.shown.isEmpty)
    try await fire(stage, afterHours: 24)
    #expect(desktop.shown == ["Reminder: Pills"])
  }

  @Test func `announce events on the days that were asked for`() async throws {
    let (stage, desktop, _) = try stage()
    _ = try await stage.events("add", "Trip", "2026-11-28", "--remind", "7,1,0")
    _ = try await stage.events(
      "add", "Anna", "2000-11-22", "--yearly", "--remind", "1", "--before", "{days} to Anna")
    for _ in 0...8 { try await fire(stage, afterHours: 1) }
    #expect(
      desktop.shown.sorted() == [
        "Anna: 1 to Anna", "Trip: In 7 days: Saturday, 28 November 2026",
      ])
    for _ in 1...7 { try await fire(stage, afterHours: 24) }
    #expect(
      desktop.shown.suffix(2) == [
        "Trip: Tomorrow: Saturday, 28 November 2026", "Trip: Today: Saturday, 28 November 2026",
      ])
    #expect(desktop.shown.count == 4)
  }

  @Test func `an event that is new at ten is not announced for eight`() async throws {
    let (stage, desktop, _) = try stage()
    stage.clock.advance(seconds: 3 * 3600)
    _ = try await stage.events("add", "Trip", "2026-11-22", "--remind", "1,0")
    try await fire(stage, afterHours: 1)
    #expect(desktop.shown.isEmpty)
    try await fire(stage, afterHours: 24)
    #expect(desktop.shown == ["Trip: Today: Sunday, 22 November 2026"])
  }

  @Test func `pause on mercy days, and are not delivered later`() async throws {
    let (stage, desktop, _) = try stage()
    _ = try await stage.remind("add", "Pills", "--at", "08:00", "--repeat", "daily")
    _ = try await stage.remind("add", "Once", "--at", "08:00")
    _ = try await stage.events("add", "Trip", "2026-11-22", "--remind", "1")
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: .of("2026-11-21"), until: .of("2026-11-22")))
    try await fire(stage, afterHours: 1)
    try await fire(stage, afterHours: 24)
    #expect(desktop.shown.isEmpty)
    let moment = stage.world.moment
    #expect(try await stage.world.store.read { try $0.dueReminders(at: moment) } == [])
    try await fire(stage, afterHours: 24)
    #expect(desktop.shown == ["Reminder: Pills"])
    #expect(
      try await stage.remindJSON("status")["scheduled"]?.elements.first?["day"] == "2026-11-24")
  }

  @Test func `wake the timer at their times, and no longer once they came`() async throws {
    let (stage, _, system) = try stage()
    _ = try await stage.remind("install")
    let times = { system.installed.first?.times.map(\.description) }
    #expect(times() == [])
    _ = try await stage.remind("add", "Once", "--at", "08:10")
    _ = try await stage.remind("add", "Pills", "--at", "21:00", "--repeat", "daily")
    #expect(times() == ["08:10", "21:00"])
    _ = try await stage.events("add", "Trip", "2026-12-22", "--remind", "1")
    #expect(times() == ["08:00", "08:10", "21:00"])
    _ = try await stage.remind("on", "--at", "06:45")
    #expect(times() == ["06:45", "08:10", "21:00"])
    try await fire(stage, afterHours: 1)
    #expect(times() == ["06:45", "21:00"])
    _ = try await stage.events("remove", "trip")
    _ = try await stage.remind("remove", "pills")
    #expect(times() == [])
  }

  @Test func `that were missed do not wake the timer any more`() async throws {
    let (stage, desktop, system) = try stage()
    _ = try await stage.remind("install")
    _ = try await stage.remind("add", "Missed", "--at", "08:10")
    _ = try await stage.remind(
      "add", "Ended", "--at", "09:10", "--repeat", "daily", "--until", "2026-11-22")
    _ = try await stage.remind("add", "Pills", "--at", "21:00", "--repeat", "daily")
    try await fire(stage, afterHours: 24 * 3)
    #expect(desktop.shown.isEmpty)
    #expect(system.installed.first?.times.map(\.description) == ["21:00"])
  }

  @Test func `are due in the brief when they fire, whatever zone the brief tells`() async throws {
    let (stage, desktop, _) = try stage()
    _ = try await stage.brief("settings", "timezone", "Asia/Tokyo")
    _ = try await stage.remind("add", "Pills", "--at", "08:15", "--repeat", "daily")
    func isDue() async throws -> JSONValue? {
      try await stage.briefJSON()["reminders"]?.elements.first?["due"]
    }
    try await fire(stage, afterHours: 0)
    #expect(try await isDue() == false)
    #expect(desktop.shown.isEmpty)
    try await fire(stage, afterHours: 1)
    #expect(try await isDue() == true)
    #expect(desktop.shown == ["Reminder: Pills"])
  }

  @Test func `are scheduled, tested and written as a calendar by the shared machinery`()
    async throws
  {
    let (stage, desktop, _) = try stage()
    _ = try await stage.remind("add", "Water", "--at", "18:00", "--repeat", "weekly")
    _ = try await stage.events("add", "Trip", "2026-11-28", "--remind", "7,0")
    let scheduled = try await stage.remindJSON("status")["scheduled"]?.elements ?? []
    #expect(
      scheduled.map { $0["identifier"] } == [
        "event_id-2_0", "reminder_id-1_0", "event_id-2_7", "reminder_id-1_7",
      ])
    #expect(
      try await stage.remind("calendar").contains("SUMMARY:Trip: In 7 days: Saturday\\, 28 Nov"))
    _ = try await stage.remind("test")
    #expect(desktop.shown == ["DailyBrief: This is how a reminder arrives."])
  }

  @Test func `of today are told in the brief, whether their time has come or not`() async throws {
    let (stage, _, _) = try stage()
    _ = try await stage.remind("add", "Later", "--at", "18:00")
    _ = try await stage.remind("add", "Soon", "--at", "08:00", "--repeat", "daily")
    _ = try await stage.remind("add", "Not today", "--at", "08:00", "--on", "2026-11-22")
    stage.clock.advance(seconds: 3600)
    let moment = stage.world.moment
    let due = try await stage.world.store.read { try $0.dueReminders(at: moment) }
    #expect(due.map(\.text) == ["Soon", "Later"])
    #expect(due.map(\.isDue) == [true, false])
    #expect(due.map(\.repetition) == ["daily", "once"])
    #expect(due.map(\.id) == ["id-2", "id-1"])
  }

  @Test func `follow the hour at which a person's day starts`() async throws {
    var (stage, desktop, _) = try stage()
    stage.world.calendar = DayCalendar(dayStartsAt: 4) { _ in 0 }
    stage.clock.advance(seconds: 15 * 3600)
    _ = try await stage.remind("add", "Sleep", "--at", "01:00")
    try await fire(stage, afterHours: 3)
    #expect(desktop.shown == ["Reminder: Sleep"])
  }

  @Test func `that could not be delivered are tried again`() async throws {
    let (stage, desktop, system) = try stage()
    _ = try await stage.remind("install")
    _ = try await stage.remind("add", "Once", "--at", "08:00")
    stage.clock.allow(sleeps: 2)
    desktop.refuse(.noSessionBus, .noSessionBus, .noSessionBus)
    await #expect(throws: (any Error).self) { try await fire(stage, afterHours: 1) }
    #expect(system.installed.first?.times.map(\.description) == ["08:00"])
    try await fire(stage, afterHours: 1)
    #expect(desktop.shown == ["Reminder: Once"])
  }
}

@Suite("What DailyBrief kept") struct EventKeptTests {
  @Test func `are the events of those days`() async throws {
    let stage = try Stage.events()
    _ = try await stage.events("add", "Birthday", "1990-11-18", "--yearly")
    _ = try await stage.events("add", "Trip", "2026-11-17")
    _ = try await stage.events("add", "Art", "2026-11-18")
    let moment = stage.world.moment
    let kept = try await stage.world.store.read {
      try DailyBriefPlugin().kept(
        on: .of("2026-11-16")...(.of("2026-11-22")), from: $0, at: moment)
    }
    #expect(
      kept.map { "\($0.day) \($0.text)" } == [
        "2026-11-17 Trip", "2026-11-18 Art", "2026-11-18 Birthday",
      ])
    #expect(
      kept.last?.data == [
        "kind": "daily-brief.event", "id": "id-1", "name": "Birthday", "yearly": true,
      ])
    let early = try await stage.world.store.read {
      try DailyBriefPlugin().kept(
        on: .of("1990-11-12")...(.of("1991-11-18")), from: $0, at: moment)
    }
    #expect(early.map(\.day.description) == ["1990-11-18", "1991-11-18"])
  }
}
