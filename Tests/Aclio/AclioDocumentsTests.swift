import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("Aclio in an export for reading") struct AclioDocumentsTests {
  private func documents(_ stage: Stage) async throws -> [ExportedFile] {
    let moment = stage.world.moment
    return try await stage.world.store.read { try AclioPlugin().documents(from: $0, at: moment) }
  }

  private func message(
    _ text: String, by role: ChatTurn.Role, about goal: String?, at second: Int,
    state: ChatMessage.State = .complete
  ) throws -> ChatMessage {
    let begin = try #require(Instant("2026-11-21T09:31:00Z"))
    return ChatMessage(
      goal: goal, role: role, text: text, state: state, createdAt: begin.adding(seconds: second),
      coach: role == .assistant ? .anthropic : nil, unique: "\(second)")
  }

  @Test func `nothing begun is no page`() async throws {
    #expect(try await documents(.aclio()) == [])
  }

  @Test func `a goal has its plan, its ticks, what was told and written, and what was said`()
    async throws
  {
    let stage = try Stage.aclio()
    let goal = try await stage.keep("Run *5* km", ["# Buy shoes", "Run"], due: "2026-12-01")
    try await stage.tick("1", 1)
    let messages = [
      try message("# Hello\n- is it far?", by: .user, about: goal.id, at: 0),
      try message("# Not far\n\n```\n# 5 km", by: .assistant, about: goal.id, at: 5),
      try message("", by: .assistant, about: goal.id, at: 9, state: .interrupted),
    ]
    try await stage.world.store.transaction { transaction in
      let step = try transaction.snapshot.state(of: goal).steps[0]
      try transaction.put(
        StepExpansion(
          Expansion(
            guide: "# How\n\nTry them **on**.", resources: [], tips: ["In the evening"],
            searchQuery: ""),
          of: step, by: .offline, at: goal.createdAt))
      try transaction.put(
        StepDocument(
          id: step.id, coach: .anthropic, at: goal.createdAt, text: "# List\n\n- Shoes\n<!--"))
      for message in messages { try transaction.put(message) }
    }
    let files = try await documents(stage)
    #expect(files.map(\.path) == ["aclio/goals.md", "aclio/run-5-km.md"])
    #expect(
      files[1].text == """
        # Run \\*5\\* km

        Health & Fitness, 1 of 2 steps, due 1 Dec 2026

        - [x] \\# Buy shoes *Saturday, 21 November 2026*
          About # Buy shoes.
        - [ ] Run
          About Run.

        ## \\# Buy shoes

        > ### How
        >
        > Try them **on**.
        >
        > ##### Tips
        > - In the evening

        *From the offline planner.*

        > ### List
        >
        > - Shoes
        > <!--

        *From the coach Anthropic.*

        ## Conversation

        **You** *Saturday, 21 November 2026, 09:31*

        \\# Hello\u{20}\u{20}
        \\- is it far?

        **Claude** *Saturday, 21 November 2026, 09:31*

        > ### Not far
        >
        > ```
        > # 5 km

        **Claude** *Saturday, 21 November 2026, 09:31*

        (interrupted; what arrived is saved)

        """)
  }

  @Test func `a page leads to every goal, and tells how far the person has come`() async throws {
    let stage = try Stage.aclio()
    for name in ["Goals", "Run!", "Run?", "走 100 里", "***"] {
      try await stage.keep(name, ["Begin"])
    }
    try await stage.tick("走", 1)
    let person = Profile(name: "Anna", age: 36, location: "Bratislava")
    let said = try message("Where to begin?", by: .user, about: nil, at: 0)
    try await stage.world.store.transaction { transaction in
      try transaction.put(person)
      try transaction.put(said)
      try transaction.archive(transaction.snapshot.goal(named: "Goals"))
    }
    let files = try await documents(stage)
    #expect(
      files.map(\.path) == [
        "aclio/goals.md", "aclio/goal.md", "aclio/run.md", "aclio/run-2.md", "aclio/走-100-里.md",
        "aclio/goals-2.md",
      ])
    #expect(
      files[0].text == """
        # Aclio

        Anna, 36, Bratislava

        Level 1, Beginner, 90 of 100 points, Best streak: 1 day

        ## Goals

        - [\\*\\*\\*](goal.md): Health & Fitness, 0 of 1 step
        - [Run!](run.md): Health & Fitness, 0 of 1 step
        - [Run?](run-2.md): Health & Fitness, 0 of 1 step
        - [走 100 里](走-100-里.md): Health & Fitness, 1 of 1 step, reached
        - [Goals](goals-2.md): Health & Fitness, 0 of 1 step, archived

        ## Achievements

        - First goal *Saturday, 21 November 2026*
        - First step *Saturday, 21 November 2026*
        - First goal reached *Saturday, 21 November 2026*
        - 5 goals *Saturday, 21 November 2026*

        ## All your goals

        **You** *Saturday, 21 November 2026, 09:31*

        Where to begin?

        """)
  }

  @Test func `names of files fit, whatever goals are called`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep(String(repeating: "long ", count: 40), [])
    try await stage.keep(String(repeating: "x", count: 200), [])
    let files = try await documents(stage)
    #expect(files.allSatisfy { $0.path.utf8.count < 100 })
    #expect(Set(files.map(\.path)).count == 3)
  }
}
