import CoreModels
import CorePlugin
import CoreStorage
import Seeded
import TestSupport
import Testing

@testable import Mori

@Suite("What a habit's days add up to") struct HabitStatisticsTests {
  @Test func `weeks are those of ISO, and periods without minutes are left out`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    for (day, minutes) in [
      ("2025-12-28", "5"), ("2025-12-29", "10"), ("2026-01-01", "20"), ("2026-11-14", "7"),
      ("2026-11-15", "30"), ("2026-11-21", "40"),
    ] {
      _ = try await stage.mori("up", "read", minutes, "--date", day)
    }
    let stats = try await stage.moriJSON("habit", "stats", "read")
    #expect(
      stats == [
        [
          "id": "id-1", "name": "Read", "archived": false, "current_streak": 1, "best_streak": 2,
          "score": 0.13, "total_minutes": 112,
          "weeks": [
            ["week": "2025-W52", "minutes": 5], ["week": "2026-W01", "minutes": 30],
            ["week": "2026-W46", "minutes": 37], ["week": "2026-W47", "minutes": 40],
          ],
          "months": [
            ["month": "2025-12", "minutes": 15], ["month": "2026-01", "minutes": 20],
            ["month": "2026-11", "minutes": 77],
          ],
          "years": [["year": 2025, "minutes": 15], ["year": 2026, "minutes": 97]],
        ]
      ])
    let statistics = try await stage.statistics()[0]
    #expect((statistics.lastWeek, statistics.weekBefore) == (70, 7))
  }

  @Test func `weeks, months, years and the total always agree`() async throws {
    var random = SeededGenerator(seed: 3)
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    let records = (0..<200).map { _ in
      HabitMinutes(
        habit: "id-1",
        day: stage.world.today.advanced(by: -Int.random(in: 0...1200, using: &random)),
        device: "a", minutes: .random(in: -90...90, using: &random))
    }
    try await stage.world.store.transaction { for record in records { try $0.put(record) } }
    let statistics = try await stage.statistics()[0]
    #expect(statistics.weeks.map(\.minutes).reduce(0, +) == statistics.total)
    #expect(statistics.months.map(\.minutes).reduce(0, +) == statistics.total)
    #expect(statistics.years.map(\.minutes).reduce(0, +) == statistics.total)
    #expect(statistics.weeks.map(\.span).isAscending && statistics.months.map(\.span).isAscending)
  }

  @Test func `the day of --date is the last one that counts`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    _ = try await stage.mori("up", "read")
    let stats = try await stage.moriJSON("habit", "stats", "--date", "2026-11-20")[0]
    #expect(stats?["total_minutes"] == 0 && stats?["weeks"] == [])
  }
}

extension Stage {
  /// Returns all habits' statistics as of today.
  func statistics(year: Int? = nil) async throws -> [HabitStatistics] {
    let today = world.today
    return try await world.store.read {
      try HabitLedger(snapshot: $0).statistics(on: today, year: year)
    }
  }
}

extension Array where Element: Comparable {
  fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
