import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio new") struct NewCommandTests {
  @Test func `keeps the plan at once where nobody can be asked`() async throws {
    let stage = try Stage.aclio()
    let output = try await stage.aclio("new", "  Run 5 km  ", "--due", "2027-02-01")
    let state = try await stage.state("1")
    #expect((state.goal.name, state.goal.dueDate?.description) == ("Run 5 km", "2027-02-01"))
    #expect(state.steps.count >= 8)
    #expect(output.contains("“Run 5 km” is saved, with \(state.steps.count) steps."))
    #expect(output.contains("By the offline planner, without asking anyone."))
    #expect(output.hasSuffix("+30 points, 30 in all\nAchievement: First goal\n"))
    #expect(stage.errors.isEmpty)
  }

  @Test func `takes the day that the goal's words name, where it is ahead`() async throws {
    let stage = try Stage.aclio()
    _ = try await stage.aclio("new", "Run 5 km in April")
    let due = try await stage.state("1").goal.dueDate?.description
    #expect(due?.hasPrefix("2027-04-") == true)
    _ = try await stage.aclio("new", "Learn to sing well")
    #expect(try await stage.state("2").goal.dueDate == nil)
  }

  @Test func `begins in the season or before the feast that the goal names`() async throws {
    let stage = try Stage.aclio()
    for (index, goal) in ["Paint the fence in spring", "Sew a Halloween costume"].enumerated() {
      _ = try await stage.aclio("new", goal)
      let state = try await stage.state("\(index + 1)")
      let first = try #require(state.steps.compactMap(\.due).min())
      let due = try #require(state.goal.dueDate)
      #expect(first > stage.world.today.advanced(by: 28) && first.distance(to: due) < 60, "\(goal)")
    }
  }

  @Test func `shows the plan and asks before it is kept`() async throws {
    let stage = try Stage.aclio(isInteractive: true, typed: ["what", "k"])
    let output = try await stage.aclio("new", "Run 5 km", "--no-questions")
    #expect(output.contains("○  1  "))
    #expect(output.contains("“Run 5 km” is saved"))
    let question = "[k]eep it, [e]dit it, make it [a]gain, or [d]iscard it? "
    #expect(stage.errors.hasSuffix(question + question))
    #expect(stage.errors.contains("Making a plan…"))
    #expect(try await stage.state("1").goal.name == "Run 5 km")
  }

  @Test func `keeps nothing that the person discards, or leaves open`() async throws {
    for typed in [["d"], ["?"]] {
      let stage = try Stage.aclio(isInteractive: true, typed: typed)
      let output = try await stage.aclio("new", "Run 5 km", "--no-questions")
      #expect(output.hasSuffix("Nothing was saved.\n"))
      #expect(try await stage.world.store.history().isEmpty)
    }
  }

  @Test func `takes the plan as the person edits it`() async throws {
    var stage = try Stage.aclio(isInteractive: true, typed: ["e", "k"])
    stage.world.editor = Editor { text, name, save in
      #expect(name == "plan.txt" && text.contains("\n1. "))
      try await save("Buy shoes | 1 hour\n    That fit.\nRun\n")
    }
    _ = try await stage.aclio("new", "Run 5 km", "--no-questions", "--category", "travel")
    let state = try await stage.state("1")
    #expect(state.steps.map(\.title) == ["Buy shoes", "Run"])
    #expect(state.steps[0].description == "That fit.")
    #expect(state.goal.category == .travel)
  }

  @Test func `asks up to three questions, each of which may be left open`() async throws {
    let stage = try Stage.aclio(isInteractive: true, typed: ["", "", "", "k"])
    let output = try await stage.aclio("new", "Run a marathon")
    #expect(output.contains("Enter skips one."))
    #expect(stage.errors.split(separator: "> ").count > 1)
    #expect(try await stage.state("1").goal.name == "Run a marathon")
  }

  @Test func `asks nothing with --yes`() async throws {
    let stage = try Stage.aclio(isInteractive: true, typed: ["x"])
    _ = try await stage.aclio("new", "Run a marathon", "--yes")
    #expect(!stage.errors.contains("[k]eep"))
    #expect(try await stage.state("1").goal.name == "Run a marathon")
  }

  @Test func `refuses what is no goal, what does harm, and bad options`() async throws {
    let stage = try Stage.aclio()
    await #expect(throws: TextViolation.tooShort(field: "goal", minimum: 5)) {
      _ = try await stage.aclio("new", "Run")
    }
    await #expect(throws: SafetyError.self) {
      _ = try await stage.aclio("new", "I want to kill myself")
    }
    await #expect(throws: OptionError.badDay("soon")) {
      _ = try await stage.aclio("new", "Run 5 km", "--due", "soon")
    }
    await #expect(throws: GoalError.unknownCategory("sport")) {
      _ = try await stage.aclio("new", "Run 5 km", "--category", "sport")
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `keeps no fourth goal where limits hold`() async throws {
    let stage = try Stage.aclio()
    try await stage.world.store.transaction {
      try $0.set(EntitlementSource.setting, to: .free)
    }
    for number in 1...3 { _ = try await stage.aclio("new", "Goal number \(number)") }
    await #expect(throws: GateError.self) { _ = try await stage.aclio("new", "Goal number 4") }
    _ = try await stage.aclio("archive", "1")
    _ = try await stage.aclio("new", "Goal number 4")
    #expect(try await stage.ledger().feats.goals == 4)
    await #expect(throws: GateError.self) {
      _ = try await stage.aclio("archive", "number 1", "--undo")
    }
  }

  @Test func `a script answers the coach, and is told what was not understood`() async throws {
    let stage = try Stage.aclio()
    let unsure = try await stage.aclio("new", "Surprise everyone at the reunion")
    #expect(unsure.contains("I do not know this kind of goal well enough"))
    #expect(unsure.contains("give it with --answer."))
    #expect(try await stage.state("1").steps.count == 8)
    let sure = try await stage.aclio(
      "new", "Surprise everyone at the party", "--answer", "I can play the guitar")
    #expect(!sure.contains("I do not know this kind of goal"))
    #expect(try await stage.state("2").steps.count >= 8)
    let json = try await stage.aclioJSON("new", "Run 5 km in 2020")
    let notes = try #require(json["notes"])
    #expect("\(notes)".contains("has passed"))
  }

  @Test func `who has no such plan in their language chooses before it is made`() async throws {
    let goal = "Ein Heimnetzwerk einrichten"
    let asked = try Stage.aclio(
      isInteractive: true, language: .german, typed: ["Deutsch", "", "", "k"])
    let questions = try await asked.aclio("new", goal)
    #expect(questions.replacing("\n", with: " ").contains("Englisch oder Deutsch?"))
    #expect(try await asked.state("1").steps.count == 8)
    let script = try Stage.aclio(language: .german)
    let simple = try await script.aclio("new", goal).replacing("\n", with: " ")
    #expect(simple.contains("nur auf Englisch") && simple.contains("--answer"))
    let whole = try await script.aclio("new", goal, "--answer", "auf Englisch")
    #expect(!whole.replacing("\n", with: " ").contains("nur auf Englisch"))
    #expect(try await script.state("2").steps.count >= 8)
  }

  @Test func `several goals in one line become several, where the person wants it`() async throws {
    let goal = "Save 2000 euros and run a half marathon by May"
    let each = try Stage.aclio(isInteractive: true, typed: ["e", "k", "k"])
    _ = try await each.aclio("new", goal, "--no-questions")
    let first = try await each.state("1").goal
    let second = try await each.state("2").goal
    #expect(Set([first.name, second.name]) == ["Save 2000 euros", "run a half marathon by May"])
    #expect(first.dueDate != nil && second.dueDate != nil)
    let one = try Stage.aclio(isInteractive: true, typed: ["o", "k"])
    _ = try await one.aclio("new", goal, "--no-questions")
    #expect(try await one.state("1").goal.name == goal)
  }

  @Test func `a goal needs no quotation marks`() async throws {
    let stage = try Stage.aclio()
    _ = try await stage.aclio("new", "Run", "5", "km", "--due", "2027-02-01")
    #expect(try await stage.state("1").goal.name == "Run 5 km")
  }

  @Test func `tells scripts what is kept`() async throws {
    let json = try await Stage.aclio().aclioJSON("new", "Run 5 km")
    #expect(json["goal"]?["name"] == "Run 5 km")
    #expect(json["goal"]?["progress"] == 0)
    #expect(json["coach"] == "offline")
    #expect(json["reward"]?["points"] == 30)
  }
}

