import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio bonus, stats, achievements and profile") struct GameCommandTests {
  @Test func `a day has one bonus`() async throws {
    let stage = try Stage.aclio()
    #expect(
      try await stage.aclio("bonus") == """
        Today’s bonus is yours.
        +25 points, 25 in all

        """)
    #expect(
      try await stage.aclio("bonus")
        == "Today’s bonus is already yours. Tomorrow brings another.\n")
    stage.nextDay()
    #expect(
      try await stage.aclio("bonus") == """
        Today’s bonus is yours.
        +35 points, 60 in all · 2 days in a row

        """)
    #expect(
      try await stage.aclioJSON("bonus") == [
        "claimed": false,
        "reward": ["points": 0, "total": 60, "new_level": nil, "achievements": []],
      ])
  }

  @Test func `no figure is cut at 20 columns`() async throws {
    let stage = try Stage.aclio(isInteractive: true, columns: 20)
    let output = try await stage.aclio("stats")
    #expect(!output.contains("…"))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test func `stats`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["One", "Two", "Three"])
    try await stage.tick("run", 1)
    stage.nextDay()
    for step in 2...3 { try await stage.tick("run", step) }
    #expect(
      try await stage.aclio("stats") == """
        Level          2, Explorer
        Points         120 of 300 points
        Streak         2 days
        Best streak    2 days
        Goals          1
        Goals reached  1
        Steps done     3
        Bonus days     0

        Steps done in the last seven days
        Monday     0
        Tuesday    0
        Wednesday  0
        Thursday   0
        Friday     0
        Saturday   1  ████████████████████
        Sunday     2  ████████████████████████████████████████

        """)
    let json = try await stage.aclioJSON("stats")
    #expect(json["steps_done"] == 3)
    #expect(json["level"] == ["number": 2, "name": "Explorer", "progress": 0.1, "next_at": 300])
  }

  @Test func `achievements are earned or on their way`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["One"])
    try await stage.tick("run", 1)
    #expect(
      try await stage.aclio("achievements") == """
        ✓  First goal          earned on 21 Nov 2026
        ✓  First step          earned on 21 Nov 2026
        ✓  First goal reached  earned on 21 Nov 2026
        ○  3 days in a row     1/3
        ○  7 days in a row     1/7
        ○  5 goals             1/5
        ○  3 goals reached     1/3
        ○  10 steps            1/10
        ○  50 steps            1/50
        ○  100 points          90/100
        ○  500 points          90/500
        ○  Level 5             1/5

        """)
  }

  @Test func `each achievement is earned at its measure and not before`() {
    for achievement in Achievement.allCases {
      let (feat, least) = achievement.rule
      #expect(least > 0)
      #expect(!achievement.isEarned(by: Achievement.Feats()))
      var feats = Achievement.Feats(goals: 5, steps: 50, completed: 3, bestStreak: 7, points: 1000)
      #expect(achievement.isEarned(by: feats))
      #expect(feats[keyPath: feat] >= least)
      feats = Achievement.Feats(goals: 4, steps: 9, completed: 2, bestStreak: 2, points: 99)
      let early: Set<Achievement> = [.firstGoal, .firstStep, .firstComplete]
      #expect(achievement.isEarned(by: feats) == early.contains(achievement))
    }
  }

  @Test func `a profile is told, shown and taken back`() async throws {
    let stage = try Stage.aclio()
    #expect(try await stage.aclio("profile").hasPrefix("Nothing is known about you"))
    _ = try await stage.aclio("profile", "--name", "Žofia O'Hara", "--age", "34")
    #expect(
      try await stage.aclio("profile", "--location", "Bratislava") == """
        Your profile is saved.
        Name      Žofia O'Hara
        Age       34
        Location  Bratislava

        """)
    _ = try await stage.aclio("profile", "--name", "", "--age", "")
    #expect(
      try await stage.aclioJSON("profile") == [
        "name": nil, "age": nil, "gender": nil, "location": "Bratislava",
      ])
    await #expect(throws: GoalRuleError.badAge) {
      _ = try await stage.aclio("profile", "--age", "12")
    }
    await #expect(throws: GoalRuleError.badName) {
      _ = try await stage.aclio("profile", "--name", "R2D2")
    }
  }
}
