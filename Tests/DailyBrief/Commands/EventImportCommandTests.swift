import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief events import") struct EventImportCommandTests {
  @Test func `brings in what is new and says the rest`() async throws {
    let stage = try Stage.events(files: ["my.ics": CalendarFixtures.mixed])
    #expect(
      try await stage.events("import", "my.ics") == """
        1  Team  in 6 days   2026-11-27
        2  Call  in 9 days   2026-11-30
        3  Rent  in 9 days   2026-11-30
        4  Leap  in 99 days  2027-02-28  yearly

        Imported: 4 new, 0 already there, 2 left out.
        Repeats, but not yearly, so only its next date is kept: Team, Rent
        Left out, cancelled: Gone
        Left out, already over; --past includes them: Old

        """)
    #expect(try await stage.eventsJSON().elements.count == 4)
    #expect(
      try await stage.events("import", "my.ics").hasPrefix(
        "Imported: 0 new, 4 already there, 2 left out.\n"))
    // The import is a single change.
    try await stage.world.store.undo()
    #expect(try await stage.eventsJSON() == [])
  }

  @Test func `only says so in a dry run`() async throws {
    let stage = try Stage.events(files: ["-": CalendarFixtures.birthdays])
    let report = try await stage.eventsJSON("import", "-", "--dry-run")
    #expect(report["dry_run"] == true)
    #expect(report["new"] == 2)
    #expect(report["already_there"] == 0)
    #expect(report["events"]?.elements.first?["days_left"] == 14)
    #expect(report["skipped"] == [])
    #expect(try await stage.world.store.history().isEmpty)
    #expect(
      try await stage.events("import", "-", "--dry-run").hasSuffix(
        "Would import: 2 new, 0 already there, 0 left out.\n"))
  }

  @Test func `takes what is over where that is asked for`() async throws {
    let stage = try Stage.events(files: ["my.ics": CalendarFixtures.mixed])
    let report = try await stage.eventsJSON("import", "my.ics", "--past")
    #expect(report["new"] == 5)
    #expect(report["events"]?.elements.last?["name"] == "Old")
    #expect(report["skipped"] == [["reason": "cancelled", "name": "Gone"]])
    #expect(report["kept_once"] == ["Team", "Rent"])
  }

  @Test func `knows what is there by name and date, and takes a double once`() async throws {
    let event = "BEGIN:VEVENT\nSUMMARY:Výročie\nDTSTART:20261224\nEND:VEVENT\n"
    let file = "BEGIN:VCALENDAR\n" + event + event + "END:VCALENDAR"
    let stage = try Stage.events(files: ["my.ics": file])
    #expect(try await stage.eventsJSON("import", "my.ics", "--dry-run")["new"] == 1)
    _ = try await stage.events("add", "vyrocie", "2026-12-24", "--yearly")
    let report = try await stage.eventsJSON("import", "my.ics")
    #expect(report["new"] == 0)
    #expect(report["already_there"] == 2)
  }

  @Test(arguments: [
    (
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "SUMMARY:a"], "broken_calendar", "Line 3 of the calendar"
    ),
    (["Dear diary"], "no_calendar", "my.ics is not a calendar."),
    ([], "no_calendar", "my.ics is not a calendar."),
  ])
  func `brings in nothing of what is broken`(
    lines: [String], code: String, message: String
  ) async throws {
    let good = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "SUMMARY:a", "DTSTART:20261224"]
    let stage = try Stage.events(files: [
      "my.ics": lines.joined(separator: "\n"),
      "cut.ics": (good + ["END:VEVENT", "BEGIN:VEVENT"]).joined(separator: "\r\n"),
    ])
    let error = await #expect(throws: EventError.self) {
      try await stage.events("import", "my.ics")
    }
    let failure = try #require(error).failure(in: .english)
    #expect(failure.code == code)
    #expect(failure.kind.exitCode == 65)
    #expect(failure.message.hasPrefix(message))
    await #expect(throws: EventError.brokenCalendar(.cutShort, line: 6)) {
      try await stage.events("import", "cut.ics")
    }
    await #expect(throws: FileError.missing(path: "none.ics")) {
      try await stage.events("import", "none.ics")
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `refuses a file that is too large`() async throws {
    let stage = try Stage.events(files: ["my.ics": String(repeating: "x", count: 11 << 20)])
    await #expect(throws: FileError.tooLarge(path: "my.ics", limit: 10 << 20)) {
      try await stage.events("import", "my.ics")
    }
  }

  @Test func `reads the calendar that reminders are written as`() async throws {
    let stage = try Stage.events()
    _ = try await stage.remind("add", "Water; the plants, all", "--at", "18:00")
    _ = try await stage.remind("calendar", "--out", "out.ics")
    let report = try await stage.eventsJSON("import", "/here/out.ics")
    #expect(report["events"]?.elements.map { $0["name"] } == ["Reminder: Water; the plants, all"])
    #expect(report["events"]?.elements.map { $0["days_left"] } == [0])
  }

  @Test func `twice at once brings in each event once`() async throws {
    let stage = try Stage.events(files: ["my.ics": CalendarFixtures.mixed])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...4 {
        group.addTask {
          let command = try #require(
            DailyBriefPlugin.directCommand(["events", "import", "my.ics"]))
          try await command.command.run(in: stage.world)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stage.eventsJSON().elements.count == 4)
  }

  @Test func `of a thousand events is one change`() async throws {
    let events = (1...1000).map {
      "BEGIN:VEVENT\nSUMMARY:Event \($0)\nDTSTART:20261224\nRRULE:FREQ=YEARLY\nEND:VEVENT\n"
    }
    let file = "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR"
    let stage = try Stage.events(files: ["my.ics": file])
    #expect(try await stage.eventsJSON("import", "my.ics")["new"] == 1000)
    #expect(try await stage.world.store.undoable().count == 1)
  }

  @Test func `speaks Slovak`() async throws {
    let stage = try Stage.events(
      isInteractive: true, columns: 40, language: .slovak, files: ["my.ics": CalendarFixtures.mixed]
    )
    #expect(
      try await stage.events("import", "my.ics", "--dry-run").hasSuffix(
        """
        Import by priniesol: nové: 4, už známe:
        0, vynechané: 2.
        Opakuje sa inak ako každý rok, preto
        zostáva len najbližší deň: Team, Rent
        Vynechané, zrušené: Gone
        Vynechané, už uplynuli; --past ich
        pridá: Old

        """))
  }
}
