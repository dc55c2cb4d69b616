import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import GroundingSun

@Suite("Reminders of affirmations") struct AffirmationRemindersTests {
  @Test func `come at nine with the affirmation of their day`() async throws {
    var stage = try Stage.sun(at: "2026-11-21T08:00:00Z")
    let desktop = RecordedNotifier()
    stage.world.notifier = desktop.notifier
    _ = try await stage.sun("remind", "on")
    #expect(try await stage.sunJSON()["reminder"] == ["enabled": true, "times": ["09:00"]])
    let planned = try await stage.sunJSON("remind")["scheduled"]?.elements ?? []
    #expect(planned.count == 14)
    #expect(planned.first?["identifier"] == "daily_affirmation_0")
    #expect(planned.first?["title"] == "Grounding Sun")
    #expect(planned.last?["identifier"] == "daily_affirmation_13")
    stage.clock.advance(seconds: 3600)
    for entry in planned {
      _ = try await stage.sun("remind", "fire")
      #expect(desktop.shown.last == "Grounding Sun: \(entry["text"]?.string ?? "")")
      #expect(.string(try await stage.today().text) == entry["text"])
      _ = try await stage.sun("remind", "fire")
      stage.nextDay()
    }
    #expect(desktop.shown.count == 14)
  }

  @Test func `stay silent on mercy days`() async throws {
    var stage = try Stage.sun(at: "2026-11-21T08:00:00Z")
    let desktop = RecordedNotifier()
    stage.world.notifier = desktop.notifier
    _ = try await stage.sun("remind", "on")
    let today = stage.world.today
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: today, until: today))
    stage.clock.advance(seconds: 3600)
    _ = try await stage.sun("remind", "fire")
    #expect(desktop.shown.isEmpty)
    stage.nextDay()
    _ = try await stage.sun("remind", "fire")
    #expect(desktop.shown.count == 1)
  }

  @Test func `are what upcoming tells, also while they are off`() async throws {
    let stage = try Stage.sun()
    let upcoming = try await stage.sunJSON("upcoming").elements
    #expect(try await stage.sunJSON("remind")["scheduled"] == [])
    let status = try await stage.sunJSON("remind", "on")
    #expect(
      status["scheduled"]?.elements.map { $0["text"] }
        == upcoming.map { $0["affirmation"]?["text"] })
    #expect(
      status["scheduled"]?.elements.map { $0["fires_at"] } == upcoming.map { $0["fires_at"] })
  }

  @Test func `are kept as they were scheduled, on a quiet day and when others are added`()
    async throws
  {
    let stage = try Stage.sun()
    _ = try await stage.sun("remind", "on", "--quiet", "monday,tuesday")
    _ = try await stage.sun()
    let scheduled = try await stage.sunJSON("remind")["scheduled"]?.elements ?? []
    _ = try await stage.sun("add", "I am added later.")
    for day in ["2026-11-22", "2026-11-25", "2026-12-02"] {
      let told = scheduled.first { $0["day"] == .string(day) }
      #expect(
        try await stage.sunJSON("--date", day)["affirmation"]?["text"] == told?["text"] ?? "none")
    }
  }

  @Test(arguments: [["remind", "on"], ["remind", "calendar"]])
  func `have words that are kept once they were told`(arguments: [String]) async throws {
    let stage = try Stage.sun()
    _ = try await stage.sun("remind", "on")
    let dates = stage.world.store.collection(of: DayAffirmation.self)
    if arguments.last == "calendar" {
      for date in try await dates.list() { try await dates.remove(date.id) }
    }
    _ = try await stage.run(GroundingSunPlugin.self, arguments)
    let told = try await stage.sunJSON("remind")["scheduled"]?.elements ?? []
    #expect(told.count == 14)
    #expect(try await dates.list().count == 14)
    _ = try await stage.sun("add", "I am added later.")
    for entry in told {
      stage.nextDay()
      #expect(.string(try await stage.today().text) == entry["text"])
    }
  }

  @Test func `are kept for their days alone, whatever day is looked at`() async throws {
    let stage = try Stage.sun()
    _ = try await stage.sun("remind", "on")
    _ = try await stage.sun()
    let dates = stage.world.store.collection(of: DayAffirmation.self)
    // Today, and the fourteen days scheduled from tomorrow on.
    #expect(try await dates.list().count == 15)
    _ = try await stage.sun("--date", "2026-01-01")
    _ = try await stage.sun("upcoming", "--date", "2026-02-01")
    #expect(try await dates.list().count == 16)
    #expect(try await dates.list().filter(\.isShown).count == 2)
  }

  @Test func `a second time of the day and a quiet day have their names and their gap`()
    async throws
  {
    let stage = try Stage.sun(at: "2026-11-21T08:00:00Z")
    _ = try await stage.sun("remind", "on", "--at", "09:00, 21:00", "--quiet", "sunday")
    let entries = try await stage.sunJSON("upcoming").elements
    #expect(
      entries.prefix(4).map { $0["identifier"] } == [
        "daily_affirmation_0", "daily_affirmation_0_2", "daily_affirmation_2",
        "daily_affirmation_2_2",
      ])
    #expect(entries.count == 24)
    #expect(entries[0]["affirmation"] == entries[1]["affirmation"])
    #expect(
      try await stage.sun("upcoming", "--lang", "en").split(separator: "\n").first?
        .hasPrefix("2026-11-21 09:00  ") ?? false)
    #expect(
      try await stage.sunJSON()["reminder"] == ["enabled": true, "times": ["09:00", "21:00"]])
  }

  @Test func `a reroll, an edit and another time each leave one complete set`() async throws {
    let stage = try Stage.sun(at: "2026-11-21T08:00:00Z")
    _ = try await stage.sun("remind", "on")
    let id = try #require(try await stage.sunJSON("new")["affirmation"]?["id"]?.string)
    _ = try await stage.sun("edit", id, "I am new.")
    let status = try await stage.sunJSON("remind", "on", "--at", "10:30")
    let scheduled = status["scheduled"]?.elements ?? []
    #expect(
      scheduled.map { $0["identifier"] } == (0...13).map { .string("daily_affirmation_\($0)") })
    #expect(scheduled.first?["text"] == "I am new.")
    #expect(scheduled.allSatisfy { $0["time"] == "10:30" })
    #expect(try await stage.sunJSON("remind", "off")["scheduled"] == [])
  }

  @Test func `what a reminder says is kept for its day`() async throws {
    var stage = try Stage.sun(at: "2026-11-21T08:00:00Z")
    let desktop = RecordedNotifier()
    stage.world.notifier = desktop.notifier
    _ = try await stage.sun("remind", "on")
    stage.clock.advance(seconds: 3600)
    _ = try await stage.sun("remind", "fire")
    _ = try await stage.sun("add", "I am added later.")
    #expect(desktop.shown == ["Grounding Sun: I am allowed to go slowly."])
    #expect(try await stage.sun() == "I am allowed to go slowly.\n")
    #expect(try await stage.sunJSON("history").elements.count == 1)
  }

  @Test func `a test and a calendar carry the same words`() async throws {
    var stage = try Stage.sun()
    let desktop = RecordedNotifier()
    stage.world.notifier = desktop.notifier
    _ = try await stage.sun("remind", "test")
    #expect(desktop.shown == ["Grounding Sun: I am allowed to go slowly."])
    _ = try await stage.sun("remind", "on")
    let entries = try await stage.sunJSON("upcoming").elements
    let calendar = try await stage.sun("remind", "calendar")
    #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(calendar.contains("DTSTART"))
    #expect(calendar.components(separatedBy: "BEGIN:VEVENT").count == 15)
    let first = try #require(entries.first?["affirmation"]?["text"]?.string)
    #expect(calendar.replacing("\\,", with: ",").contains(first))
  }

  @Test func `with a last day that is over nothing is due`() async throws {
    let stage = try Stage.sun()
    _ = try await stage.sun("remind", "on", "--until", "2026-11-21")
    #expect(try await stage.sun("upcoming") == "No reminder is due in the next 14 days.\n")
  }
}
