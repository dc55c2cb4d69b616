import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Mori in an export for reading") struct MoriDocumentsTests {
  @Test func `has the diary by year, what habits came to, and the marked days`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let days = ["2025-12-31", "2026-01-01"].compactMap { Day($0) }
    try await stage.world.store.transaction { transaction in
      for (day, text) in zip(days, ["# Snow\n- tea", "A *new* year"]) {
        try transaction.put(
          GratitudeEntry(day: day, text: text, lastSaved: Instant(milliseconds: 0)))
        try transaction.put(
          HabitMinutes(habit: "h", day: day, device: "a", minutes: 30))
        try transaction.put(
          WeekMark(day: day, text: "> Party\n# one", color: .red, isMilestone: true))
      }
      try transaction.put(
        Habit(
          id: "h", name: "Read [books]", stepMinutes: 10, position: 0, schedule: .daily,
          begun: days[0]))
    }
    let moment = stage.world.moment
    let files = try await stage.world.store.read {
      try MoriPlugin().documents(from: $0, at: moment)
    }
    #expect(
      files == [
        ExportedFile(
          "mori/diary-2025.md",
          text: """
            # Gratitude diary

            ## 2025

            ### Wednesday, 31 December 2025

            \\# Snow
            - tea

            """),
        ExportedFile(
          "mori/diary-2026.md",
          text: """
            # Gratitude diary

            ## 2026

            ### Thursday, 1 January 2026

            A *new* year

            """),
        ExportedFile(
          "mori/habits.md",
          text: """
            # Mori

            ## Read \\[books\\]

            - 2025: +30 min
            - 2026: +30 min

            """),
        ExportedFile(
          "mori/marks.md",
          text: """
            # Mori

            - Wednesday, 31 December 2025: \\> Party # one
            - Thursday, 1 January 2026: \\> Party # one

            """),
      ])
  }
}
