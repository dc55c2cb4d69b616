import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Aclio

@Suite("Pages of goals and steps") struct GoalPagesTests {
  @Test func `who is new is welcomed, and comes to the dashboard afterwards`() async throws {
    let stage = try Stage.aclio()
    #expect(try await stage.page("/aclio") == "moved to /aclio/welcome")
    #expect(try await stage.page("/aclio/welcome").contains("Name a goal. Take the first step"))
    #expect(
      try await stage.submit(
        "/aclio/profile", ["name": "Ľudmila", "age": "30", "to": "/aclio/new"])
        == "/aclio/new")
    let html = try await stage.page("/aclio")
    #expect(html.contains("<h1>Good morning, Ľudmila</h1>"))
    #expect(html.contains("What would you like to achieve?"))
    await #expect(throws: GoalRuleError.badAge) {
      try await stage.submit("/aclio/profile", ["age": "7"])
    }
  }

  @Test func `the dashboard shows level, focus and rings, markup as text`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run <b>fast</b>", ["Buy shoes", "Run"])
    try await stage.tick("1", 1)
    let html = try await stage.page("/aclio")
    #expect(html.contains("<b>Run &lt;b&gt;fast&lt;/b&gt;</b>"))
    #expect(html.contains(##"stroke="#E5484D" stroke-dasharray="50 100""##))
    #expect(html.contains("<h2>Today’s focus</h2>"))
    #expect(html.contains("Level 1, Beginner"))
    #expect(!html.contains("fast</b></b>"))
  }

  @Test func `a step is ticked, pays, is told once, and is taken back`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes", "Run"])
    let step = try #require(try await stage.steps("run").first)
    let to = try await stage.submit("/aclio/goals/run/tick", ["step": step.id, "done": "1"])
    #expect(to == "/aclio/goals/run?gained=10&earned=first_step")
    let html = try await stage.page(to)
    #expect(html.contains("<span>+10 points</span>") && html.contains("Achievement: First step"))
    #expect(html.contains(#"<button class="tick" aria-pressed="true""#))
    #expect(
      try await stage.submit("/aclio/goals/run/tick", ["step": step.id, "done": "0"])
        == "/aclio/goals/run?gained=-10")
    #expect(try await stage.ledger().points == 30)
    await #expect(throws: StepHelpError.stepGone("")) {
      try await stage.submit("/aclio/goals/run/tick", ["step": "other/1"])
    }
  }

  @Test func `what a query claims to be gained is figures and our own names only`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes"])
    let html = try await stage.page("/aclio/goals/run?gained=1&earned=%3Cb%3E,x&level=99")
    #expect(html.contains("<span>+1 point</span>"))
    #expect(!html.contains("%3C") && !html.contains("level 99"))
    #expect(!(try await stage.page("/aclio/goals/run?gained=<b>")).contains("class=\"reward\""))
  }

  @Test func `a goal is renamed, dated, archived, brought back and deleted`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes"])
    _ = try await stage.submit(
      "/aclio/goals/run", ["name": "Run far", "due": "2026-12-24", "category": "creative"])
    let goal = try #require(try await stage.goals().first)
    #expect((goal.name, goal.dueDate?.description) == ("Run far", "2026-12-24"))
    #expect(goal.category == .creative)
    await #expect(throws: GoalError.self) {
      try await stage.submit("/aclio/goals/run", ["due": "2020-01-01"])
    }
    await #expect(throws: SafetyError.self) {
      try await stage.submit("/aclio/goals/run", ["name": "I want to kill myself"])
    }
    _ = try await stage.submit("/aclio/goals/run/archive", ["archived": "1"])
    #expect(try await stage.page("/aclio/goals?status=archived").contains("Run far"))
    _ = try await stage.submit("/aclio/goals/run/archive", ["archived": "0"])
    #expect(try await stage.page("/aclio/goals").contains("Run far"))
    #expect(try await stage.submit("/aclio/goals/run/delete") == "/aclio/goals")
    #expect(try await stage.page("/aclio/goals/run") == "missing")
  }

  @Test func `steps are added, moved, changed and removed`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["One", "Two"])
    _ = try await stage.submit("/aclio/goals/run/steps", ["title": "Three <i>"])
    #expect(try await stage.page("/aclio/goals/run").contains("<b>Three &lt;i&gt;</b>"))
    let step = try #require(try await stage.steps("run").last)
    let path = AclioPath.step(step)
    _ = try await stage.submit(path + "/move", ["by": "-1"])
    #expect(try await stage.steps("run").map(\.title) == ["One", "Three <i>", "Two"])
    _ = try await stage.submit(path, ["title": "3", "duration": "1 hour", "due": "2026-12-01"])
    #expect(try await stage.page(path).contains("1 hour · due 1 Dec 2026"))
    _ = try await stage.submit(path + "/remove")
    #expect(try await stage.steps("run").map(\.title) == ["One", "Two"])
    let before = try await stage.steps("run").count
    _ = try await stage.submit("/aclio/goals/run/extend")
    #expect(try await stage.steps("run").count > before)
  }

  @Test func `the plan as text is kept, unless it changed meanwhile`() async throws {
    let stage = try Stage.aclio()
    let goal = try await stage.keep("Run", ["One", "Two"])
    let seen = PlanFingerprint.of(try await stage.world.store.read { try $0.state(of: goal) })
    // Text carried over to the page's next version keeps the fingerprint its writer saw.
    let field = "name=\"seen\" value=\"\(seen)\" data-seen>"
    #expect(try await stage.page("/aclio/goals/run/edit").contains(field))
    _ = try await stage.submit(
      "/aclio/goals/run/plan", ["seen": seen, "plan": "2. Two\nNew | 1 hour\n1. One"])
    #expect(try await stage.steps("run").map(\.title) == ["Two", "New", "One"])
    await #expect(throws: GoalError.changedMeanwhile("Run")) {
      try await stage.submit("/aclio/goals/run/plan", ["seen": seen, "plan": "X"])
    }
  }

  @Test func `a step is explained and drafted once, and both are shown`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run 5 km", ["Buy running shoes", "Run"])
    let path = AclioPath.step(try #require(try await stage.steps("run 5 km").first))
    #expect(try await stage.submit(path + "/expand") == path)
    #expect(try await stage.submit(path + "/do") == path)
    let html = try await stage.page(path)
    #expect(html.contains("From the offline planner.") && html.contains("id=\"document\""))
    #expect(html.contains("Explain again") && html.contains("☐ "))
    #expect(try await stage.page(path + "/document.md") == "a file")
  }

  @Test func `limits are told kindly, and nothing is used up by looking`() async throws {
    let stage = try Stage.aclio()
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    for name in ["One goal", "Two goals", "Three goals"] { try await stage.keep(name, ["A"]) }
    #expect(try await stage.page("/aclio/new").contains("0 of 3 goals left"))
    #expect(
      try await stage.page("/aclio/premium").contains("3 of 3 detailed explanations left today"))
    await #expect(throws: GateError.self) {
      try await stage.submit("/aclio/new", ["goal": "Run a marathon"])
    }
  }

  @Test func `hundreds of goals come page by page, found by words and status`() async throws {
    let stage = try Stage.aclio()
    for number in 1...30 { try await stage.keep("Goal \(number)", ["Step"]) }
    let html = try await stage.page("/aclio/goals")
    #expect(html.components(separatedBy: "<li class=\"card goal\">").count == 25)
    #expect(html.contains("1 / 2") && html.contains("page=2"))
    let found = try await stage.page("/aclio/goals?words=goal+30&sort=name")
    #expect(found.components(separatedBy: "<li class=\"card goal\">").count == 2)
    #expect(try await stage.page("/aclio/goals?words=zz").contains("No goals match."))
  }
}

extension Stage {
  /// The steps of a goal in order, by the goal's id.
  func steps(_ goal: String) async throws -> [GoalStep] {
    try await world.store.read { snapshot in
      try snapshot.state(of: try #require(try snapshot.find(Goal.self, goal))).steps
    }
  }
}
