import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Writing an entry in an editor") struct GratitudeDraftTests {
  @Test func `a new entry begins with an empty draft that is named after the day`() async throws {
    var stage = try await Stage.mori()
    stage.world.editor = Editor { text, name, save in
      #expect(text.isEmpty)
      #expect(name == "gratitude-2026-11-20.txt")
      try await save("First line\nSecond line\n")
    }
    let entry = try await stage.moriJSON("gratitude", "--edit", "--date", "2026-11-20")
    #expect(entry["text"] == "First line\nSecond line")
  }

  @Test func `an edited entry keeps its mood, and takes the tags given with it`() async throws {
    var stage = try await Stage.mori()
    _ = try await stage.mori("gratitude", "Tea", "--mood", "2")
    stage.world.editor = .writing { $0 + " with mum\n" }
    #expect(
      try await stage.mori("gratitude", "--edit", "--tag", "tea") == """
        Tea with mum
        mood 2 of 5 · #tea
        Last saved 09:30

        """)
  }

  @Test func `a draft left as it was writes nothing`() async throws {
    var stage = try await Stage.mori()
    stage.world.editor = .writing { $0 + "\n" }
    #expect(try await stage.mori("gratitude", "--edit") == "Nothing was changed.\n")
    #expect(try await stage.moriJSON("gratitude", "--edit", "--mood", "3") == nil)
    _ = try await stage.mori("gratitude", "Tea")
    stage.clock.advance(seconds: 60)
    #expect(try await stage.mori("gratitude", "--edit") == "Nothing was changed.\n")
    #expect(
      try await stage.moriJSON("gratitude", "--edit")["last_saved"] == "2026-11-21T09:30:00Z")
    #expect(try await stage.world.store.history().count == 1)
    #expect(try await stage.moriJSON("gratitude", "--edit", "--mood", "3")["mood"] == 3)
  }

  @Test func `an emptied draft leaves the entry alone`() async throws {
    var stage = try await Stage.mori()
    _ = try await stage.mori("gratitude", "Tea")
    stage.world.editor = .writing { _ in " \n" }
    await #expect(throws: MoriError.emptyEntry) { try await stage.mori("gratitude", "--edit") }
    #expect(try await stage.moriJSON("gratitude")["text"] == "Tea")
  }

  @Test func `an editor that fails is told, and nothing is written`() async throws {
    var stage = try await Stage.mori()
    let failure = EditorError.failed(status: 1, draft: nil)
    stage.world.editor = Editor { _, _, _ in throw failure }
    await #expect(throws: failure) { try await stage.mori("gratitude", "--edit") }
    stage.world.editor = .writing { _ in String(repeating: "x", count: 1 << 20) + "y" }
    await #expect(throws: MoriError.entryTooLong(bytes: 1_048_577)) {
      try await stage.mori("gratitude", "--edit")
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `what another command wrote meanwhile is not overwritten`() async throws {
    var stage = try await Stage.mori()
    let day = try #require(Day("2026-11-21"))
    let store = stage.world.store
    stage.world.editor = Editor { _, _, save in
      try await store.collection(of: GratitudeEntry.self)
        .put(GratitudeEntry(day: day, text: "Theirs", lastSaved: Instant(milliseconds: 0)))
      try await save("Mine")
    }
    await #expect(throws: MoriError.entryChanged(day)) {
      try await stage.mori("gratitude", "--edit")
    }
    #expect(try await stage.moriJSON("gratitude")["text"] == "Theirs")
  }
}

extension Editor {
  /// Creates an editor in which the user transforms the text.
  fileprivate static func writing(_ change: @escaping @Sendable (String) -> String) -> Editor {
    Editor { text, _, save in try await save(change(text)) }
  }
}
