import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio list and show") struct ListCommandTests {
  private func stage(isInteractive: Bool = true, columns: Int = 80) async throws -> Stage {
    let stage = try Stage.aclio(isInteractive: isInteractive, columns: columns)
    try await stage.keep("Run a half marathon", ["Buy shoes", "Run"], due: "2026-11-20")
    stage.clock.advance(seconds: 60)
    try await stage.keep(
      "Learn Spanish so well that I can read novels", ["Begin", "Go on", "End"],
      category: .education, due: "2026-11-24")
    stage.clock.advance(seconds: 60)
    try await stage.keep("Save 500 €", ["Open an account"], category: .finance)
    try await stage.tick("save", 1)
    try await stage.tick("learn", 1)
    return stage
  }

  @Test func `the list on a wide terminal`() async throws {
    #expect(
      try await stage().aclio("list") == """
           Goal                                               Progress  Due
        ─  ─────────────────────────────────────  ──────────  ────────  ────────────────
        1  Run a half marathon                    ░░░░░░░░░░        0%  overdue by 1 day
        2  Learn Spanish so well that I can rea…  ███░░░░░░░       33%  due in 3 days
        3  Save 500 €                             ██████████      100%  reached

        """)
  }

  @Test func `the list on narrower ones`() async throws {
    #expect(
      try await stage(columns: 40).aclio("list") == """
           Goal       Progress  Due
        ─  ─────────  ────────  ────────────────
        1  Run a ha…        0%  overdue by 1 day
        2  Learn Sp…       33%  due in 3 days
        3  Save 500…      100%  reached

        """)
    #expect(
      try await stage(columns: 20).aclio("list") == """
        1  Run a half…    0%
        2  Learn Span…   33%
        3  Save 500 €   100%

        """)
  }

  @Test(arguments: [
    ([], ["1", "2", "3"]), (["--sort", "due"], ["1", "2", "3"]),
    (["--sort", "progress"], ["3", "2", "1"]), (["--sort", "name"], ["2", "1", "3"]),
    (["--status", "active"], ["1", "2"]), (["--status", "completed"], ["3"]),
    (["--status", "overdue"], ["1"]), (["--status", "soon"], ["2"]), (["--status", "today"], []),
    (["--status", "archived"], []), (["--category", "finance"], ["3"]),
    (["spanish"], ["2"]), (["RUN", "half"], ["1"]), (["run", "spanish"], []),
  ])
  func `is sorted and filtered`(arguments: [String], numbers: [String]) async throws {
    let stage = try await stage(isInteractive: false)
    let output = try await stage.run(AclioPlugin.self, ["list"] + arguments)
    let found = output.split(separator: "\n").compactMap { $0.first }.filter(\.isNumber)
    #expect(found.map(String.init) == numbers)
  }

  @Test func `scripts get numbers, ids and states`() async throws {
    let json = try await stage(isInteractive: false).aclioJSON("list", "learn")
    #expect(
      json == [
        [
          "id": "learn spanish so well that i can read novels", "number": 2,
          "name": "Learn Spanish so well that I can read novels", "category": "Education",
          "due_date": "2026-11-24", "due_status": "soon", "progress": 33, "completed": false,
          "archived": false, "next_step": "Go on", "steps_done": 1, "steps_total": 3,
          "created_at": "2026-11-21T09:31:00Z",
        ]
      ])
  }

  @Test func `without goals it says how to begin`() async throws {
    #expect(
      try await Stage.aclio().aclio("list")
        == "No goals yet. Name one and get a plan: aclio new \"Run 5 km in April\"\n")
  }

  @Test func `a goal on a terminal`() async throws {
    #expect(
      try await stage().aclio("show", "2") == """
        Learn Spanish so well that I can read novels
        Education · 1 of 3 steps · due in 3 days
        █████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░

        ✓  1  Begin

        ○  2  Go on
              About Go on.

        ○  3  End
              About End.

        aclio expand 2 2 says more about step 2.

        """)
  }

  @Test func `a goal on a narrow terminal`() async throws {
    #expect(
      try await stage(columns: 20).aclio("show", "2") == """
        Learn Spanish so
        well that I can read
        novels
        Education · 1 of 3
        steps · due in 3
        days
        ██████░░░░░░░░░░░░░░

        ✓  1  Begin

        ○  2  Go on
            About Go on.

        ○  3  End
            About End.

        aclio expand 2 2
        says more about step
        2.

        """)
  }

  @Test func `a goal in a pipe`() async throws {
    #expect(
      try await stage(isInteractive: false).aclio("show", "1") == """
        Run a half marathon
        Health & Fitness · 0 of 2 steps · overdue by 1 day
        ○  1  Buy shoes
              About Buy shoes.
        ○  2  Run
              About Run.

        """)
  }
}
