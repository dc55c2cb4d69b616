import AclioModeration
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("Pages of a new goal") struct NewGoalPagesTests {
  @Test func `a goal goes from words over questions and a plan to steps`() async throws {
    let stage = try Stage.aclio()
    let path = try await stage.submit(
      "/aclio/new", ["goal": "Run 10 km in April", "due": "2027-04-30", "category": ""])
    let questions = try await stage.page(path)
    #expect(questions.contains("<h1>Run 10 km in April</h1>"))
    #expect(questions.contains("name=\"answer-1\""))
    #expect(try await stage.submit(path + "/plan", ["answer-1": "Never"]) == path)
    let plan = try await stage.page(path)
    #expect(plan.contains("name=\"title-1\"") && plan.contains("Keep this plan"))
    #expect(try await stage.goals().isEmpty)
    let to = try await stage.submit(path + "/keep", ["title-1": "Buy shoes", "out-2": "1"])
    #expect(to.hasPrefix("/aclio/goals/") && to.contains("gained=30"))
    let goal = try #require(try await stage.goals().first)
    let steps = try await stage.steps(goal.id)
    #expect(steps.first?.title == "Buy shoes")
    #expect(goal.dueDate == Day("2027-04-30"))
    #expect(try await stage.submit(path + "/keep") == AclioPath.goal(goal.id))
    #expect(try await stage.goals().count == 1)
    #expect(try await stage.page(path) == "moved to /aclio")
  }

  @Test func `without questions the plan is there at once, and can be thrown away`() async throws {
    let stage = try Stage.aclio()
    let path = try await stage.submit("/aclio/new", ["goal": "Learn <b>guitar</b>", "quick": "1"])
    let html = try await stage.page(path)
    #expect(html.contains("Learn &lt;b&gt;guitar&lt;/b&gt;</h1>") && html.contains("title-8"))
    #expect(try await stage.submit(path + "/discard") == "/aclio")
    #expect(try await stage.page(path) == "moved to /aclio/new")
  }

  @Test func `what the coach does not know is said before it asks`() async throws {
    let stage = try Stage.aclio()
    let path = try await stage.submit("/aclio/new", ["goal": "Settle the score with destiny"])
    let questions = try await stage.page(path)
    #expect(questions.contains("I do not know this kind of goal well enough"))
    #expect(questions.contains("Say it in other words"))
    _ = try await stage.submit(path + "/plan", ["answer-1": ""])
    let plan = try await stage.page(path)
    #expect(plan.contains("title-8") && !plan.contains("title-9"))
    let several = try await stage.submit(
      "/aclio/new", ["goal": "Save 2000 euros and run a half marathon"])
    let html = try await stage.page(several)
    #expect(html.contains("/aclio/new?goal=Save%202000%20euros\""))
    #expect(html.contains("/aclio/new?goal=run%20a%20half%20marathon\""))
  }

  @Test func `the page asks for the language of a plan too`() async throws {
    let stage = try Stage.aclio(language: .german)
    let path = try await stage.submit("/aclio/new", ["goal": "Ein Heimnetzwerk einrichten"])
    #expect(try await stage.page(path).contains("Englisch oder Deutsch?"))
    _ = try await stage.submit(path + "/plan", ["answer-1": "Englisch"])
    #expect(try await stage.page(path).contains("title-8"))
  }

  @Test func `what is refused is refused before anybody is asked`() async throws {
    let stage = try Stage.aclio()
    await #expect(throws: TextViolation.self) {
      try await stage.submit("/aclio/new", ["goal": "a"])
    }
    await #expect(throws: SafetyError(reason: .selfHarm)) {
      try await stage.submit("/aclio/new", ["goal": "I want to kill myself"])
    }
    await #expect(throws: GoalError.self) {
      try await stage.submit("/aclio/new", ["goal": "Run far", "due": "2020-01-01"])
    }
    let path = try await stage.submit("/aclio/new", ["goal": "Run 5 km"])
    await #expect(throws: SafetyError.self) {
      try await stage.submit(path + "/plan", ["answer-1": "I want to kill myself"])
    }
  }

  @Test func `a step that the person writes is held to the rules`() async throws {
    let stage = try Stage.aclio()
    let path = try await stage.submit("/aclio/new", ["goal": "Run 5 km", "quick": "1"])
    await #expect(throws: TextViolation.self) {
      try await stage.submit(path + "/keep", ["title-1": " "])
    }
    let all = Dictionary(uniqueKeysWithValues: (1...20).map { ("out-\($0)", "1") })
    await #expect(throws: GoalError.noSteps) { try await stage.submit(path + "/keep", all) }
  }

  @Test func `without a network the goal waits, or is planned offline`() async throws {
    let stage = try await Stage.waiting()
    let path = try await stage.submit("/aclio/new", ["goal": "Run 5 km", "quick": "1"])
    #expect(try await stage.page(path).contains("Your goal is not lost"))
    #expect(try await stage.submit(path + "/queue") == "/aclio/pending")
    let html = try await stage.page("/aclio/pending")
    #expect(html.contains("<b>Run 5 km</b>") && html.contains("Anthropic"))
    let id = try await stage.world.store.collection(of: PendingPlan.self).list()[0].id
    _ = try await stage.submit("/aclio/pending/cancel", ["id": id])
    #expect(try await stage.page("/aclio/pending").contains("No plan is waiting."))
    let other = try await stage.submit("/aclio/new", ["goal": "Learn guitar", "quick": "1"])
    _ = try await stage.submit(other + "/plan", ["offline": "1"])
    #expect(try await stage.page(other).contains("Keep this plan"))
  }

  @Test func `a plan comes as events, and is the one that the page shows`() async throws {
    let stage = try Stage.aclio()
    let path = try await stage.submit("/aclio/new", ["goal": "Run 5 km"])
    let events = try await stage.stream(path + "/stream", #"{"answers":["Never"]}"#)
    #expect(events.contains(#"data: {"stage":1}"#) && events.contains(#""step":"#))
    #expect(events.hasSuffix("data: {\"done\":true,\"to\":\"\(path)\"}\n\n"))
    #expect(try await stage.page(path).contains("Keep this plan"))
    #expect(try await stage.stream("/aclio/new/none/stream", "{}").contains("no_such_draft"))
    let refused = try await stage.stream(
      path + "/stream", #"{"answers":["I want to kill myself"]}"#)
    #expect(refused.contains(#"{"error":"#) && !refused.contains("done"))
  }
}
