import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio done and undone") struct DoneCommandTests {
  @Test func `say what was done, what it was worth, and what comes next`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes", "Run 1 km", "Run 5 km"])
    #expect(
      try await stage.aclio("done", "run", "1") == """
        Done: Buy shoes
        +10 points, 40 in all
        Achievement: First step
        Next: 2. Run 1 km

        """)
    stage.nextDay()
    #expect(
      try await stage.aclio("done", "1", "2", "5 km") == """
        Done: Run 1 km
        Done: Run 5 km
        +80 points, 120 in all · 2 days in a row
        You have reached level 2, Explorer.
        Achievement: First goal reached
        Achievement: 100 points
        You have reached your goal: Run

        """)
    #expect(
      try await stage.aclio("undone", "1", "3", "3") == """
        No longer done: Run 5 km
        Was not done: Run 5 km
        60 points less, 60 in all

        """)
    #expect(
      try await stage.aclio("done", "1", "2") == """
        Already done: Run 1 km
        Next: 3. Run 5 km

        """)
  }

  @Test func `one undo takes back a step and everything that it earned`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Run"])
    _ = try await stage.aclio("done", "run", "1")
    #expect(try await stage.ledger().points == 90)
    try await stage.world.store.undo()
    let ledger = try await stage.ledger()
    #expect(ledger.points == 30)
    #expect(ledger.achievements.map(\.achievement) == [.firstGoal])
    #expect(try await stage.world.store.read { try $0.list(AchievementUnlock.self).count } == 1)
  }

  @Test func `all steps or none`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes", "Run"])
    await #expect(throws: GoalError.noSuchStep("7", goal: "Run", last: 2)) {
      _ = try await stage.aclio("done", "run", "1", "7")
    }
    #expect(try await stage.ledger().points == 30)
  }

  @Test func `a part of a step is checked off for itself`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Pack", "Run"])
    try await stage.world.store.transaction { transaction in
      var step = try transaction.snapshot.state(of: transaction.snapshot.goal(named: "run")).steps[
        0]
      step.parts = [.init(title: "Socks"), .init(title: "Shoes")]
      try transaction.put(step)
    }
    #expect(
      try await stage.aclio("done", "run", "1.2") == """
        Done: Shoes
        Next: 1. Pack

        """)
    _ = try await stage.aclio("done", "run", "1.1", "1.2")
    #expect(try await stage.state("run").steps[0].parts.map(\.isDone) == [true, true])
    _ = try await stage.aclio("undone", "run", "1.1")
    #expect(try await stage.state("run").steps[0].parts.map(\.isDone) == [false, true])
    #expect(try await stage.ledger().points == 30)
  }

  @Test func `scripts get the goal and the reward`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Run", "Rest"])
    let json = try await stage.aclioJSON("done", "run", "1")
    #expect(json["goal"]?["progress"] == 50)
    #expect(json["goal"]?["next_step"] == "Rest")
    #expect(json["changed"] == ["run/id-1"])
    #expect(
      json["reward"] == [
        "points": 10, "total": 40, "new_level": nil, "achievements": ["first_step"],
      ])
  }
}