@Suite("aclio new without its coach") struct NewWithoutCoachTests {
  private func stage(isInteractive: Bool, typed: [String] = []) async throws -> Stage {
    var stage = try Stage.aclio(isInteractive: isInteractive, typed: typed)
    stage.world.http = .unavailable
    try await stage.world.store.transaction { transaction in
      try transaction.set(CoachChoice.coach, to: .hub)
      try transaction.set(CoachChoice.hubURL, to: "https://hub.example")
    }
    return stage
  }

  @Test func `the question waits where nobody can be asked`() async throws {
    let stage = try await stage(isInteractive: false)
    #expect(
      try await stage.aclio("new", "Run 5 km in April")
        == "“Run 5 km in April” is waiting for the coach. aclio pending shows what is waiting.\n")
    let waiting = try await stage.world.store.collection(of: PendingPlan.self).list()
    #expect(waiting.map(\.request.goal) == ["Run 5 km in April"])
    #expect(waiting.allSatisfy { $0.request.due?.description.hasPrefix("2027-04-") == true })
    #expect(try await stage.aclioJSON()["pending"] == 1)
    #expect(try await stage.ledger().points == 0)
  }

  @Test func `a person chooses: the planner on this machine, waiting, or nothing`() async throws {
    let planned = try await stage(isInteractive: true, typed: ["x", "o", "k"])
    let output = try await planned.aclio("new", "Run 5 km", "--no-questions")
    #expect(output.contains("By the offline planner"))
    #expect(try await planned.state("1").goal.name == "Run 5 km")
    let queued = try await stage(isInteractive: true, typed: ["q"])
    #expect(try await queued.aclio("new", "Run 5 km").contains("is waiting for the coach"))
    let discarded = try await stage(isInteractive: true, typed: ["d"])
    #expect(try await discarded.aclio("new", "Run 5 km").hasSuffix("Nothing was saved.\n"))
    #expect(try await discarded.world.store.read { try $0.pendingPlans() } == 0)
  }
}
