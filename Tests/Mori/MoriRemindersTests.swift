import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Reminders of habits and gratitude") struct MoriRemindersTests {
  /// Returns the desktop notifications at an hour of Saturday, 2026-11-21.
  private func shown(
    at hour: Int, after commands: [[String]] = [], paused: Bool = false
  ) async throws -> [String] {
    var stage = try await Stage.mori()
    let desktop = RecordedNotifier()
    stage.world.notifier = desktop.notifier
    for command in commands { _ = try await stage.run(MoriPlugin.self, command) }
    if paused {
      let today = stage.world.today
      try await stage.world.store.collection(of: MercySpan.self)
        .put(MercySpan(from: today, until: today))
    }
    _ = try await stage.mori("remind", "on")
    stage.clock.advance(seconds: (hour - 9) * 3600 - 1740)
    _ = try await stage.mori("remind", "fire")
    let title = hour == 19 ? "Habit Tracking" : "Today’s Gratitude"
    return desktop.shown.filter { $0.hasPrefix(title) }
  }

  private static let begun = [["habit", "add", "Read", "--date", "2026-11-01"]]
  private static let open = ["Habit Tracking: Still open today: Read."]

  private static let evenings: [([[String]], [String])] = [
    ([], open),
    ([["up", "read"]], []),
    ([["down", "read"]], open),
    ([["habit", "skip", "read"]], []),
    ([["habit", "archive", "read"]], []),
    ([["habit", "schedule", "read", "mon,sun"]], []),
    ([["habit", "schedule", "read", "sat"]], open),
    ([["habit", "add", "Run"]], ["Habit Tracking: Still open today: Read, Run."]),
  ]

  @Test(arguments: evenings)
  func `in the evening the habits that the day asks for and that are open`(
    commands: [[String]], expected: [String]
  ) async throws {
    #expect(try await shown(at: 19, after: Self.begun + commands) == expected)
  }

  private static let weeks: [([String], [String])] = [
    ([], open),
    (["2026-11-15", "2026-11-17"], open),
    (["2026-11-15", "2026-11-17", "2026-11-20"], []),
    // The fourteenth has dropped out of the last seven days.
    (["2026-11-14", "2026-11-17", "2026-11-20"], open),
    (["2026-11-21"], []),
  ]

  @Test(arguments: weeks)
  func `times in days ask until the last days hold them`(
    days: [String], expected: [String]
  ) async throws {
    let habit = [["habit", "add", "Read", "--schedule", "3/7", "--date", "2026-11-01"]]
    let kept = days.map { ["up", "read", "--date", $0] }
    #expect(try await shown(at: 19, after: habit + kept) == expected)
  }

  @Test func `without habits and on paused days nothing`() async throws {
    #expect(try await shown(at: 19).isEmpty)
    #expect(try await shown(at: 19, after: Self.begun, paused: true).isEmpty)
    #expect(try await shown(at: 21, paused: true).isEmpty)
  }

  @Test func `at nine the day's question, until the day has its entry`() async throws {
    let day = try #require(Day("2026-11-21"))
    let prompt = DiaryText.prompt(on: day).text(in: .english)
    #expect(try await shown(at: 21) == ["Today’s Gratitude: \(prompt)"])
    #expect(try await shown(at: 21, after: [["gratitude", "Rain"]]).isEmpty)
  }

  @Test func `every day has its own question`() async throws {
    let prompts = try (21...24).map { number in
      DiaryText.prompt(on: try #require(Day(year: 2026, month: 11, day: number)))
        .text(in: .english)
    }
    #expect(Set(prompts).count == prompts.count)
  }
}
