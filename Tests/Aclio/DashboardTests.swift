import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio") struct DashboardTests {
  private func stage(columns: Int = 80, isInteractive: Bool = true) async throws -> Stage {
    let stage = try Stage.aclio(isInteractive: isInteractive, columns: columns)
    _ = try await stage.aclio("profile", "--name", "Anna")
    try await stage.keep("Run a half marathon", ["Buy shoes", "Run"], due: "2026-12-20")
    stage.clock.advance(seconds: 60)
    try await stage.keep(
      "Save 500 €", ["Open an account", "Save"], category: .finance, due: "2026-11-21")
    try await stage.tick("run", 1)
    return stage
  }

  @Test func `begins with how to begin`() async throws {
    #expect(
      try await Stage.aclio(isInteractive: true).aclio() == """
        Good morning
        Level 1, Beginner · 0 of 100 points
        ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
        No streak yet: a step starts one · aclio bonus claims today’s 25 points

        No goals yet. Name one and get a plan: aclio new "Run 5 km in April"

        """)
  }

  @Test func `on a wide terminal`() async throws {
    #expect(
      try await stage().aclio() == """
        Good morning, Anna
        Level 1, Beginner · 40 of 100 points
        ████████████████░░░░░░░░░░░░░░░░░░░░░░░░
        1 day in a row · aclio bonus claims today’s 25 points

        ╭─ Focus ──────────────────────────────────────────────────────────────╮
        │ Open an account                                                      │
        │ Save 500 €                                                           │
        ╰──────────────────────────────────────────────────────────────────────╯

        Goals
        2  Save 500 €           ░░░░░░░░░░   0%  due today
        1  Run a half marathon  █████░░░░░  50%  due 20 Dec 2026

        """)
  }

  @Test func `on a narrow terminal`() async throws {
    #expect(
      try await stage(columns: 40).aclio() == """
        Good morning, Anna
        Level 1, Beginner · 40 of 100 points
        ████████████████░░░░░░░░░░░░░░░░░░░░░░░░
        1 day in a row · aclio bonus claims
        today’s 25 points

        ╭─ Focus ──────────────────────────────╮
        │ Open an account                      │
        │ Save 500 €                           │
        ╰──────────────────────────────────────╯

        Goals
        2  Save 500 €        0%  due today
        1  Run a half mar…  50%  due 20 Dec 2026

        """)
  }

  @Test func `on the narrowest terminal`() async throws {
    #expect(
      try await stage(columns: 20).aclio() == """
        Good morning, Anna
        Level 1, Beginner ·
        40 of 100 points
        ████████░░░░░░░░░░░░
        1 day in a row ·
        aclio bonus claims
        today’s 25 points

        ╭─ Focus ──────────╮
        │ Open an account  │
        │ Save 500 €       │
        ╰──────────────────╯

        Goals
        2  Save 500 €     0%
        1  Run a half…   50%

        """)
  }

  @Test func `in a pipe`() async throws {
    #expect(
      try await stage(isInteractive: false).aclio() == """
        Good morning, Anna
        Level 1, Beginner · 40 of 100 points
        1 day in a row · aclio bonus claims today’s 25 points

        Focus: Open an account (Save 500 €)

        Goals
        2  Save 500 €            0%  due today
        1  Run a half marathon  50%  due 20 Dec 2026

        """)
  }

  @Test(arguments: [20, 30, 40, 60, 80, 200])
  func `no line is wider than the terminal`(columns: Int) async throws {
    let stage = try await stage(columns: columns)
    for arguments in [
      [], ["list"], ["show", "1"], ["stats"], ["achievements"], ["done", "1", "2"], ["bonus"],
      ["profile"], ["delete", "1"],
    ] {
      let output = try await stage.run(AclioPlugin.self, arguments)
      for line in output.split(separator: "\n") {
        #expect(String(line).visibleWidth <= columns, "\(arguments): \(line)")
      }
    }
  }

  @Test func `gives scripts all there is`() async throws {
    let json = try await stage().aclioJSON()
    #expect(
      json == [
        "profile": ["name": "Anna", "age": nil, "gender": nil, "location": nil],
        "goals": [
          [
            "id": "run a half marathon", "name": "Run a half marathon",
            "category": "Health & Fitness", "due_date": "2026-12-20", "progress": 50,
            "completed": false, "next_step": "Run",
            "steps": [
              [
                "id": "run a half marathon/id-1", "title": "Buy shoes",
                "description": "About Buy shoes.", "duration": nil, "done": true,
              ],
              [
                "id": "run a half marathon/id-2", "title": "Run", "description": "About Run.",
                "duration": nil, "done": false,
              ],
            ],
          ],
          [
            "id": "save 500 €", "name": "Save 500 €", "category": "Finance",
            "due_date": "2026-11-21", "progress": 0, "completed": false,
            "next_step": "Open an account",
            "steps": [
              [
                "id": "save 500 €/id-3", "title": "Open an account",
                "description": "About Open an account.", "duration": nil, "done": false,
              ],
              [
                "id": "save 500 €/id-4", "title": "Save", "description": "About Save.",
                "duration": nil, "done": false,
              ],
            ],
          ],
        ],
        "points": 40, "level": ["number": 1, "name": "Beginner", "progress": 0.4, "next_at": 100],
        "streak": ["current": 1, "best": 1], "achievements": ["first_goal", "first_step"],
        "premium": ["active": true, "source": "self-hosted"],
        "usage": ["expand_left": nil, "do_left": nil, "goals_left": nil], "coach": "offline",
        "pending": 0,
      ])
  }

  @Test func `stands still during mercy days`() async throws {
    let stage = try await stage(isInteractive: false)
    try await stage.world.store.transaction { transaction in
      let from = try #require(Day("2026-11-21"))
      try transaction.put(MercySpan(from: from, until: from.advanced(by: 2)))
    }
    let output = try await stage.aclio()
    #expect(
      output.contains(
        "Paused until the end of 23 Nov 2026: nothing is due, and no streak is broken.\n"))
    #expect(!output.contains("due today"))
  }

  @Test func `the widget is one line`() async throws {
    let stage = try await stage(isInteractive: false)
    #expect(try await stage.aclio("widget") == "○ Open an account (Save 500 €, 0%)\n")
    #expect(try await stage.aclio("widget", "--width", "10") == "○ Open an…\n")
  }
}
