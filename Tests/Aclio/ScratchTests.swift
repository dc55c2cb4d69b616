import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite struct ScratchTests {
  @Test func screens() async throws {
    for columns in [80, 40, 20] {
      let stage = try Stage.aclio(isInteractive: true, columns: columns)
      try await stage.keep("Run a half marathon", ["Buy shoes", "Run"], due: "2026-11-20")
      stage.clock.advance(seconds: 60)
      try await stage.keep(
        "Learn Spanish so well that I can read novels", ["Begin", "Go on", "End"],
        category: .education, due: "2026-11-24")
      stage.clock.advance(seconds: 60)
      try await stage.keep("Save 500 €", ["Open an account"], category: .finance)
      try await stage.tick("save", 1)
      try await stage.tick("learn", 1)
      print("=== list \(columns)\n" + (try await stage.aclio("list")))
    }
    for columns in [80, 40, 20, 0] {
      let stage = try Stage.aclio(isInteractive: columns > 0, columns: columns)
      _ = try await stage.aclio("profile", "--name", "Anna")
      try await stage.keep("Run a half marathon", ["Buy shoes", "Run"], due: "2026-12-20")
      stage.clock.advance(seconds: 60)
      try await stage.keep(
        "Save 500 €", ["Open an account", "Save"], category: .finance, due: "2026-11-21")
      try await stage.tick("run", 1)
      print("=== dashboard \(columns)\n" + (try await stage.aclio()))
    }
    print("===")
  }

  @Test func speed() async throws {
    let stage = try Stage.aclio(isInteractive: true)
    let moment = stage.world.moment
    try await stage.world.store.transaction { t in
      for g in 0..<500 {
        let goal = Goal(id: "3f9a77c0-1111-2222-3333-\(100_000_000 + g)", name: "Goal number \(g) with a name", category: .health, iconKey: "heart", iconColor: "#e5484d", dueDate: Day(epochDay: 20700 + g), createdAt: moment.now.adding(seconds: g))
        try t.put(goal)
        for s in 0..<12 {
          let id = goal.id + "/3f9a77c0-1111-2222-3333-\(200_000_000 + s)"
          try t.put(GoalStep(id: id, goal: goal.id, position: Double(s), title: "Step number \(s) of this goal", description: "A description of some length that says what is to be done in this step.", duration: "20 minutes"))
          if s < g % 12 { try t.put(StepCompletion(id: id, goal: goal.id, day: Day(epochDay: 20000 + (g * 7 + s) % 700))) }
        }
      }
      for m in 0..<5000 {
        try t.put(ChatMessage(id: "m\(m)", goal: nil, role: .user, text: "Hello hello hello", state: .complete, createdAt: moment.now, coach: nil))
      }
    }
    let clock = ContinuousClock()
    print("fold", try await clock.measure { _ = try await stage.ledger() })
    print("renew", await clock.measure { await GoalIndex.renew(in: stage.world) })
    let data = try await stage.world.store.cached("aclio.goals.1")
    print("bytes", data?.count ?? 0)
    for _ in 0..<3 { print("cached", try await clock.measure { _ = try await stage.ledger() }) }
    for _ in 0..<3 { print("dashboard", try await clock.measure { _ = try await stage.aclio() }) }
    print("done", try await clock.measure { _ = try await stage.aclio("done", "499", "12") })
    print("dashboard", try await clock.measure { _ = try await stage.aclio() })
    print("show", try await clock.measure { _ = try await stage.aclio("show", "499") })
    print("json", try await clock.measure { _ = try await stage.aclio("--json") })
  }
}
