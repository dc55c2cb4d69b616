import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief remind") struct ReminderCommandTests {
  @Test func `says how to begin`() async throws {
    let stage = try Stage.events()
    #expect(
      try await stage.remind() == """
        No reminders yet
        daily-brief remind add "Water the plants" --at 18:00 --repeat weekly adds one.

        """)
    #expect(try await stage.remindJSON() == [])
  }

  @Test func `writes one down and says when it comes`() async throws {
    let stage = try Stage.events()
    #expect(
      try await stage.remind("add", "Water the plants", "--at", "18:00", "--repeat", "weekly")
        == """
        Added: Water the plants. Next: Saturday, 21 November 2026, 18:00.
        No timer delivers them yet; daily-brief remind install sets one up.

        """)
    #expect(
      try await stage.remindJSON() == [
        [
          "id": "id-1", "text": "Water the plants", "time": "18:00", "repeat": "weekly",
          "start": "2026-11-21", "until": nil, "next": "2026-11-21", "paused": false,
        ]
      ])
  }

  @Test func `ticks today's, and takes the tick back`() async throws {
    let stage = try Stage.events()
    _ = try await stage.remind("add", "Vitamin D", "--at", "20:00", "--repeat", "daily")
    _ = try await stage.remind("add", "Rent", "--at", "20:00", "--on", "2026-12-01")
    let ticks = { try await stage.world.store.read { try $0.list(ReminderTick.self).map(\.text) } }
    #expect(try await stage.remind("done", "vitamin") == "Done: Vitamin D\n")
    #expect(try await ticks() == ["Vitamin D"])
    #expect(try await stage.remind("done", "vitamin", "--undo") == "Not done: Vitamin D\n")
    #expect(try await ticks().isEmpty)
    await #expect(throws: EventError.noSuchReminder("Rent")) {
      _ = try await stage.remind("done", "Rent")
    }
  }

  @Test(arguments: [
    (["--at", "09:00"], "2026-11-22", "2026-11-22"),
    (["--at", "9:31"], "2026-11-21", "2026-11-21"),
    (["--at", "09:30", "--repeat", "daily"], "2026-11-21", "2026-11-22"),
    (["--at", "09:00", "--repeat", "weekly"], "2026-11-21", "2026-11-28"),
    (["--at", "09:00", "--on", "2026-12-24"], "2026-12-24", "2026-12-24"),
    (["--at", "09:00", "--repeat", "monthly", "--on", "2026-10-31"], "2026-10-31", "2026-11-30"),
    (["--at", "18:00", "--repeat", "daily", "--until", "2026-11-21"], "2026-11-21", "2026-11-21"),
  ])
  func `begins on the day that is meant`(words: [String], start: String, next: String) async throws
  {
    let stage = try Stage.events()
    let answer = try await stage.json(
      DailyBriefPlugin.self, ["remind", "add", "Water"] + words)
    #expect(answer["start"] == .string(start))
    #expect(answer["next"] == .string(next))
  }

  @Test(arguments: [
    (["Water", "--at", "24:00"], "bad_time"), ([" ", "--at", "09:00"], "reminder_text_empty"),
    (["Water", "--at", "10:00", "--on", "2026-02-30"], "impossible_day"),
    (["Water", "--at", "09:00", "--on", "2026-11-21"], "reminder_never_comes"),
    (["Water", "--at", "09:00", "--on", "2026-11-20"], "reminder_never_comes"),
    (
      ["Water", "--at", "09:00", "--repeat", "daily", "--until", "2026-11-21"],
      "reminder_never_comes"
    ),
    (
      ["Water", "--at", "10:00", "--repeat", "weekdays", "--until", "2026-11-22"],
      "reminder_never_comes"
    ),
  ])
  func `explains what it refuses`(words: [String], code: String) async throws {
    let stage = try Stage.events()
    let error = await #expect(throws: (any Error).self) {
      try await stage.run(DailyBriefPlugin.self, ["remind", "add"] + words)
    }
    let failure = (error as? any ExplainedError)?.failure(in: .english)
    #expect(failure?.code.hasSuffix(code) == true)
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `lists the next one first and greys what is over`() async throws {
    let stage = try Stage.events(isInteractive: true, colors: .ansi16)
    _ = try await stage.remind("add", "Call Anna", "--at", "09:45")
    _ = try await stage.remind("add", "Water", "--at", "08:00", "--repeat", "weekly")
    _ = try await stage.remind(
      "add", "Pills", "--at", "09:00", "--repeat", "daily", "--until", "2026-12-24")
    #expect(
      try await stage.remind("--color", "never") == """
        1  Call Anna  today 09:45        once
        2  Pills      tomorrow 09:00     every day   until 24 Dec 2026
        3  Water      28 Nov 2026 08:00  every week

        No timer delivers them yet; daily-brief remind install sets one up.

        """)
    stage.clock.advance(seconds: 3600)
    let lines = try await stage.remind().split(separator: "\n")
    #expect(lines[2].hasPrefix("\u{1B}[2m3  Call Anna  over"))
    #expect(!lines[0].contains("\u{1B}"))
  }

  @Test func `passes over mercy days`() async throws {
    let stage = try Stage.events(isInteractive: true)
    _ = try await stage.remind("add", "Pills", "--at", "23:30", "--repeat", "daily")
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: .of("2026-11-21"), until: .of("2026-11-23")))
    #expect(
      try await stage.remind("add", "Call", "--at", "23:00").hasPrefix(
        "Added: Call. It will not arrive while everything is paused.\n"))
    #expect(
      try await stage.remind("add", "Wash", "--at", "10:00", "--repeat", "weekly").hasPrefix(
        "Added: Wash. Next: Saturday, 28 November 2026, 10:00.\n"))
    #expect(
      try await stage.remind().hasPrefix(
        """
        1  Pills  24 Nov 2026 23:30  every day
        2  Wash   28 Nov 2026 10:00  every week
        3  Call   paused             once
        """))
    let listed = try await stage.remindJSON().elements
    #expect(listed.map { $0["next"] } == ["2026-11-24", "2026-11-28", .null])
    #expect(listed.map { $0["paused"] } == [false, false, true])
  }

  @Test func `is stacked on narrow terminals, in Slovak and without Unicode`() async throws {
    let stage = try Stage.events(isInteractive: true, columns: 40, language: .slovak)
    _ = try await stage.remind("add", "Poliať kvety", "--at", "18:00", "--repeat", "weekdays")
    #expect(
      try await stage.remind() == """
        1  Poliať kvety
           23. 11. 2026 18:00 · v pracovné dni

        Zatiaľ ich nedoručuje žiadny časovač;
        nastaví ho daily-brief remind install.

        """)
    let world = stage.worldWithoutUnicode(columns: 20)
    let moment = world.moment
    let listed = try await world.store.read { try $0.listedReminders(at: moment) }
    #expect(
      ReminderList(reminders: listed, isOn: false, advice: nil).lines(in: world) == [
        "1  Poliať kvety", "   23. 11. 2026", "   18:00 - v", "   pracovné dni", "",
        "Pripomienky sú", "vypnuté; zapne ich", "daily-brief remind", "on.",
      ])
  }

  @Test func `fits every terminal`() async throws {
    for columns in stride(from: 20, through: 100, by: 8) {
      let stage = try Stage.events(isInteractive: true, columns: columns)
      _ = try await stage.remind(
        "add", "A reminder with rather a long text in it", "--at", "18:00", "--repeat", "weekdays",
        "--until", "2027-12-24")
      for line in try await stage.remind().split(separator: "\n") {
        #expect(String(line).visibleWidth <= columns)
      }
    }
  }

  @Test func `forgets one by its number, and undo brings it back`() async throws {
    let stage = try Stage.events()
    _ = try await stage.remind("add", "Water", "--at", "18:00")
    _ = try await stage.remind("add", "Wash", "--at", "19:00")
    await #expect(
      throws: EventError.ambiguousReminder(
        "wa", choices: ["1 Water (18:00 once)", "2 Wash (19:00 once)"])
    ) { try await stage.remind("remove", "wa") }
    #expect(
      try await stage.remind("remove", "2") == "Removed: Wash. daybook undo brings it back.\n")
    #expect(try await stage.remindJSON().elements.count == 1)
    try await stage.world.store.undo()
    #expect(try await stage.remindJSON().elements.count == 2)
    await #expect(throws: EventError.noSuchReminder("x")) {
      try await stage.remind("remove", "x")
    }
  }

  @Test func `can be turned off and on, and says so`() async throws {
    var stage = try Stage.events()
    let system = RecordedTimers()
    stage.world.timers = system.timers
    _ = try await stage.remind("add", "Water", "--at", "18:00", "--repeat", "daily")
    _ = try await stage.remind("install")
    #expect(system.installed.first?.times.map(\.description) == ["18:00"])
    #expect(
      try await stage.remind("off") == "Reminders are now off, including those for events.\n")
    #expect(system.installed.first?.times == [])
    #expect(
      try await stage.remind().hasSuffix(
        "Reminders are off; daily-brief remind on turns them on.\n"))
    #expect(
      try await stage.remind("status").hasPrefix(
        "No reminder is scheduled in the next 14 days.\n"))
    #expect(
      try await stage.remindJSON("on", "--at", "07:15", "--through", "file:log")
        == ["enabled": true, "alert_time": "07:15"])
    #expect(system.installed.first?.times.map(\.description) == ["18:00"])
    #expect(
      try await stage.remind("status").hasPrefix(
        "Next: Saturday, 21 November 2026, 18:00.\nThey are written to a file.\n"))
  }
}
