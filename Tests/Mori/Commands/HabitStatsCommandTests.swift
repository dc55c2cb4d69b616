import CoreModels
import CorePlugin
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("mori habit stats") struct HabitStatsCommandTests {
  private func stage(columns: Int = 80, language: Language = .english) async throws -> Stage {
    let stage = try await Stage.mori(columns: columns, language: language)
    _ = try await stage.mori("habit", "add", "Read")
    for (day, minutes) in [("10-30", "40"), ("11-02", "10"), ("11-20", "20"), ("11-21", "30")] {
      _ = try await stage.mori("up", "read", minutes, "--date", "2026-" + day)
    }
    _ = try await stage.mori("habit", "skip", "read", "--date", "2026-11-16")
    return stage
  }

  @Test func `a habit that is not due every day is counted in times`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "schedule", "read", "mon,wed,fri")
    _ = try await stage.mori("up", "read", "--date", "2026-11-18")
    let lines = try await stage.mori("habit", "stats", "read").split(separator: "\n")
    #expect(lines[1...2] == ["Current streak  2 times", "Best streak     2 times"])
    #expect(try await stage.mori("--plain").contains("2 times in a row"))
  }

  @Test func `a habit in figures, as a year of days, and by week, month and year`() async throws {
    #expect(
      try await stage(columns: 40).mori("habit", "stats", "read") == """
        Read · every day
        Current streak  2 days
        Best streak     2 days
        Score           14%
        Total           100 min
        Last 7 days
          50 min, before that 0 min

               Apr May Jun  Jul Aug  Sep Oct Nov
        Mon ·································░·~
        Tue ····································
        Wed ····································
        Thu ····································
        Fri ································█··▒
        Sat ···································▓
        Sun ···································
        less · ░ ▒ ▓ █ more   ~ skipped

        Weeks
        2026-W44  40 min  █████████████████▋
        2026-W45  10 min  ████▍
        2026-W47  50 min  ██████████████████████

        Months
        2026-10  40 min  ███████████████▍
        2026-11  60 min  ███████████████████████

        Years
        2026  100 min  █████████████████████████

        """)
  }

  @Test func `of all habits one after the other, without their periods`() async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "add", "Sit")
    let screen = try await stage.mori("habit", "stats")
    #expect(screen.contains("Read · every day\n") && screen.contains("\n\nSit · every day\n"))
    #expect(!screen.contains("2026-W47"))
  }

  @Test(arguments: Language.allCases)
  func `no line is wider than the terminal, in any language`(language: Language) async throws {
    let stage = try await stage()
    _ = try await stage.mori("habit", "rename", "read", String(repeating: "瞑想", count: 30))
    let statistics = try await stage.statistics()
    for columns in [20, 25, 33, 40, 57, 80, 120, 200] {
      let world = try await Stage.mori(columns: columns, language: language).world
      let lines =
        statistics.flatMap {
          HabitStatisticsScreen(statistics: $0, isDetailed: true).lines(in: world)
        } + HabitList(states: statistics.map(\.state), bonus: -1440).lines(in: world)
      #expect(lines.allSatisfy { $0.displayWidth <= columns }, "\(lines)")
    }
  }

  @Test func `drawn as SVG, or as PNG by the world; anything else is refused`() async throws {
    var stage = try await stage()
    stage.world.pictures = Pictures { svg, width in Data("\(width) \(svg.prefix(4))".utf8) }
    #expect(
      try await stage.mori("habit", "stats", "--out", "a.svg")
        == "The picture is in /here/a.svg.\n")
    #expect(try stage.world.files.text(of: "/here/a.svg", limit: 99_999).contains(">Read</text>"))
    #expect(
      try await stage.moriJSON("habit", "stats", "--out", "b.PNG", "--theme", "light")
        == ["file": "/here/b.PNG"])
    #expect(try stage.world.files.text(of: "/here/b.PNG", limit: 99) == "1000 <svg")
    await #expect(throws: FileError.unknownPictureType("c.jpg")) {
      try await stage.mori("habit", "stats", "--out", "c.jpg")
    }
  }
}
