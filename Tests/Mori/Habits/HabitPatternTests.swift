import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("The rhythm of a habit") struct HabitPatternTests {
  /// The pattern of a habit with those minutes by their age in days.
  private func pattern(_ minutes: [Int: Int]) async throws -> HabitPattern {
    let stage = try await Stage.mori()
    _ = try await stage.mori("habit", "add", "Read")
    for (age, count) in minutes {
      let day = stage.world.today.advanced(by: -age)
      _ = try await stage.mori("up", "Read", "\(count)", "--date", "\(day)")
    }
    let today = stage.world.today
    return try await stage.world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      let history = try HabitHistory(ledger, from: .first, to: today)
      return HabitPattern(try ledger.find("Read"), in: history)
    }
  }

  // Today, 2026-11-21, is a Saturday.
  @Test func `finds the weekday with the most minutes on average`() async throws {
    let found = try await pattern([6: 60, 13: 60, 20: 0 + 30, 28: 5, 1: 10])
    #expect(found.strongest == .sunday)
    #expect(found.average == 38)
    #expect(found.keptDays == 5)
  }

  @Test func `knows none before four weeks, or where two are equal`() async throws {
    let short = try await pattern([6: 60, 13: 60])
    #expect(short.strongest == nil && short.keptDays == 2)
    let equal = try await pattern([6: 30, 5: 30, 13: 30, 12: 30, 30: 1])
    #expect(equal.strongest == nil)
  }

  @Test func `leaves today out, which is not over`() async throws {
    let found = try await pattern([0: 600, 6: 30, 28: 5])
    #expect(found.strongest == .sunday)
  }
}
