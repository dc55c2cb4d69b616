import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@Suite("remind on and off") struct RemindOnTests {
  @Test func `are off until the person turns them on`() async throws {
    let stage = try RemindStage()
    let off = """
      thought: Reminders are off.
      chores: Reminders are off.
      They are shown on the desktop.
      No timer delivers them yet; nudge remind install sets it.

      """
    #expect(try await stage.run() == off)
    #expect(try await stage.run("status") == off)
    #expect(
      try await stage.run("on", "thought") == """
        thought: On at 09:00.
        chores: Reminders are off.
        Next: Sunday, 22 November 2026, 09:00.
        They are shown on the desktop.
        No timer delivers them yet; nudge remind install sets it.

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
        "thought: On at 07:00; quiet: Saturday; last day: 2027-01-01.\n"))
    #expect(
      try await stage.run("on", "thought", "--quiet", "none", "--until", "none")
        .hasPrefix("thought: On at 07:00.\n"))
  }

  @Test func `take all where none is named`() async throws {
    let stage = try RemindStage()
    #expect(
      try await stage.run("on").hasPrefix("thought: On at 09:00.\nchores: On at 18:00.\nNext: Sat"))
  }

  @Test(
    arguments: [
      (["--at", "25:00"], ReminderError.badTime("25:00")), (["--at", "soon"], .badTime("soon")),
      (["--quiet", "friday,someday"], .badWeekday("someday")),
      (["--through", "pigeon"], .badChannel), (["--through", "ntfy:https://ntfy.sh/"], .noTopic),
      (["--through", "ntfy:https://ntfy.sh"], .noTopic),
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
    await #expect(throws: OptionError.badDay("2026-02-30")) {
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
    #expect(try await stage.run().hasPrefix("thought: Reminders are off.\n"))
  }

  @Test func `speak Slovak`() async throws {
    let stage = try RemindStage(language: .slovak)
    #expect(
      try await stage.run("on", "--at", "9:00", "--quiet", "sunday") == """
        thought: Zapnuté na 09:00; pokoj: nedeľa.
        chores: Zapnuté na 09:00; pokoj: nedeľa.
        Najbližšia: pondelok 23. novembra 2026, 09:00.
        Ukazujú sa na ploche.
        Zatiaľ ich nedoručuje žiadny časovač; nastaví ho nudge remind install.

        """)
  }
}
