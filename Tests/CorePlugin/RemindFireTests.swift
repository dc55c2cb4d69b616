import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@Suite("remind fire") struct RemindFireTests {
  @Test func `delivers what is due, once`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "thought")
    #expect(try await stage.fire() == [])
    #expect(try await stage.fire(after: 3600) == ["Nudge: Thought of 2026-11-21"])
    #expect(try await stage.fire(after: 1).count == 1)
    #expect(try await stage.fire(after: -7200).count == 1)
    #expect(try await stage.fire(after: 7200).count == 1)
    #expect(try await stage.fire(after: 86_400).last == "Nudge: Thought of 2026-11-22")
    #expect(
      try await stage.claims == [
        "daily_thought 09:00 delivered", "daily_thought 09:00 delivered",
      ])
  }

  @Test func `catches up on the same day, once, and not on the next`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "--at", "09:00", "--at", "12:00")
    // Asleep until the evening.
    #expect(
      try await stage.fire(after: 43_200) == ["Chores: Sweep", "Nudge: Thought of 2026-11-21"])
    #expect(try await stage.fire(after: 60).count == 2)
    // Asleep until long after midnight.
    #expect(try await stage.fire(after: 6 * 3600).count == 2)
  }

  @Test func `leaves out what was over when it was turned on`() async throws {
    let stage = try RemindStage("2026-11-21T10:00:00Z")
    try await stage.run("on", "thought", "--at", "09:00", "--at", "11:00")
    #expect(try await stage.fire() == [])
    #expect(try await stage.fire(after: 3600) == ["Nudge: Thought of 2026-11-21"])
  }

  @Test func `says nothing while reminders are off or the day is quiet`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "thought", "--quiet", "saturday")
    #expect(try await stage.fire(after: 7200) == [])
    try await stage.run("off")
    #expect(try await stage.fire(after: 86_400) == [])
  }

  @Test func `says nothing on mercy days`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "thought")
    let today = stage.stage.world.today
    try await stage.stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: today, until: today.advanced(by: 1)))
    #expect(try await stage.fire(after: 7200) == [])
    #expect(try await stage.fire(after: 86_400) == [])
    #expect(try await stage.fire(after: 86_400) == ["Nudge: Thought of 2026-11-23"])
  }

  @Test func `resolves its text when it fires, and keeps what was shown`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on")
    let thoughts = stage.stage.world.store.collection(of: Thought.self)
    try await thoughts.put(Thought(id: "2026-11-21", text: "Chosen anew"))
    try await thoughts.put(Thought(id: "done", text: ""))
    #expect(try await stage.fire(after: 43_200) == ["Nudge: Chosen anew"])
    #expect(try await stage.fire(after: 86_400).count == 2)
    #expect(try await thoughts.find("2026-11-22")?.text == "Thought of 2026-11-22")
  }

  @Test func `follows a traveller without skipping or doubling`() async throws {
    var stage = try RemindStage("2026-11-21T08:30:00Z")
    func move(_ zone: String) throws {
      stage.stage.world.calendar = DayCalendar(
        timeZone: try #require(TimeZoneRules(identifier: zone)))
    }
    try move("Europe/Bratislava")
    try await stage.run("on", "thought", "--at", "10:00")
    #expect(try await stage.fire(after: 1800).count == 1)
    // To the west, where ten o'clock is still to come, and comes.
    try move("America/New_York")
    #expect(try await stage.fire().count == 1)
    #expect(try await stage.fire(after: 6 * 3600 + 60).count == 1)
    // To the east, where the next day's ten o'clock passes at once.
    try move("Asia/Tokyo")
    #expect(try await stage.fire(after: 10 * 3600).count == 2)
  }

  @Test func `tries again what certainly failed, with pauses`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "thought")
    stage.desktop.refuse(.noSessionBus, .noNotificationService)
    stage.stage.clock.allow(sleeps: 2)
    #expect(try await stage.fire(after: 3600) == ["Nudge: Thought of 2026-11-21"])
    #expect(stage.stage.world.now() == Instant("2026-11-21T09:01:00Z"))
    #expect(try await stage.claims == ["daily_thought 09:00 delivered"])
  }

  @Test func `says why it failed, and tries again when it is called again`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "thought")
    stage.stage.clock.advance(seconds: 3600)
    stage.stage.clock.allow(sleeps: 2)
    stage.desktop.refuse(.noSessionBus, .noSessionBus, .noSessionBus)
    let failure = await #expect(throws: Failure.self) { try await stage.run("fire") }
    #expect(failure?.code == "no_session_bus")
    let failed = try await stage.json()["failed"]
    #expect(
      failed == [
        [
          "identifier": "daily_thought", "day": "2026-11-21", "time": "09:00",
          "at": "2026-11-21T09:00:00Z", "state": "failed", "through": "desktop",
          "problem": "no_session_bus",
          "reason": "There is no desktop session here that could show a notification.",
        ]
      ])
    #expect(
      try await stage.run().contains(
        """
        Did not arrive, or may not have arrived: 21 Nov 2026 09:00. There is no desktop
        session here that could show a notification.
        """))
    #expect(try await stage.fire(after: 60).count == 1)
    #expect(try await stage.json()["failed"] == [])
    #expect(try await stage.json()["last"]?["at"] == "2026-11-21T09:02:00Z")
  }

  @Test func `does not try again what may have arrived`() async throws {
    var stage = try RemindStage("2026-11-21T08:00:00Z")
    let calls = Mutex(0)
    stage.stage.world.http = HTTPClient { _ in
      calls.withLock { $0 += 1 }
      throw NetError.timedOut
    }
    try await stage.run("on", "thought", "--through", "webhook:https://example.org/key")
    stage.stage.clock.advance(seconds: 3600)
    #expect(
      try await stage.run("fire").hasPrefix(
        "Did not arrive, or may not have arrived: 2026-11-21 09:00.")
    )
    #expect(try await stage.fire(after: 60) == [])
    #expect(calls.withLock { $0 } == 1)
    #expect(try await stage.claims == ["daily_thought 09:00 unsure"])
  }

  @Test(
    arguments: [
      (500, true), (502, true), (503, true), (504, true), (429, true), (404, false), (501, false),
    ])
  func `is tried again where the server was in trouble`(
    status: Int, isTriedAtOnce: Bool
  ) async throws {
    var stage = try RemindStage("2026-11-21T08:00:00Z")
    let answers = Mutex([HTTPResponse.Status(code: status), .ok][...])
    stage.stage.world.http = HTTPClient { _ in
      HTTPReply(answers.withLock { $0.popFirst() } ?? .notFound)
    }
    try await stage.run("on", "thought", "--through", "webhook:https://example.org/key")
    stage.stage.clock.advance(seconds: 3600)
    stage.stage.clock.allow(sleeps: 1)
    if isTriedAtOnce {
      try await stage.run("fire")
    } else {
      await #expect(throws: Failure.self) { try await stage.run("fire") }
      #expect(try await stage.claims == ["daily_thought 09:00 failed"])
      stage.stage.clock.advance(seconds: 300)
      try await stage.run("fire")
    }
    #expect(try await stage.claims == ["daily_thought 09:00 delivered"])
    #expect(answers.withLock { $0.isEmpty })
  }

  @Test func `is given once to many who fire at once`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on")
    stage.stage.clock.advance(seconds: 12 * 3600)
    let world = stage.stage.world
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { _ = try await world.fireReminders(of: NudgePlugin()) }
      }
      try await group.waitForAll()
    }
    #expect(stage.desktop.shown.sorted() == ["Chores: Sweep", "Nudge: Thought of 2026-11-21"])
  }

  @Test func `tells scripts what it did`() async throws {
    let stage = try RemindStage("2026-11-21T08:00:00Z")
    try await stage.run("on", "thought")
    stage.stage.clock.advance(seconds: 3600)
    #expect(
      try await stage.json("fire") == [
        "fired": [
          [
            "reminder": [
              "product": "nudge", "identifier": "daily_thought", "day": "2026-11-21",
              "time": "09:00", "fires_at": "2026-11-21T09:00:00Z", "title": "Nudge",
              "text": "Thought of 2026-11-21",
            ], "state": "delivered",
          ]
        ]
      ])
  }
}
