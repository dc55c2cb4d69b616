import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import TestSupport
import Testing

@Suite("remind on and off") struct RemindOnTests {
  @Test func `are off until the person turns them on`() async throws {
    let stage = try RemindStage()
    let off = """
      Nudge (thought): Reminders are off.
      Chores (chores): Reminders are off.
      They are shown on the desktop.
      No timer delivers them yet; nudge remind install sets one up.

      """
    #expect(try await stage.run() == off)
    #expect(try await stage.run("status") == off)
    #expect(
      try await stage.run("on", "thought") == """
        Nudge (thought): On at 09:00.
        Chores (chores): Reminders are off.
        Next: Sunday, 22 November 2026, 09:00.
        They are shown on the desktop.
        No timer delivers them yet; nudge remind install sets one up.

        """)
    #expect(try await stage.run("off") == off)
  }

  @Test func `tell scripts everything`() async throws {
    let stage = try RemindStage()
    let json = try await stage.json(
      "on", "thought", "--at", "21:00", "--at", "9:00", "--quiet", "sunday,mon", "--until",
      "2026-11-24")
    let scheduled: [JSONValue] = [
      ("daily_thought_0", "2026-11-21", "21:00"), ("daily_thought_3", "2026-11-24", "09:00"),
      ("daily_thought_3_2", "2026-11-24", "21:00"),
    ].map { id, day, time in
      [
        "product": "nudge", "identifier": .string(id), "day": .string(day), "time": .string(time),
        "fires_at": .string("\(day)T\(time):00Z"), "title": "Nudge",
        "text": .string("Thought of \(day)"),
      ]
    }
    #expect(
      json == [
        "reminders": [
          [
            "name": "thought", "identifier": "daily_thought", "enabled": true,
            "times": ["09:00", "21:00"], "quiet_days": ["monday", "sunday"],
            "until": "2026-11-24", "next": "2026-11-21T21:00:00Z",
          ],
          [
            "name": "chores", "identifier": "chores", "enabled": false, "times": ["18:00"],
            "quiet_days": [], "until": nil, "next": nil,
          ],
        ],
        "through": "desktop",
        "timer": ["system": "systemd", "installed": false, "active": false, "files": []],
        "scheduled": .array(scheduled), "last": nil, "failed": [],
      ])
  }

  @Test func `keep what an option does not mention, and take it back with none`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought", "--at", "07:00", "--quiet", "sat", "--until", "2027-01-01")
    #expect(
      try await stage.run("on", "thought").hasPrefix(
        "Nudge (thought): On at 07:00; except Saturday; last day: 1 Jan 2027.\n"))
    #expect(
      try await stage.run("on", "thought", "--quiet", "none", "--until", "none")
        .hasPrefix("Nudge (thought): On at 07:00.\n"))
  }

  @Test func `take all where none is named`() async throws {
    let stage = try RemindStage()
    #expect(
      try await stage.run("on").hasPrefix(
        "Nudge (thought): On at 09:00.\nChores (chores): On at 18:00.\nNext: Sat"))
  }

  @Test(
    arguments: [
      (["--at", "25:00"], ReminderError.badTime("25:00")), (["--at", "soon"], .badTime("soon")),
      (["--quiet", "sobota"], .badWeekday("sobota")),
      (["--quiet", "friday,someday"], .badWeekday("someday")),
      (["--through", "pigeon"], .badChannel), (["--through", "ntfy:https://ntfy.sh/"], .noTopic),
      (["--through", "ntfy:https://ntfy.sh"], .noTopic),
      (["--quiet", "mon,tue,wed,thu,fri,sat,sun"], .noDayLeft),
      (
        ["--until", "2026-11-20"],
        .untilInThePast(Day("2026-11-20") ?? .first)
      ),
      (["nap"], .unknownName("nap", known: ["thought", "chores"])),
    ])
  func `refuse what makes no sense, and change nothing`(
    words: [String], error: ReminderError
  ) async throws {
    let stage = try RemindStage()
    await #expect(throws: error) {
      try await stage.stage.run(NudgePlugin.self, ["remind", "on"] + words)
    }
    #expect(try await stage.stage.world.store.history().isEmpty)
  }

  @Test func `refuse a day that is none, and an address where others can listen`() async throws {
    let stage = try RemindStage()
    await #expect(throws: OptionError.impossibleDay("2026-02-30")) {
      try await stage.run("on", "--until", "2026-02-30")
    }
    for kind in ["webhook", "ntfy"] {
      await #expect(throws: NetError.insecure(host: "example.org")) {
        try await stage.run("on", "--through", "\(kind):http://example.org/topic")
      }
    }
    let times = (0..<25).flatMap { ["--at", "\($0 % 24):\(10 + $0)"] }
    await #expect(throws: ReminderError.tooManyTimes) {
      try await stage.stage.run(NudgePlugin.self, ["remind", "on"] + times)
    }
    #expect(try await stage.stage.world.store.history().isEmpty)
  }

  @Test func `take another way, for which a relative path becomes an absolute one`() async throws {
    let stage = try RemindStage()
    let output = try await stage.run("on", "--through", "file:log.txt")
    #expect(output.contains("They are written to a file.\n"))
    #expect(
      try await stage.stage.world.store.setting(ReminderChannel.setting) == "file:/here/log.txt")
    #expect(
      try await stage.run("on", "--through", "ntfy:https://ntfy.sh/topic")
        .contains("They go to an ntfy topic.\n"))
  }

  @Test func `can be undone`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought")
    try await stage.stage.world.store.undo()
    #expect(try await stage.run().hasPrefix("Nudge (thought): Reminders are off.\n"))
  }

  @Test func `forget a last day that is over`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought", "--until", "2026-11-22")
    stage.stage.clock.advance(seconds: 2 * 86_400)
    #expect(try await stage.run("on", "thought").hasPrefix("Nudge (thought): On at 09:00.\n"))
  }

  @Test(arguments: [["on", "thought"], ["calendar"], ["install"]])
  func `let the product keep the words of the days to come`(words: [String]) async throws {
    let stage = try RemindStage()
    let thoughts = stage.stage.world.store.collection(of: Thought.self)
    try await stage.run("on", "thought")
    try await thoughts.remove("promised")
    try await stage.stage.run(NudgePlugin.self, ["remind"] + words)
    #expect(try await thoughts.find("promised")?.text == "2026-11-22 … 2026-12-05")
  }

  @Test func `say that everything pauses, and what comes after`() async throws {
    let stage = try RemindStage()
    try await stage.run("on", "thought")
    let today = stage.stage.world.today
    try await stage.stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: today, until: today.advanced(by: 40)))
    #expect(
      try await stage.run() == """
        Nudge (thought): On at 09:00.
        Chores (chores): Reminders are off.
        Everything is paused until the end of Thursday, 31 December 2026.
        Next: Friday, 1 January 2027, 09:00.
        They are shown on the desktop.
        No timer delivers them yet; nudge remind install sets one up.

        """)
    #expect(try await stage.scheduled.map { $0["day"] }.first == "2027-01-01")
    #expect(try await stage.scheduled.count == 14)
  }

  @Test func `name the date that the wall has, before the hour at which a day starts`() async throws
  {
    var stage = try RemindStage("2026-11-21T22:00:00Z")
    stage.stage.world.calendar = DayCalendar(
      timeZone: try #require(TimeZoneRules(identifier: "GMT")), dayStartsAt: 4)
    let output = try await stage.run("on", "thought", "--at", "02:00")
    #expect(output.contains("Next: Sunday, 22 November 2026, 02:00.\n"))
    #expect(try await stage.scheduled.first?["day"] == "2026-11-21")
    stage.stage.clock.advance(seconds: 5 * 3600)
    #expect(try await stage.run("fire") == "Delivered: 2026-11-22 02:00.\n")
    #expect(try await stage.run().contains("Last arrived: 22 Nov 2026 02:00.\n"))
  }

  @Test func `speak Slovak`() async throws {
    let stage = try RemindStage(language: .slovak)
    #expect(
      try await stage.run("on", "--at", "9:00", "--quiet", "sunday") == """
        Nudge (thought): Zapnuté o 09:00; ticho: nedeľa.
        Práca (chores): Zapnuté o 09:00; ticho: nedeľa.
        Najbližšia: pondelok 23. novembra 2026, 09:00.
        Ukazujú sa na ploche.
        Zatiaľ ich nedoručuje žiadny časovač; nastaví ho nudge remind install.

        """)
  }
}
