import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("mori") struct MainScreenTests {
  @Test func `says how to begin where nothing is set up`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori() == """
        Time Remaining
        mori setup --born 1990-01-01 starts your clock.

        Habit Tracking
        No habits yet. mori habit add Read adds one.
        Today’s Bonus: 0 min

        Today’s Gratitude
        Nothing yet. mori gratitude "…" keeps what you are grateful for.

        """)
    #expect(
      try await stage.moriJSON() == [
        "birth_date": nil, "expectancy_years": nil, "days_lived": nil, "days_remaining": nil,
        "borrowed_days": 0, "grid": nil, "habits": [], "todays_bonus_minutes": 0,
        "gratitude": nil,
      ])
  }

  /// Creates a stage for a 36-year-old user with minutes and an entry today.
  private func stage(
    isInteractive: Bool = false, columns: Int = 80, rows: Int = 24
  ) async throws -> Stage {
    let stage = try await Stage.mori(
      born: "1990-01-01", isInteractive: isInteractive, columns: columns, rows: rows)
    for day in ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"] {
      try await stage.keep(minutes: 20, of: "exercise", on: day)
    }
    try await stage.keep(minutes: -30, of: "read", on: "2026-11-21")
    _ = try await stage.mori("gratitude", "Tea with Ana, and the first snow.")
    return stage
  }

  @Test func `has its four sections as plain lines in a pipe`() async throws {
    #expect(
      try await stage().mori() == """
        Time Remaining
        15,747 days
        2,249 weeks · 43 years, 41 days · 46.1% lived

        Life in Squares
        80 years × 52 weeks
        ■ 1,924 lived   ▣ now   □ 2,235 to come

        Habit Tracking
        Exercise  +20 min  4 days in a row  score 19%
        Read      −30 min                    score 0%
        Today’s Bonus: −10 min

        Today’s Gratitude
        Tea with Ana, and the first snow.
        Last saved 09:30

        """)
  }

  @Test func `is one JSON value for scripts`() async throws {
    #expect(
      try await stage().moriJSON() == [
        "birth_date": "1990-01-01", "expectancy_years": 80, "days_lived": 13_473,
        "days_remaining": 15_747, "borrowed_days": 0,
        "grid": [
          "rows": 80, "columns": 52, "align": "weeks", "lived": 1924, "current": 1924,
          "remaining": 2235,
        ],
        "habits": [
          [
            "id": "exercise", "name": "Exercise", "step_minutes": 10, "today_minutes": 20,
            "streak": 4, "score": 0.19,
          ],
          [
            "id": "read", "name": "Read", "step_minutes": 10, "today_minutes": -30, "streak": 0,
            "score": 0,
          ],
        ],
        "todays_bonus_minutes": -10,
        "gratitude": [
          "day": "2026-11-21", "text": "Tea with Ana, and the first snow.",
          "last_saved": "2026-11-21T09:30:00Z",
        ],
      ])
  }

  @Test func `stands beside the squares where there is room, and fits the terminal`() async throws {
    let shown = try await stage(isInteractive: true).mori()
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(
      lines.prefix(4) == [
        "Time Remaining                                     Life in Squares",
        "▀█  █▀▀  ▀▀█ █ █ ▀▀█                               80 years × 52 weeks",
        " █  ▀▀█    █ ▀▀█   █                                0 ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "▀▀▀ ▀▀▀    ▀   ▀   ▀                                  ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
      ])
  }

  @Test func `stands above them where there is not`() async throws {
    #expect(
      try await stage(isInteractive: true, columns: 40).mori() == """
        Time Remaining
        ▀█  █▀▀  ▀▀█ █ █ ▀▀█
         █  ▀▀█    █ ▀▀█   █
        ▀▀▀ ▀▀▀    ▀   ▀   ▀
        days
        2,249 weeks · 43 years, 41 days · 46.1%
        lived

        Life in Squares
        80 years in one line
        ■■■■■■■■■■■■■■■■■■▣□□□□□□□□□□□□□□□□□□□□□

        Habit Tracking
        Exercise  +20 min  4 days in a row
        Read      −30 min
        Today’s Bonus: −10 min

        Today’s Gratitude
        Tea with Ana, and the first snow.
        Last saved 09:30

        """)
  }

  @Test func `shows the last seven days of each habit on a wide terminal`() async throws {
    let stage = try await stage(isInteractive: true, columns: 120, rows: 30)
    _ = try await stage.mori("habit", "add", "Piano")
    let shown = try await stage.mori().split(separator: "\n").map { line in
      String(line.prefix(72)).trimmingWhitespace()
    }
    let start = try #require(shown.firstIndex(of: "Habit Tracking"))
    #expect(
      shown[(start + 1)..<(start + 5)].joined(separator: "\n") == """
        Exercise    +20 min        ■ ■ ■ ■  4 days in a row  score 19%
        Read        −30 min              □                    score 0%
        Piano     due today              □                    score 0%
        Today’s Bonus: −10 min
        """)
  }

  @Test func `shows as many figures of a habit as fit, the score before nothing`() async throws {
    let stage = try await stage(isInteractive: true, columns: 71, rows: 22)
    let shown = try await stage.mori()
    #expect(shown.contains("Exercise  +20 min  4 days in a row  score 19%"), "\(shown)")
  }

  @Test(arguments: [20, 30, 57, 76, 90, 120, 200])
  func `is never wider than the terminal`(columns: Int) async throws {
    let stage = try await stage(isInteractive: true, columns: columns, rows: 50)
    _ = try await stage.mori("habit", "add", "A habit whose name takes far more room than there is")
    let shown = try await stage.mori()
    #expect(shown.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test func `shows the beginning of a long entry`() async throws {
    let stage = try await stage(isInteractive: true)
    _ = try await stage.mori("gratitude", String(repeating: "grateful ", count: 20_000))
    let shown = try await stage.mori()
    #expect(shown.contains("…"))
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= 26)
  }

  @Test func `says that everything pauses`() async throws {
    let stage = try await stage()
    try await stage.world.store.collection(of: MercySpan.self).put(
      MercySpan(from: Day(epochDay: 20_778), until: Day(epochDay: 20_785)))
    #expect(
      try await stage.mori().contains(
        "Everything is paused until the end of Saturday, 28 November 2026."))
  }

  @Test func `shows another day as it is in the record`() async throws {
    let answer = try await stage().moriJSON("--date", "2026-11-20")
    #expect(answer["todays_bonus_minutes"] == 20)
    #expect(answer["gratitude"] == .null)
    #expect(answer["days_remaining"] == 15_748)
  }

  @Test func `before birth nothing is lived, and past the squares everything`() async throws {
    let stage = try await stage()
    for (day, lived, remaining) in [("1980-01-01", 0, 4160), ("2075-01-01", 4160, 0)] {
      let grid = try await stage.moriJSON("--date", day)["grid"]
      #expect(grid?["lived"] == .integer(Int64(lived)))
      #expect(grid?["current"] == .null)
      #expect(grid?["remaining"] == .integer(Int64(remaining)))
    }
  }
}
