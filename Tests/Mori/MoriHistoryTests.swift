import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("Mori in the history") struct MoriHistoryTests {
  private func lastSentence(in stage: Stage) async throws -> String? {
    let store = stage.world.store
    let words = ChangeWords(store: store, plugins: [MoriPlugin()])
    return try await ChangeStory.all(store.history(limit: 1), words, in: store)
      .first?.sentence(in: stage.world)
  }

  @Test func `says that a day is skipped`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-16")
    _ = try await stage.mori("habit", "skip", "read")
    #expect(try await lastSentence(in: stage) == "Read: skipped")
  }

  @Test func `says that a habit was moved, without the number of its place`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    for name in ["Piano", "Walk"] { _ = try await stage.mori("habit", "add", name) }
    _ = try await stage.mori("habit", "move", "walk", "1")
    let sentence = try #require(await lastSentence(in: stage))
    #expect(sentence.hasSuffix(": new place in the list"))
  }

  @Test func `says what was set up, and which reminders are on`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    _ = try await stage.mori("setup", "--born", "1991-02-03")
    #expect(
      try await lastSentence(in: stage)
        == "Born Sunday, 3 February 1991, with a life expectancy of 80 years")
    _ = try await stage.mori("remind", "on", "habits", "--at", "18:30")
    #expect(try await lastSentence(in: stage) == "Habit Tracking: On at 18:30")
  }

  @Test func `says yes and no in words`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let day = try #require(Day("2020-01-01"))
    let marks = stage.world.store.collection(of: WeekMark.self)
    for (isMilestone, words) in [(false, "added"), (true, "milestone"), (false, "milestone: no")] {
      try await marks.put(WeekMark(day: day, text: "Moved", color: nil, isMilestone: isMilestone))
      #expect(try await lastSentence(in: stage)?.hasPrefix("Moved: \(words)") == true)
    }
  }
}
