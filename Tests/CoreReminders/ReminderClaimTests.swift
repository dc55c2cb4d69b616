import CoreModels
import CoreReminders
import CoreStorage
import Foundation
import Testing

@Suite("A claim of a reminder") struct ReminderClaimTests {
  private let now = Instant(milliseconds: 1_795_255_200_000)  // 2026-11-21T10:00:00Z
  private let store: Store

  init() throws {
    store = try .inMemory(
      effects: Store.Effects(now: { Instant(milliseconds: 0) }, device: { "device" }))
  }

  private func reminder(_ time: String, _ identifier: String = "a") throws -> Reminder {
    let (day, time) = (try #require(Day("2026-11-21")), try #require(TimeOfDay(time)))
    let instant = try #require(DayCalendar(timeZone: .gmt).instant(of: time, on: day))
    return Reminder(
      product: "mori", identifier: identifier,
      firing: Firing(day: day, time: time, instant: instant), title: "Mori", text: "Breathe")
  }

  private func claim(_ reminders: [Reminder]) async throws -> [String] {
    let now = now
    return try await store.transaction { try $0.claimDue(reminders, at: now) }
      .map { "\($0.identifier) \($0.time)" }
  }

  private func states() async throws -> [String: ReminderClaim.State] {
    Dictionary(
      uniqueKeysWithValues: try await store.collection(of: ReminderClaim.self).list().map {
        ("\($0.identifier) \($0.time)", $0.state)
      })
  }

  @Test func `is given once, and not before its time`() async throws {
    let reminders = [try reminder("10:00"), try reminder("10:01")]
    #expect(try await claim(reminders) == ["a 10:00"])
    #expect(try await claim(reminders) == [])
    #expect(try await states() == ["a 10:00": .claimed])
  }

  @Test func `is for the last of several that were missed, of each identifier`() async throws {
    let reminders = try [
      reminder("07:00"), reminder("08:00"), reminder("09:00"), reminder("08:30", "b"),
    ]
    #expect(try await claim(reminders) == ["b 08:30", "a 09:00"])
    #expect(
      try await states() == [
        "a 07:00": .passed, "a 08:00": .passed, "a 09:00": .claimed, "b 08:30": .claimed,
      ])
    #expect(try await claim(reminders) == [])
  }

  @Test func `is for what was missed after one that arrived`() async throws {
    #expect(try await claim([try reminder("07:00")]) == ["a 07:00"])
    #expect(try await claim([try reminder("07:00"), reminder("09:00")]) == ["a 09:00"])
  }

  @Test(
    arguments: [
      (ReminderClaim.State.failed, ["a 09:00"]), (.claimed, []), (.delivered, []), (.unsure, []),
      (.passed, []),
    ])
  func `is given again only after a certain failure`(
    state: ReminderClaim.State, again: [String]
  ) async throws {
    let reminder = try reminder("09:00")
    let claim = ReminderClaim(reminder, state: state, at: now)
    try await store.collection(of: ReminderClaim.self).put(claim)
    #expect(try await self.claim([reminder]) == again)
  }

  @Test func `that failed rests longer and longer, and is tried so often and no more`()
    async throws
  {
    let reminder = try reminder("09:00")
    var taken: [Int] = []
    for minute in 0..<60 {
      let now = now.adding(seconds: minute * 60)
      let due = try await store.transaction {
        try $0.claimDue([reminder], at: now, mostTries: 3)
      }
      guard !due.isEmpty else { continue }
      taken.append(minute)
      try await store.transaction {
        try $0.settle(ReminderClaim(reminder, state: .failed, at: now), at: now)
      }
    }
    #expect(taken == [0, 1, 5])
    let later = now.adding(seconds: 7200)
    #expect(try await store.transaction { try $0.claimDue([reminder], at: later) } == [reminder])
  }

  @Test func `that fails again and again is written twice`() async throws {
    let reminder = try reminder("09:00")
    for minute in 0..<60 {
      let now = now.adding(seconds: minute * 60)
      try await store.transaction(automatic: true) { transaction in
        for due in try transaction.claimDue([reminder], at: now) {
          try transaction.settle(ReminderClaim(due, state: .failed, at: now), at: now)
        }
      }
    }
    let positions = try await store.read { try $0.logPosition() }
    #expect(positions == 2)
  }

  @Test func `is each profile's own`() async throws {
    let reminder = try reminder("09:00")
    let now = now
    for profile in ["me", "eva"] {
      let taken = try await store.profile(named: profile).transaction {
        try $0.claimDue([reminder], at: now)
      }
      #expect(taken == [reminder])
    }
  }

  @Test func `is given to one of many who ask at once`() async throws {
    let reminders = [try reminder("09:00"), try reminder("08:00", "b")]
    let (store, now) = (store, now)
    let taken = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { try await store.transaction { try $0.claimDue(reminders, at: now).count } }
      }
      return try await group.reduce(0, +)
    }
    #expect(taken == 2)
  }

  @Test func `passes what was over before it was asked for`() async throws {
    let reminders = [try reminder("09:00"), try reminder("11:00")]
    let now = now
    try await store.transaction { try $0.pass(reminders, before: now) }
    #expect(try await states() == ["a 09:00": .passed])
    #expect(try await claim(reminders) == [])
  }

  @Test func `keeps what scripts need`() throws {
    let claim = ReminderClaim(try reminder("09:00"), state: .claimed, at: now)
    #expect(
      try JSONValue(encoding: claim) == [
        "id": "mori a 2026-11-21 09:00", "day": "2026-11-21", "product": "mori",
        "identifier": "a", "time": "09:00", "at": "2026-11-21T10:00:00Z", "state": "claimed",
      ])
  }
}
