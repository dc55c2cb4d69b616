import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("mori export") struct DiaryExportTests {
  @Test func `JSON is the diary's, oldest first`() async throws {
    let stage = try await Stage.diary()
    let exported = try JSONValue(parsing: Data(try await stage.mori("export").utf8))
      .decode([JSONValue].self)
    let shown = try await stage.moriJSON("diary").decode([JSONValue].self)
    #expect(exported == shown.reversed())
    #expect(exported.count == 2)
  }

  @Test func `Markdown has a heading for every year and day`() async throws {
    let stage = try await Stage.diary()
    #expect(
      try await stage.mori("export", "--format", "markdown") == """
        # Gratitude diary

        ## 2025

        ### Wednesday, 31 December 2025

        Said "yes".
        - one, two

        *mood 4 of 5 · #sea · #Best friends*

        ## 2026

        ### Thursday, 1 January 2026

        New *year*

        """)
    #expect(
      try await stage.mori("export", "--format", "markdown", "--lang", "sk")
        .hasPrefix("# Denník vďačnosti\n\n## 2025\n\n### streda 31. decembra 2025\n"))
  }

  @Test func `CSV quotes as RFC 4180 asks`() async throws {
    let stage = try await Stage.diary()
    #expect(
      try await stage.mori("export", "--format", "csv").isIdentical(
        to: "day,mood,tags,last_saved,text\r\n"
          + "2025-12-31,4,\"sea;Best friends\",2025-12-31T20:00:00Z,"
          + "\"Said \"\"yes\"\".\n- one, two\n\"\r\n"
          + "2026-01-01,,\"\",2026-01-01T20:00:00Z,\"New *year*\"\r\n"))
  }

  @Test func `a quotation mark under a combining one is doubled too`() async throws {
    let stage = try await Stage.mori()
    try await stage.write("2026-11-21", "\"\u{301}\r\n=1+1")
    #expect(
      try await stage.mori("export", "--format", "csv").isIdentical(
        to: "day,mood,tags,last_saved,text\r\n"
          + "2026-11-21,,\"\",2026-11-21T20:00:00Z,\"\"\"\u{301}\r\n=1+1\"\r\n"))
  }

  @Test(arguments: [
    ("json", "[\n\n]\n"), ("markdown", "# Gratitude diary\n"),
    ("csv", "day,mood,tags,last_saved,text\r\n"),
  ])
  func `an empty diary is exported too`(format: String, text: String) async throws {
    let stage = try await Stage.mori()
    #expect(try await stage.mori("export", "--format", format).isIdentical(to: text))
  }

  @Test func `a file is written, and scripts are told`() async throws {
    let stage = try await Stage.diary()
    #expect(
      try await stage.mori("export", "--out", "diary.json") == "2 entries written to diary.json.\n")
    let text = try await stage.mori("export")
    #expect(try stage.world.files.text(of: "/here/diary.json", limit: 10_000) == text)
    #expect(
      try await stage.moriJSON("export") == ["file": "-", "exported": 2, "text": .string(text)])
    #expect(
      try await stage.moriJSON("export", "--out", "a") == [
        "file": "a", "exported": 2, "text": nil,
      ])
  }

  @Test func `an unknown format is refused`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: (any Error).self) { try await stage.mori("export", "--format", "pdf") }
  }
}

extension Stage {
  /// Creates a diary of two entries in two years.
  fileprivate static func diary() async throws -> Stage {
    let stage = try await Stage.mori()
    try await stage.write("2026-01-01", "New *year*")
    try await stage.write(
      "2025-12-31", "Said \"yes\".\n- one, two\n", mood: 4, tags: ["sea", "Best friends"])
    return stage
  }
}
