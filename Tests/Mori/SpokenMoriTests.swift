import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Mori for who hears it") struct SpokenMoriTests {
  private func stage() async throws -> Stage {
    let stage = try await Stage.mori(born: "1990-01-01", isInteractive: true)
    try await stage.keep(minutes: 20, of: "exercise", on: "2026-11-20")
    try await stage.keep(minutes: 20, of: "exercise", on: "2026-11-21")
    return stage
  }

  @Test func `the main screen is sentences`() async throws {
    #expect(
      try await stage().mori("--screen-reader") == """
        Time Remaining
        15,747 days
        2,249 weeks, 43 years, 41 days, 46.1% lived

        Life in Squares
        80 years × 52 weeks
        1,924 lived, 2,235 to come

        Habit Tracking
        Exercise, +20 min, 2 days in a row, score 10%, 2 of the last 7 days
        Today’s Bonus: +20 min

        Today’s Gratitude
        Nothing yet. mori gratitude "…" keeps what you are grateful for.

        """)
  }

  @Test func `pictures are sentences too, also where the environment asks for it`() async throws {
    var stage = try await stage()
    stage.world.environment["DAYBOOK_SCREEN_READER"] = "1"
    #expect(
      try await stage.mori("grid")
        == "Life in Squares, 80 years × 52 weeks\n1,924 lived, 2,235 to come\n")
    let stats = try await stage.mori("habit", "stats", "exercise")
    #expect(stats.contains("Days kept in the last year: 2.\n"))
    #expect(stats.unicodeScalars.allSatisfy { !(0x2500...0x28FF).contains($0.value) })
  }

  @Test func `who hears can be asked as well`() async throws {
    let stage = try Stage(
      kinds: MoriPlugin().records, isInteractive: true, typed: ["1990-01-01", "", ""])
    #expect(try await stage.mori("setup", "--screen-reader").hasPrefix("Born Monday"))
  }

  @Test func `a pipe gets sentences where the option asks, not the environment`() async throws {
    var stage = try await Stage.mori(born: "1990-01-01")
    #expect(try await stage.mori("--screen-reader").contains("\n1,924 lived, 2,235 to come\n"))
    let usual = try await stage.mori()
    stage.world.environment["DAYBOOK_SCREEN_READER"] = "1"
    #expect(try await stage.mori() == usual)
  }
}
