import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("mori up and mori down") struct BonusCommandsTests {
  private func stage(colors: ColorDepth = .none) async throws -> Stage {
    let stage = try await Stage.mori(isInteractive: colors != .none, colors: colors)
    _ = try await stage.mori("habit", "add", "Exercise")
    _ = try await stage.mori("habit", "add", "Read", "--step", "15")
    return stage
  }

  @Test func `count the step, or the minutes given, and say what they came to`() async throws {
    let stage = try await stage()
    #expect(
      try await stage.mori("up", "exercise")
        == "Exercise: +10 min today.\nToday’s Bonus: +10 min\n")
    #expect(
      try await stage.mori("down", "r") == "Read: −15 min today.\nToday’s Bonus: −5 min\n")
    #expect(
      try await stage.mori("up", "read", "20") == "Read: +5 min today.\nToday’s Bonus: +15 min\n")
    #expect(
      try await stage.moriJSON("down", "exercise", "25") == [
        "habit": [
          "id": "id-1", "name": "Exercise", "step_minutes": 10, "today_minutes": -15, "streak": 0,
          "score": 0,
        ], "todays_bonus_minutes": -10,
      ])
  }

  @Test func `a new day starts at nothing, and the old one stays`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("up", "read")
    stage.clock.advance(seconds: 86_400)
    let today = try await stage.moriJSON("up", "exercise")
    #expect(today["todays_bonus_minutes"] == 10)
    let yesterday = try await stage.moriJSON("habit", "list", "--date", "2026-11-21")
    #expect(yesterday[1]?["today_minutes"] == 15)
  }

  @Test func `write the day of --date, from which the habit then began`() async throws {
    let stage = try await stage()
    #expect(
      try await stage.mori("up", "read", "--date", "2026-11-19")
        == "Read: +15 min on 19 Nov 2026.\nBonus on 19 Nov 2026: +15 min\n")
    let habit = try await stage.world.store.collection(of: Habit.self).find("id-2")
    #expect(habit?.begun.description == "2026-11-19")
    // A single undo reverts everything.
    try await stage.world.store.undo()
    #expect(
      try await stage.world.store.collection(of: Habit.self).find("id-2")?.begun.description
        == "2026-11-21")
    #expect(try await stage.moriJSON("habit", "stats", "read")[0]?["total_minutes"] == 0)
  }

  @Test func `what is gained is green with a plus, what is lost red with a minus`() async throws {
    let stage = try await stage(colors: .trueColor)
    #expect(try await stage.mori("up", "read").contains("\u{1B}[32m+15 min\u{1B}[0m"))
    #expect(
      try await stage.mori("down", "read", "20").contains("\u{1B}[31m−5 min"))
    #expect(try await stage.mori("up", "read", "5").hasSuffix("Today’s Bonus: 0 min\n"))
  }

  @Test(arguments: [
    (["up", "read", "0"], MoriError.badMinutes(0)),
    (["down", "read", "1441"], .badMinutes(1441)),
    (["up", "swim"], .noSuchHabit("swim")),
    (["up", "read", "1441", "--date", "2020-01-01"], .badMinutes(1441)),
  ])
  func `refused minutes write nothing`(arguments: [String], error: MoriError) async throws {
    let stage = try await stage()
    let before = try await stage.world.store.history()
    await #expect(throws: error) { try await stage.run(MoriPlugin.self, arguments) }
    #expect(try await stage.world.store.history() == before)
  }

  @Test func `a day never holds more minutes than it has, in either direction`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("up", "read", "1440")
    let before = try await stage.world.store.history()
    await #expect(throws: MoriError.tooManyMinutes(habit: "Read")) {
      try await stage.mori("up", "read", "1")
    }
    #expect(try await stage.world.store.history() == before)
    _ = try await stage.mori("down", "read", "1440")
    #expect(try await stage.moriJSON("down", "read", "1440")["todays_bonus_minutes"] == -1440)
    await #expect(throws: MoriError.tooManyMinutes(habit: "Read")) {
      try await stage.mori("down", "read", "1")
    }
  }

  @Test func `without habits there is nothing to count`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: MoriError.noSuchHabit("read")) { try await stage.mori("up", "read") }
    #expect(try await stage.world.store.history().isEmpty)
  }
}
