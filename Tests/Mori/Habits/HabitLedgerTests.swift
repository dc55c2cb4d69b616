import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("What the store knows of habits") struct HabitLedgerTests {
  private func named(_ names: String...) async throws -> Stage {
    let stage = try await Stage.mori()
    for name in names { _ = try await stage.mori("habit", "add", name) }
    return stage
  }

  @Test func `a habit is found by its name, the start of it, or its id`() async throws {
    let stage = try await named("Read", "Reading", "Čítať")
    for (text, name) in [
      ("Read", "Read"), ("read", "Read"), (" READ ", "Read"), ("čitať", "Čítať"), ("ci", "Čítať"),
      ("readi", "Reading"), ("id-2", "Reading"),
    ] {
      #expect(try await stage.find(text) == name)
    }
  }

  @Test func `what names none, several, or one put away is refused`() async throws {
    let stage = try await named("Read", "Reading", "Old", "Older")
    _ = try await stage.mori("habit", "delete", "Older")
    _ = try await stage.mori("habit", "archive", "Old")
    for (text, error) in [
      ("", MoriError.noSuchHabit("")), ("x", .noSuchHabit("x")), ("older", .noSuchHabit("older")),
      ("rea", .ambiguousHabit("rea")), ("old", .habitArchived("Old")),
      ("ol", .habitArchived("Old")),
    ] {
      await #expect(throws: error) { try await stage.find(text) }
    }
  }

  @Test func `the name of one put away never leads to another that begins like it`() async throws {
    let stage = try await named("Read", "Reading")
    _ = try await stage.mori("habit", "archive", "Read")
    await #expect(throws: MoriError.habitArchived("Read")) { try await stage.mori("up", "read") }
    #expect(try await stage.moriJSON("up", "readi")["habit"]?["name"] == "Reading")
  }

  @Test func `two devices add up, whichever is merged into the other`() async throws {
    let laptop = try await named("Read")
    let phone = try await laptop.phone()
    _ = try await laptop.mori("up", "read", "20")
    _ = try await phone.mori("up", "read", "30")
    _ = try await phone.mori("down", "read", "5")
    _ = try await laptop.mori("up", "read", "1", "--date", "2026-11-19")
    _ = try await phone.mori("up", "read", "2", "--date", "2026-11-19")
    for (one, other) in [(laptop, phone), (phone, laptop)] {
      try await one.world.store.merge(other.world.store.changes().changes)
    }
    for stage in [laptop, phone] {
      #expect(
        try await stage.moriJSON("habit", "list")
          == [
            [
              "id": "id-1", "name": "Read", "step_minutes": 10, "today_minutes": 45, "streak": 1,
              "score": 0.1,
            ]
          ])
      #expect(try await stage.moriJSON("habit", "stats")[0]?["total_minutes"] == 48)
    }
  }

  @Test func `a day counts though the device that renamed the habit did not know of it`()
    async throws
  {
    let laptop = try await named("Read")
    let phone = try await laptop.phone()
    _ = try await phone.mori("up", "read", "--date", "2026-11-10")
    laptop.clock.advance(seconds: 1)
    _ = try await laptop.mori("habit", "rename", "read", "Books")
    try await laptop.world.store.merge(phone.world.store.changes().changes)
    let stats = try await laptop.moriJSON("habit", "stats")[0]
    #expect(stats?["best_streak"] == 1 && stats?["name"] == "Books")
  }

  @Test func `minutes that no device counts do not add up without end`() async throws {
    let stage = try await named("Read")
    let day = stage.world.today
    for device in ["a", "b"] {
      let minutes = HabitMinutes(habit: "id-1", day: day, device: device, minutes: .max)
      try await stage.world.store.collection(of: HabitMinutes.self).put(minutes)
    }
    let bonus = try await stage.world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      return try ledger.bonus(of: ledger.habits(), on: day)
    }
    #expect(bonus == 2880)
  }
}

extension Stage {
  fileprivate func find(_ text: String) async throws -> String {
    try await world.store.read { try HabitLedger(snapshot: $0).find(text).name }
  }

  /// Returns a second device with a copy of this one's data.
  func phone() async throws -> Stage {
    var phone = self
    let clock = clock
    phone.world.store = try .inMemory(
      kinds: MoriPlugin().records + [MercySpan.self],
      effects: Store.Effects(now: { clock.now }, device: { "phone" }))
    try await phone.world.store.merge(world.store.changes(limit: .max).changes)
    return phone
  }
}

extension JSONValue {
  /// The element of an array, or `nil` for other values.
  subscript(index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }
}
