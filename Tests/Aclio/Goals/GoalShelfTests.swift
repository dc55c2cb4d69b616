import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("A goal that a person names") struct GoalShelfTests {
  private func stage() async throws -> Stage {
    let stage = try Stage.aclio()
    for name in ["Read more", "Bežať maratón", "Run a half marathon", "Read"] {
      try await stage.keep(name, ["Begin", "Begin again", "End"])
      stage.clock.advance(seconds: 60)
    }
    return stage
  }

  @Test(arguments: [
    ("1", "Read more"), ("4", "Read"), ("read", "Read"), ("READ MORE", "Read more"),
    ("bezat", "Bežať maratón"), ("half", "Run a half marathon"), (" run ", "Run a half marathon"),
    ("run a half marathon", "Run a half marathon"), ("bežať m", "Bežať maratón"),
  ])
  func `is found by number, name, or a part of it`(text: String, name: String) async throws {
    let found = try await stage().world.store.read { try $0.goal(named: text) }
    #expect(found.name == name)
  }

  @Test func `is found by the start of its id`() async throws {
    let stage = try Stage.aclio()
    let goal = Goal(
      id: "3f9a77c0-1", name: "Run", category: .health, iconKey: "", iconColor: "", dueDate: nil,
      createdAt: stage.world.now())
    try await stage.world.store.collection(of: Goal.self).put(goal)
    #expect(try await stage.world.store.read { try $0.goal(named: "3f9a") } == goal)
    await #expect(throws: GoalError.noSuchGoal("3f9")) {
      _ = try await stage.world.store.read { try $0.goal(named: "3f9") }
    }
  }

  @Test(arguments: ["", " ", "0", "5", "swim", "-1"])
  func `is refused where there is none`(text: String) async throws {
    let stage = try await stage()
    await #expect(throws: GoalError.noSuchGoal(text)) {
      _ = try await stage.world.store.read { try $0.goal(named: text) }
    }
  }

  @Test func `is refused with the choices where there are several`() async throws {
    let stage = try await stage()
    await #expect(
      throws: GoalError.ambiguousGoal("mar", choices: ["Bežať maratón", "Run a half marathon"])
    ) { _ = try await stage.world.store.read { try $0.goal(named: "mar") } }
  }

  @Test func `comes before archived ones of the same name`() async throws {
    let stage = try await stage()
    try await stage.world.store.transaction { try $0.archive($0.snapshot.goal(named: "Read more")) }
    #expect(try await stage.world.store.read { try $0.goal(named: "rea") }.name == "Read")
    #expect(try await stage.world.store.read { try $0.goal(named: "more") }.name == "Read more")
    // Archived goals come after the others.
    #expect(try await stage.world.store.read { try $0.goal(named: "4") }.name == "Read more")
  }

  @Test(arguments: [("1", "Begin"), ("3", "End"), ("again", "Begin again"), ("begin", "Begin")])
  func `has steps that are named in the same ways`(text: String, title: String) async throws {
    let state = try await stage().state("Read")
    #expect(try state.step(named: text).title == title)
  }

  @Test func `has no step 0, 4 or beg`() async throws {
    let state = try await stage().state("Read")
    for text in ["0", "4", "x", "", "1.1", "1.x"] {
      #expect(throws: GoalError.noSuchStep(text, goal: "Read", last: 3)) {
        try state.reference(named: text)
      }
    }
    #expect(throws: GoalError.ambiguousStep("eg", choices: ["Begin", "Begin again"])) {
      try state.reference(named: "eg")
    }
  }

  @Test func `is kept once, whoever brings its plan again`() async throws {
    let stage = try Stage.aclio()
    let first = try await stage.keep("Run", ["One"])
    stage.clock.advance(seconds: 60)
    #expect(try await stage.keep("Run", ["Another", "Plan"]) == first)
    #expect(try await stage.state("Run").steps.map(\.title) == ["One"])
    #expect(first.iconKey == "heart")
  }

  @Test func `keeps its steps in the order that they are put in`() async throws {
    let stage = try await stage()
    try await stage.world.store.transaction { transaction in
      let state = try transaction.snapshot.state(of: transaction.snapshot.goal(named: "4"))
      try transaction.reorder(state.goal, to: [state.steps[2].id, state.steps[0].id])
    }
    #expect(try await stage.state("4").steps.map(\.title) == ["End", "Begin", "Begin again"])
  }
}

extension Stage {
  func state(_ goal: String) async throws -> GoalState {
    try await world.store.read { try $0.state(of: $0.goal(named: goal)) }
  }
}
