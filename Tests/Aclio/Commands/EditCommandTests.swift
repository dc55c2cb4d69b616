import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio edit, extend, archive and delete") struct EditCommandTests {
  private func stage(isInteractive: Bool = false) async throws -> Stage {
    let stage = try Stage.aclio(
      isInteractive: isInteractive, typed: isInteractive ? ["never asked"] : [])
    try await stage.keep("Run", ["Buy shoes", "Run 1 km", "Run 5 km"])
    return stage
  }

  @Test func `a goal takes another name, due day and category`() async throws {
    let stage = try await stage()
    _ = try await stage.aclio(
      "edit", "run", "--name", "Run far", "--due", "2027-04-30", "--category", "travel")
    let goal = try await stage.state("1").goal
    #expect((goal.name, goal.category, goal.iconKey) == ("Run far", .travel, "airplane"))
    #expect(goal.dueDate?.description == "2027-04-30")
    _ = try await stage.aclio("edit", "1", "--due", "none")
    #expect(try await stage.state("1").goal.dueDate == nil)
    await #expect(throws: SafetyError.self) {
      _ = try await stage.aclio("edit", "1", "--name", "I want to kill myself")
    }
    await #expect(throws: OptionError.badDay("soon")) {
      _ = try await stage.aclio("edit", "1", "--due", "soon")
    }
  }

  @Test func `a step takes another title, description, duration and due day`() async throws {
    let stage = try await stage()
    _ = try await stage.aclio(
      "edit", "run", "shoes", "--title", "Buy boots", "--description", "", "--duration", "1 hour",
      "--due", "2026-12-01")
    let step = try await stage.state("run").steps[0]
    #expect((step.title, step.description, step.duration) == ("Buy boots", "", "1 hour"))
    #expect(step.due?.description == "2026-12-01")
    _ = try await stage.aclio("edit", "run", "1", "--duration", "", "--due", "none")
    #expect(try await stage.state("run").steps[0].duration == nil)
    await #expect(throws: GoalError.nothingToEdit) { _ = try await stage.aclio("edit", "run", "1") }
    await #expect(throws: TextViolation.empty(field: "step_title")) {
      _ = try await stage.aclio("edit", "run", "1", "--title", " ")
    }
  }

  @Test func `the whole plan is moved, reworded, added to and cut in the editor`() async throws {
    var stage = try await stage(isInteractive: true)
    try await stage.tick("run", 2)
    stage.world.editor = Editor { text, name, save in
      #expect(name == "goal.txt")
      #expect(
        text.hasSuffix(
          """

          1. Buy shoes
              About Buy shoes.
          2. Run 1 km
              About Run 1 km.
          3. Run 5 km
              About Run 5 km.

          """))
      try await save("Stretch | 5 minutes\n3. Run 6 km\n2. Run 1 km\n  Slowly.\n  [ ] Go\n")
    }
    let before = try await stage.state("run")
    #expect(try await stage.aclio("edit", "run").hasPrefix("“Run” has been changed.\n"))
    let after = try await stage.state("run")
    #expect(after.steps.map(\.title) == ["Stretch", "Run 6 km", "Run 1 km"])
    #expect(after.steps[1].id == before.steps[2].id)
    #expect(after.steps[2].description == "Slowly.")
    #expect(after.steps[2].parts == [.init(title: "Go")])
    #expect(after.done == [before.steps[1].id])
    try await stage.world.store.undo()
    #expect(try await stage.state("run") == before)
  }

  @Test func `an editor that changes nothing changes nothing`() async throws {
    var stage = try await stage(isInteractive: true)
    stage.world.editor = Editor { text, _, save in try await save(text) }
    let history = try await stage.world.store.history().count
    #expect(try await stage.aclio("edit", "run").hasPrefix("Nothing was changed.\n"))
    #expect(try await stage.world.store.history().count == history)
  }

  @Test func `what changed meanwhile is not written over`() async throws {
    var stage = try await stage(isInteractive: true)
    let other = stage
    stage.world.editor = Editor { text, _, save in
      try await other.tick("run", 1)
      try await save(text + "Rest\n")
    }
    let story = stage
    await #expect(throws: GoalError.changedMeanwhile("Run")) {
      _ = try await story.aclio("edit", "run")
    }
    #expect(try await stage.state("run").steps.count == 3)
  }

  @Test func `without a terminal no editor is opened`() async throws {
    let stage = try await stage()
    await #expect(throws: GoalError.nothingToEdit) { _ = try await stage.aclio("edit", "run") }
  }

  @Test(arguments: [
    ["edit", "run", "--due", "2020-01-01"], ["edit", "run", "1", "--due", "2026-11-20"],
    ["new", "Run 10 km", "--due", "2020-01-01"],
  ])
  func `a due day that is over is refused`(arguments: [String]) async throws {
    let stage = try await stage()
    await #expect(throws: GoalError.self) { try await stage.run(AclioPlugin.self, arguments) }
    #expect(try await stage.state("run").goal.dueDate == nil)
  }

  @Test(arguments: [
    ["extend", "run", "--step", "Cut my wrists"], ["edit", "run", "1", "--title", "Hang myself"],
    ["edit", "run", "1", "--description", "Then I kill myself"],
    ["edit", "run", "--name", "Kill myself"],
  ])
  func `words of harm come into no goal`(arguments: [String]) async throws {
    let stage = try await stage()
    let before = try await stage.state("run")
    await #expect(throws: SafetyError.self) { try await stage.run(AclioPlugin.self, arguments) }
    #expect(try await stage.state("run") == before)
  }

  @Test func `nor through the editor`() async throws {
    var stage = try await stage(isInteractive: true)
    stage.world.editor = Editor { text, _, save in try await save(text + "Hang myself\n") }
    let story = stage
    await #expect(throws: SafetyError.self) { _ = try await story.aclio("edit", "run") }
    #expect(try await stage.state("run").steps.count == 3)
  }

  @Test func `a goal goes on with steps of one's own`() async throws {
    let stage = try await stage()
    let output = try await stage.aclio(
      "extend", "run", "--step", "Run 10 km", "--step", "Run 20 km")
    #expect(output.hasPrefix("“Run” goes on with 2 more steps.\n"))
    #expect(
      try await stage.state("run").steps.map(\.title).suffix(2) == ["Run 10 km", "Run 20 km"])
  }

  @Test func `a further step comes before those that are due later`() async throws {
    let stage = try await stage()
    let (goal, moment) = (try await stage.state("run").goal, stage.world.moment)
    func step(_ title: String, _ days: Int) -> Plan.Step {
      Plan.Step(title: title, description: "", due: moment.today.advanced(by: days))
    }
    for steps in [[step("Race", 90), step("Rest", 91)], [step("Look back", 30), step("Ask", 40)]] {
      try await stage.world.store.transaction {
        try $0.extend(goal, with: steps, at: moment, makeID: stage.world.makeID)
      }
    }
    #expect(
      try await stage.state("run").steps.map(\.title).suffix(4)
        == ["Look back", "Ask", "Race", "Rest"])
  }

  @Test func `an archived goal is out of sight and comes back`() async throws {
    let stage = try await stage()
    #expect(
      try await stage.aclio("archive", "run")
        == "“Run” is archived. aclio archive --undo brings it back.\n")
    #expect(try await stage.aclio("list") == "No goals match.\n")
    #expect(try await stage.aclio("list", "--status", "archived").contains("Run"))
    #expect(
      try await stage.aclio("archive", "run", "--undo") == "“Run” is back among your goals.\n")
    #expect(try await stage.aclio("list").contains("Run"))
  }

  @Test func `a deleted goal takes everything of its own with it, and undo brings it back`()
    async throws
  {
    let stage = try await stage()
    let goal = try await stage.state("run").goal
    let now = stage.world.now()
    try await stage.world.store.transaction { transaction in
      for about in [goal.id, nil] {
        try transaction.put(
          ChatMessage(
            goal: about, role: .user, text: "Hello", state: .complete, createdAt: now,
            unique: "m"))
      }
    }
    #expect(
      try await stage.aclio("delete", "run")
        == "“Run” has been deleted, with 3 steps. daybook undo brings it back.\n")
    let store = stage.world.store
    #expect(try await store.collection(of: GoalStep.self).list().isEmpty)
    #expect(try await store.collection(of: ChatMessage.self).list().map(\.goal) == [nil])
    await #expect(throws: GoalError.noSuchGoal("run")) { _ = try await stage.aclio("show", "run") }
    try await store.undo()
    #expect(try await stage.state("run").steps.count == 3)
    #expect(try await store.collection(of: ChatMessage.self).list().count == 2)
  }
}
