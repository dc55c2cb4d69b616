import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief events") struct EventsCommandTests {
  @Test func `says how to begin`() async throws {
    let stage = try Stage.events()
    #expect(
      try await stage.events() == """
        No events yet
        daily-brief events add "Christmas" 2026-12-25 --yearly adds one.

        """)
    #expect(try await stage.eventsJSON() == [])
  }

  @Test func `adds one and tells how far it is`() async throws {
    let stage = try Stage.events()
    #expect(
      try await stage.events("add", " Christmas  Eve ", "2020-12-24", "--yearly")
        == "Added: Christmas Eve, in 33 days.\n")
    #expect(
      try await stage.eventsJSON() == [
        [
          "id": "id-1", "name": "Christmas Eve", "date": "2020-12-24", "yearly": true,
          "days_left": 33, "next_occurrence": "2026-12-24", "is_past": false,
          "message": "Days to Christmas Eve: 33",
        ]
      ])
    #expect(
      try await stage.eventsJSON("add", "Trip", "2026-11-20", "--after", "{days} day ago") == [
        "id": "id-2", "name": "Trip", "date": "2026-11-20", "yearly": false, "days_left": -1,
        "next_occurrence": "2026-11-20", "is_past": true, "message": "1 day ago",
      ])
  }

  @Test(arguments: [
    ("Dinner with Ana on 4 December 2026", "Dinner with Ana", "2026-12-04"),
    ("Trip tomorrow", "Trip", "2026-11-22"), ("24 December 2026", "24 December 2026", "2026-12-24"),
    ("Výlet 5. decembra", "Výlet", "2026-12-05"),
  ]) func `reads the day at the end of the name`(text: String, name: String, date: String)
    async throws
  {
    let added = try await Stage.events().eventsJSON("add", text)
    #expect(added["name"] == .string(name) && added["date"] == .string(date))
  }

  @Test func `needs a day`() async throws {
    let stage = try Stage.events()
    await #expect(throws: OptionError.badDay("Dinner")) { try await stage.events("add", "Dinner") }
  }

  @Test func `follows the day that is named`() async throws {
    let stage = try Stage.events()
    _ = try await stage.events("add", "Christmas", "2020-12-25", "--yearly")
    #expect(try await stage.events("--date", "2026-12-25").contains("today"))
    #expect(try await stage.events("--date", "2026-12-26").contains("in 364 days"))
  }

  @Test func `refuses the same name and date, whatever case and diacritics`() async throws {
    let stage = try Stage.events()
    _ = try await stage.events("add", "Výročie", "2026-12-24")
    let duplicate = EventError.duplicate("vyrocie", on: .of("2026-12-24"))
    await #expect(throws: duplicate) {
      try await stage.events("add", "vyrocie", "2026-12-24", "--yearly")
    }
    #expect(duplicate.failure(in: .english).code == "duplicate_event")
    #expect(duplicate.failure(in: .english).kind.exitCode == 65)
    _ = try await stage.events("add", "Výročie", "2026-12-25")
    await #expect(throws: EventError.duplicate("Výročie", on: .of("2026-12-24"))) {
      try await stage.events("edit", "2", "--on", "2026-12-24")
    }
    // It may keep its own name and date.
    _ = try await stage.events("edit", "2", "--on", "2026-12-25", "--yearly")
    #expect(try await stage.world.store.history().count == 3)
  }

  @Test func `a date may be typed in words, and what was read is shown`() async throws {
    let stage = try Stage.events()
    let added = try await stage.events("add", "Sea", "24.12.2026")
    #expect(added.hasPrefix("Added: Sea, in 33 days.\nThursday, 24 December 2026\n"))
    #expect(try await stage.events("add", "Talk", "in 3 weeks").contains("12 December 2026"))
    #expect(try await stage.events("add", "Dentist", "tomorrow").contains("22 November 2026"))
  }

  @Test(arguments: [
    (["add", "", "2026-12-24"], "event_name_empty"),
    (["add", " \n ", "2026-12-24"], "event_name_empty"),
    (["add", String(repeating: "x", count: 201), "2026-12-24"], "event_name_too_long"),
    (["add", "a\u{1B}b", "2026-12-24"], "event_name_control_character"),
    (["add", "a", "2026-02-29"], "impossible_day"), (["add", "a", "soon"], "bad_day"),
    (["add", "a", "2026-12-24", "--remind", "7,,1"], "bad_lead_days"),
    (["add", "a", "2026-12-24", "--remind", "367"], "bad_lead_days"),
    (["add", "a", "2026-12-24", "--remind", "1,2,3,4,5,6,7,8,9,10,11"], "bad_lead_days"),
    (
      ["add", "a", "2026-12-24", "--before", String(repeating: "x", count: 501)],
      "event_message_too_long"
    ),
    (["edit", "a"], "nothing_to_change"), (["edit", "a", "--yearly"], "no_such_event"),
    (["remove", "a"], "no_such_event"),
  ])
  func `explains what it refuses, and writes nothing`(words: [String], code: String) async throws {
    let stage = try Stage.events()
    let error = await #expect(throws: (any Error).self) {
      try await stage.run(DailyBriefPlugin.self, ["events"] + words)
    }
    #expect((error as? any ExplainedError)?.failure(in: .english).code == code)
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `changes what is named and leaves the rest`() async throws {
    let stage = try Stage.events()
    _ = try await stage.events(
      "add", "Trip", "2026-12-01", "--before", "{days} to go", "--after", "Over", "--remind", "1,7")
    #expect(
      try await stage.events("edit", "trip", "--name", "Journey", "--yearly")
        == """
        Changed: Journey, in 10 days.
        No timer delivers them yet; daily-brief remind install sets one up.

        """)
    _ = try await stage.events("edit", "1", "--before", "")
    let event = try #require(try await stage.world.store.read { try $0.events().first })
    #expect(
      event
        == Event(
          id: "id-1", name: "Journey", date: .of("2026-12-01"), isYearly: true, messageBefore: nil,
          messageAfter: "Over", leadDays: [7, 1]))
    _ = try await stage.events("edit", "1", "--once", "--remind", "none", "--on", "2026-11-20")
    #expect(try await stage.eventsJSON().elements.first?["message"] == "Over")
  }

  @Test func `removes one, and undo brings it back`() async throws {
    let stage = try Stage.events()
    _ = try await stage.events("add", "Trip", "2026-12-01")
    #expect(
      try await stage.events("remove", "tr") == "Removed: Trip. daybook undo brings it back.\n")
    #expect(try await stage.eventsJSON() == [])
    try await stage.world.store.undo()
    #expect(try await stage.eventsJSON().elements.count == 1)
  }

  @Test func `keeps one of two that are added at once`() async throws {
    let stage = try Stage.events()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...8 {
        group.addTask {
          do {
            let source = try await stage.world.briefSource()
            let event = Event(
              id: stage.world.makeID(), name: "Trip", date: .of("2026-12-01"), isYearly: false)
            _ = try await source.add(event)
            return true
          } catch { return false }
        }
      }
      return await group.reduce(0) { $1 ? $0 + 1 : $0 }
    }
    #expect(outcomes == 1)
    #expect(try await stage.eventsJSON().elements.count == 1)
  }

  @Test func `what a name holds cannot drive the terminal`() async throws {
    let stage = try Stage.events(isInteractive: true)
    try await stage.world.store.collection(of: Event.self).put(
      Event(
        id: "a", name: "a\u{1B}[2J\u{202E}b\nc", date: .of("2026-12-01"), isYearly: false,
        messageBefore: "\u{1B}]0;x\u{7}{days}"))
    #expect(try await stage.events() == "1  ab c  in 10 days  1 Dec 2026\n   10\n")
  }
}
