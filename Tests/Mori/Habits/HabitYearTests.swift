import CoreModels
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("A habit's year in weeks") struct HabitYearTests {
  private func year(_ number: Int?) async throws -> HabitYear {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    _ = try await stage.mori("up", "read", "40")
    _ = try await stage.mori("up", "read", "41", "--date", "2026-11-18")
    _ = try await stage.mori("up", "read", "10", "--date", "2026-11-19")
    _ = try await stage.mori("down", "read", "10", "--date", "2026-11-20")
    _ = try await stage.mori("habit", "skip", "read", "--date", "2026-11-17")
    return try await stage.statistics(year: number)[0].year
  }

  @Test func `without a number it ends with this week, whose other days are still to come`()
    async throws
  {
    let map = try await year(nil).map(in: .english)
    #expect(map.columns.count == 53)
    #expect(
      map.columns.last?.cells
        == [.level(0), .pause, .level(4), .level(1), .level(0), .level(4), .blank])
    #expect(map.columns.first?.cells == Array(repeating: .level(0), count: 7))
    #expect(
      map.columns.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")
        == "Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov")
  }

  @Test(arguments: [(1, 52), (2015, 53), (2020, 53), (2026, 53), (2027, 52), (9999, 52)])
  func `a year has its ISO weeks`(number: Int, weeks: Int) async throws {
    let year = try await year(number)
    #expect(year.mondays.count == weeks)
    #expect(year.mondays.allSatisfy { $0.weekday == .monday && $0.isoWeek.year == number })
  }
}
