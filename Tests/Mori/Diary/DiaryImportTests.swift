import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Seeded
import TestSupport
import Testing

@testable import Mori

@Suite("mori import") struct DiaryImportTests {
  @Test func `entries of one day are joined in the order of their times`() async throws {
    let stage = try await Stage.mori(files: ["j.json": twoOfADay])
    #expect(
      try await stage.mori("import", "j.json") == """
        1 entry added, 1 added to a day that already had one, 0 already there, 2 left out.
        Left out, the date cannot be read: no. 3
        Left out, no text: no. 4

        """)
    #expect(
      try await stage.moriJSON("diary") == [
        [
          "day": "2020-01-01", "text": "Morning\n\nEvening", "mood": nil, "tags": ["a", "B"],
          "last_saved": "2020-01-01T21:00:00Z",
        ]
      ])
  }

  @Test func `what it brings is told apart from what was written here`() async throws {
    let stage = try await Stage.mori(files: ["j.json": twoOfADay])
    _ = try await stage.mori("gratitude", "Written here")
    _ = try await stage.mori("import", "j.json")
    let brought = try await stage.world.store.history(by: "import")
    #expect(brought.count == 1)
    #expect(brought.first?.origin == Origin(.import))
  }

  @Test func `a second time changes nothing`() async throws {
    let stage = try await Stage.mori(files: ["j.json": twoOfADay])
    _ = try await stage.mori("import", "j.json")
    let changes = try await stage.world.store.history().count
    #expect(
      try await stage.moriJSON("import", "j.json") == [
        "added": 0, "merged": 0, "already_there": 2,
        "skipped": [
          ["entry": 3, "reason": "bad_date"], ["entry": 4, "reason": "empty_text"],
        ],
      ])
    #expect(try await stage.world.store.history().count == changes)
  }

  @Test func `a day with an entry keeps it, and gets what it does not have`() async throws {
    let stage = try await Stage.mori(files: ["j.json": twoOfADay])
    try await stage.write("2020-01-01", "Evening\n\nmine", mood: 3, tags: ["b"])
    #expect(
      try await stage.mori("import", "j.json").hasPrefix(
        "0 entries added, 1 added to a day that already had one, 1 already there, 2 left out."))
    let entry = try await stage.world.store.collection(of: GratitudeEntry.self).find("2020-01-01")
    #expect(entry?.text == "Evening\n\nmine\n\nMorning")
    #expect(entry?.tags == ["b", "a"])
    #expect(entry?.mood == 3)
    #expect(entry?.lastSaved.description == "2020-01-01T20:00:00Z")
  }

  @Test func `of two versions of Mori's own entry the later one stays`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("gratitude", "a b", "--mood", "2", "--tag", "x")
    let older = try await stage.mori("export")
    stage.clock.advance(seconds: 60)
    _ = try await stage.mori("gratitude", "a b c", "--mood", "4", "--untag", "x", "--tag", "y")
    let later = try await stage.mori("export")

    let here = try await Stage.mori(files: ["older": older, "later": later])
    #expect(try await here.moriJSON("import", "older")["added"] == 1)
    #expect(try await here.moriJSON("import", "later")["merged"] == 1)
    #expect(try await here.mori("export").isIdentical(to: later))
    #expect(try await here.moriJSON("import", "older")["already_there"] == 1)
    #expect(try await here.moriJSON("import", "later")["already_there"] == 1)
    #expect(try await here.mori("export").isIdentical(to: later))
  }

  @Test(arguments: [
    ("I love tea", "I", false), ("I", "I", true), ("a\n\nI", "I", true), ("I\n\nb", "I", true),
    ("a\n\nI\n\nb", "I", true), ("a\nI\nb", "I", false), ("e\u{301}", "\u{e9}", false),
    ("a\n\n\n\nb", "\n\nb", true), ("a\n\nb\n", "b", false), ("a\n\nb\n\nc", "a\n\nb", true),
  ])
  func `a text is known only where it stands by itself`(
    text: String, other: String, isKnown: Bool
  ) {
    let now = Instant(milliseconds: 0)
    let day = Day(epochDay: 0)
    var page = DiaryPage(GratitudeEntry(day: day, text: text, lastSaved: now), on: day)
    let entry = DiaryFile.Entry(
      number: 1, day: day, savedAt: now, isOwn: false, text: other, mood: nil, tags: [])
    #expect(page.add(entry) == (isKnown ? .alreadyThere : .merged))
    #expect(page.add(entry) == .alreadyThere)
  }

  @Test func `a day takes 1 MiB, and no more`() async throws {
    let half = String(repeating: "x", count: (1 << 19) - 1)
    let entries = ["a", "b", "c"].map { name in
      #"{"date":"2020-01-01","text":"\#(name)\#(half.dropLast())"}"#
    }
    let stage = try await Stage.mori(files: ["j.json": "[\(entries.joined(separator: ","))]"])
    #expect(
      try await stage.moriJSON("import", "j.json") == [
        "added": 1, "merged": 1, "already_there": 0,
        "skipped": [["entry": 3, "reason": "too_long"]],
      ])
  }

  @Test func `what is no diary changes nothing`() async throws {
    let stage = try await Stage.mori(files: ["j.json": "{}", "-": "[]"])
    await #expect(throws: MoriError.unknownImport("j.json")) {
      try await stage.mori("import", "j.json")
    }
    await #expect(throws: FileError.missing(path: "none")) {
      try await stage.mori("import", "none")
    }
    #expect(try await stage.moriJSON("import", "-")["added"] == 0)
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test(arguments: 0..<8)
  func `what is exported comes back byte for byte`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let one = try await Stage.mori()
    var day = try #require(Day("1999-12-01"))
    for _ in 0..<40 {
      day = day.advanced(by: Int.random(in: 1...90, using: &random))
      var change = GratitudeChange(
        words: .replaced(by: .random(using: &random)),
        mood: Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : nil)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if let tag = try? GratitudeEntry.tag(.random(using: &random)) {
          change.addedTags.append(tag)
        }
      }
      let now = Instant(milliseconds: Int64.random(in: 0...2_000_000_000_000, using: &random))
      if let entry = try? change.applied(to: nil, on: day, at: now) {
        try await one.world.store.collection(of: GratitudeEntry.self).put(entry)
      }
    }
    let text = try await one.mori("export")
    let other = try await Stage.mori(files: ["diary.json": text])
    let outcome = try await other.moriJSON("import", "diary.json")
    #expect(outcome["skipped"] == [])
    let entries = try await other.world.store.collection(of: GratitudeEntry.self).list()
    let originals = try await one.world.store.collection(of: GratitudeEntry.self).list()
    #expect(entries.count > 20)
    for (entry, original) in zip(entries, originals) {
      #expect(entry == original)
      #expect(entry.text.isIdentical(to: original.text))
    }
    #expect(try await other.mori("export").isIdentical(to: text))
  }

  @Test(arguments: 0..<8)
  func `importing again adds nothing, whatever the texts`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let entries = (0..<60).map { _ -> JSONValue in
      let day = Day(epochDay: Int.random(in: 0..<8, using: &random))
      let time = Instant(milliseconds: Int64.random(in: 0...1_000_000, using: &random))
      let text = ["\n", "a", "a\n", "\n\na", "a\n\nb", "b\r\n"].randomElement(using: &random) ?? ""
      let isOwn = Bool.random(using: &random)
      return [
        "day": .string(day.description),
        isOwn ? "last_saved" : "creationDate": .string(
          isOwn ? time.description : day.description + "T00:00:00Z"),
        "text": .string(text + (Bool.random(using: &random) ? "\n" : "") + text),
      ]
    }
    let text = try JSON.text(JSONValue.array(entries))
    let stage = try await Stage.mori(files: ["diary.json": text])
    let first = try await stage.moriJSON("import", "diary.json")
    let diary = try await stage.mori("export")
    let second = try await stage.moriJSON("import", "diary.json")
    #expect([second["added"], second["merged"]] == [0, 0])
    #expect(second["skipped"] == first["skipped"])
    #expect(try await stage.mori("export").isIdentical(to: diary))
  }

  @Test func `a whole life, and many entries of one day, come in soon`() async throws {
    let many = (0..<2_000).map { number -> JSONValue in
      [
        "date": .string(Day(epochDay: max(number - 1_000, 0)).description),
        "title": .string("Entry \(number)."), "body": "",
      ]
    }
    let text = try JSON.text(["entries": JSONValue.array(many)] as JSONValue)
    let stage = try await Stage.mori(files: ["j.json": text])
    let outcome = try await stage.moriJSON("import", "j.json")
    #expect([outcome["added"], outcome["merged"]] == [1_000, 1_000])
    #expect(outcome["skipped"] == [])
  }
}

private let twoOfADay = """
  {"entries":[
    {"title":"Evening","body":"","date":"2020-01-01","time":"21:00","tags":["@B"]},
    {"title":"Morning","body":"","date":"2020-01-01","time":"07:00","tags":["#a","@A"]},
    {"title":"x","date":"2020-13-01"},
    {"title":"","date":"2020-01-02"}
  ]}
  """

extension String {
  /// Returns a random text with problematic characters.
  fileprivate static func random(using random: inout SeededGenerator) -> String {
    let pieces = [
      "a", " ", "\n", "\r\n", "\0", "\"", "\\", "/", "é", "e\u{301}", "שלום", "👩‍👩‍👧‍👦", "\u{FEFF}",
      "\u{2028}", "\u{1B}[1m", "\u{FFFD}", "\u{10FFFF}", "#", "@", ",", ";", "漢字", "\u{301}",
      "\u{7F}",
    ]
    return (0..<Int.random(in: 1...12, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
