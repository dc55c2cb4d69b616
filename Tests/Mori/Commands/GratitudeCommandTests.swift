import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("mori gratitude") struct GratitudeCommandTests {
  @Test func `an entry is kept with the time it was saved`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori("gratitude", "Tea with mum.") == "Tea with mum.\nLast saved 09:30\n")
    #expect(
      try await stage.moriJSON("gratitude") == [
        "day": "2026-11-21", "text": "Tea with mum.", "mood": nil, "tags": [],
        "last_saved": "2026-11-21T09:30:00Z",
      ])
  }

  @Test func `saving again the same day updates the entry, and mood and tags stay`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("gratitude", "One", "--mood", "4", "--tag", "#home", "--tag", "walk")
    stage.clock.advance(seconds: 3600)
    #expect(
      try await stage.mori("gratitude", "Two") == """
        Two
        mood 4 of 5 · #home #walk
        Last saved 10:30
        Replaced “One”: daybook undo brings it back, --append keeps both.

        """)
    #expect(
      try await stage.moriJSON("gratitude", "--tag", "HOME", "--tag", "sea", "--untag", "Walk")
        == [
          "day": "2026-11-21", "text": "Two", "mood": 4, "tags": ["home", "sea"],
          "last_saved": "2026-11-21T10:30:00Z",
        ])
    #expect(try await stage.world.store.collection(of: GratitudeEntry.self).list().count == 1)
  }

  @Test func `of a long text that was replaced the beginning is said`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori(
      "gratitude", "The first snow lay on the roofs until the evening.\nTea.")
    #expect(
      try await stage.mori("gratitude", "Two").contains(
        "Replaced “The first snow lay on the roofs until th…”: daybook undo"))
    _ = try await stage.mori("gratitude", "Three\nlines")
    #expect(try await stage.mori("gratitude", "Four").contains("Replaced “Three…”:"))
  }

  @Test func `what is the same is not said to be replaced`() async throws {
    let stage = try await Stage.mori()
    for _ in 1...2 {
      #expect(try await stage.mori("gratitude", "One") == "One\nLast saved 09:30\n")
    }
    #expect(try await !stage.mori("gratitude", "--append", "Two").contains("Replaced"))
  }

  @Test(arguments: [
    ["and snow"], ["--append", "and snow"], ["--mood", "4", "and snow"],
    ["--append", "and", "--mood", "4", "snow"], ["and snow", "--append"],
  ])
  func `words after one that begins with a hyphen stay after it`(words: [String]) async throws {
    let stage = try await Stage.mori()
    let shown = try await stage.run(MoriPlugin.self, ["gratitude", "-20 degrees"] + words)
    #expect(shown.hasPrefix("-20 degrees and snow\n"))
  }

  @Test func `adding can be the habit`() async throws {
    let stage = try await Stage.mori()
    try await stage.world.store.set(MoriSettings.diary, to: .append)
    _ = try await stage.mori("gratitude", "One")
    #expect(try await stage.mori("gratitude", "Two") == "One\nTwo\nLast saved 09:30\n")
    #expect(try await stage.moriJSON("gratitude", "--mood", "4")["text"] == "One\nTwo")
    #expect(try await stage.moriJSON("gratitude", "--replace", "Three")["text"] == "Three")
    await #expect(throws: (any Error).self) {
      try await stage.mori("gratitude", "--replace", "--append", "x")
    }
  }

  @Test func `several words need no quotation marks`() async throws {
    let stage = try await Stage.mori()
    #expect(try await stage.moriJSON("gratitude", "a", "warm", "bed")["text"] == "a warm bed")
  }

  @Test func `without an entry there is a question, and null for scripts`() async throws {
    let stage = try await Stage.mori(isInteractive: true, columns: 40)
    #expect(
      try await stage.mori("gratitude") == """
        Saturday, 21 November 2026
        What did you see, hear or taste today
        that was beautiful?
        mori gratitude "…" keeps your answer.

        """)
    #expect(try await stage.moriJSON("gratitude") == nil)
  }

  @Test func `every day asks another question`() {
    let asked = (0..<DiaryText.prompts.count).map {
      DiaryText.prompt(on: Day.first.advanced(by: $0)).english
    }
    #expect(Set(asked).count == DiaryText.prompts.count)
    #expect(asked.allSatisfy { $0.hasSuffix("?") })
  }

  @Test(arguments: [
    ("a", "b", "a\nb"), ("a\n", "b", "a\nb"), ("a\r\n", "b\r\n", "a\r\nb\r\n"), ("", "b", "b"),
  ])
  func `what is appended stands on a line of its own`(
    before: String, added: String, after: String
  ) async throws {
    let stage = try await Stage.mori()
    if !before.isEmpty { _ = try await stage.mori("gratitude", before) }
    let text = try await stage.moriJSON("gratitude", "--append", added)["text"]?.string
    #expect(text?.isIdentical(to: after) == true)
  }

  @Test func `--date writes that day, and says when it was saved`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori("gratitude", "Late", "--date", "2026-11-19")
        == "Thursday, 19 November 2026\nLate\nLast saved 21 Nov 2026 09:30\n")
    #expect(try await stage.moriJSON("gratitude") == nil)
    #expect(try await stage.moriJSON("gratitude", "--date", "2026-11-19")["text"] == "Late")
  }

  @Test(arguments: [
    "čaj ☕️ 👨‍👩‍👧‍👦", "שלום עולם", "e\u{301} is not é", "line\r\nline\r\n", "nul\0inside", "tail\n\n",
    "\u{FEFF}mark", " spaces ", "\u{1B}[31mred", "\u{202E}turned",
  ])
  func `a text from a pipe is kept byte for byte`(text: String) async throws {
    let stage = try await Stage.mori(files: ["-": text])
    for arguments in [["gratitude"], ["gratitude", "-", "--mood", "3"]] {
      let kept = try await stage.json(MoriPlugin.self, arguments)["text"]?.string
      #expect(kept.map { Array($0.utf8) } == Array(text.utf8))
    }
    let entry = try await stage.world.store.collection(of: GratitudeEntry.self).find("2026-11-21")
    #expect(entry?.text.isIdentical(to: text) == true)
  }

  @Test func `an empty pipe shows the day`() async throws {
    let stage = try await Stage.mori(files: ["-": ""])
    #expect(try await stage.mori("gratitude").hasSuffix("keeps your answer.\n"))
    await #expect(throws: MoriError.emptyEntry) { try await stage.mori("gratitude", "-") }
  }

  @Test func `an option that changes the entry leaves the pipe alone`() async throws {
    let stage = try await Stage.mori(files: ["-": "from a script's own input"])
    _ = try await stage.mori("gratitude", "Mine")
    #expect(try await stage.moriJSON("gratitude", "--mood", "5")["text"] == "Mine")
    #expect(try await stage.moriJSON("gratitude", "--remove") == nil)
  }

  @Test func `--append takes the pipe's text beside other options`() async throws {
    let stage = try await Stage.mori(files: ["-": "from a pipe\n"])
    _ = try await stage.mori("gratitude", "Mine")
    let entry = try await stage.moriJSON("gratitude", "--append", "--mood", "3", "--tag", "x")
    #expect(entry["text"] == "Mine\nfrom a pipe\n")
    #expect(entry["mood"] == 3)
    #expect(
      try await stage.moriJSON("gratitude", "--append", "--tag", "y")["text"]
        == "Mine\nfrom a pipe\nfrom a pipe\n")
  }

  @Test(arguments: [[:], ["-": ""], ["-": " \n"]])
  func `--append without a text changes nothing`(files: [String: String]) async throws {
    let stage = try await Stage.mori(files: files)
    _ = try await stage.mori("gratitude", "Mine")
    for marks in [[], ["--mood", "3"], ["--tag", "x"], ["--untag", "x"]] {
      await #expect(throws: MoriError.emptyEntry) {
        try await stage.run(MoriPlugin.self, ["gratitude", "--append"] + marks)
      }
    }
    #expect(try await stage.world.store.history().count == 1)
  }

  @Test func `1 MiB is kept, a byte more is not`() async throws {
    let most = String(repeating: "č", count: 1 << 19)
    let stage = try await Stage.mori(files: ["-": most])
    #expect(try await stage.moriJSON("gratitude")["text"]?.string == most)
    await #expect(throws: MoriError.entryTooLong(bytes: 1_048_577)) {
      try await stage.mori("gratitude", most + "x")
    }
    await #expect(throws: MoriError.entryTooLong(bytes: 1_048_578)) {
      try await stage.mori("gratitude", "--append", "x")
    }
    #expect(try await stage.moriJSON("gratitude")["text"]?.string == most)
  }

  @Test func `what is no entry is refused and nothing is written`() async throws {
    var stage = try await Stage.mori()
    for text in ["", " ", "\n\r\n\t\u{2003}", "\u{200B}"] {
      await #expect(throws: MoriError.emptyEntry) { try await stage.mori("gratitude", text) }
    }
    await #expect(throws: MoriError.emptyEntry) { try await stage.mori("gratitude", "--append") }
    await #expect(throws: OptionError.badNumber(option: "mood", allowed: 1...5)) {
      try await stage.mori("gratitude", "x", "--mood", "6")
    }
    await #expect(throws: TextViolation.empty(field: "tag")) {
      try await stage.mori("gratitude", "x", "--tag", "#")
    }
    await #expect(throws: (any Error).self) { try await stage.mori("gratitude", "x", "--remove") }
    await #expect(throws: (any Error).self) { try await stage.mori("gratitude", "x", "--edit") }
    stage.world.files.isInputGiven = { true }
    stage.world.files.read = { _, _ in Data([0x61, 0xFF]) }
    await #expect(throws: FileError.notText(path: "-")) { try await stage.mori("gratitude") }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `an entry is removed once`() async throws {
    let stage = try await Stage.mori()
    let day = try #require(Day("2026-11-21"))
    await #expect(throws: MoriError.noSuchEntry(day)) {
      try await stage.mori("gratitude", "--mood", "3")
    }
    _ = try await stage.mori("gratitude", "x")
    #expect(
      try await stage.mori("gratitude", "--remove")
        == "The entry for Saturday, 21 November 2026 has been removed.\n")
    await #expect(throws: MoriError.noSuchEntry(day)) {
      try await stage.mori("gratitude", "--remove")
    }
  }
}
