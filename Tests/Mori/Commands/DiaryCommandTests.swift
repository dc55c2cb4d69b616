import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

@Suite("mori diary") struct DiaryCommandTests {
  @Test func `entries are listed newest first, with mood and tags`() async throws {
    let stage = try await Stage.mori()
    try await stage.write("2026-11-19", "Older\nand longer", mood: 5, tags: ["sea"])
    try await stage.write("2026-11-21", "Newer")
    #expect(
      try await stage.mori("diary") == """
        Saturday, 21 November 2026
        Newer

        Thursday, 19 November 2026
        Older
        and longer
        mood 5 of 5 · #sea

        """)
    #expect(
      try await stage.moriJSON("diary") == [
        [
          "day": "2026-11-21", "text": "Newer", "mood": nil, "tags": [],
          "last_saved": "2026-11-21T20:00:00Z",
        ],
        [
          "day": "2026-11-19", "text": "Older\nand longer", "mood": 5, "tags": ["sea"],
          "last_saved": "2026-11-19T20:00:00Z",
        ],
      ])
  }

  @Test func `--days counts today`() async throws {
    let stage = try await Stage.mori()
    for day in ["2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19"] {
      try await stage.write(day, day)
    }
    #expect(try await stage.days("--days", "1") == ["2026-11-21"])
    #expect(try await stage.days("--days", "2") == ["2026-11-21", "2026-11-20"])
    #expect(try await stage.days("--days", "2", "--date", "2026-11-20").count == 2)
    #expect(try await stage.days("--days", "100000").count == 3)
    for number in ["0", "-1", "100001"] {
      await #expect(throws: OptionError.badNumber(option: "days", allowed: 1...100_000)) {
        try await stage.mori("diary", "--days=\(number)")
      }
    }
  }

  @Test func `a terminal shows the 30 newest entries and how to see more, a pipe all of them`()
    async throws
  {
    let stage = try await Stage.mori(isInteractive: true)
    let today = stage.world.today
    for age in 0..<31 { try await stage.write(today.advanced(by: -age).description, "\(age)") }
    let lines = try await stage.mori("diary").split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.last == "There are older ones: mori diary --days 365")
    #expect(try await stage.mori("diary", "--days", "365").split(separator: "\n").count == 62)
    // A pipe gets all entries.
    #expect(try await stage.mori("diary", "--plain").split(separator: "\n").count == 62)
    #expect(try await stage.days().count == 31)
  }

  @Test func `a search shows the part that matches, and the whole entry to scripts`() async throws {
    let stage = try await Stage.mori(isInteractive: true, columns: 40, colors: .ansi16)
    try await stage.write(
      "2026-11-20", "Ranná káva na balkóne. " + String(repeating: "x ", count: 99))
    try await stage.write("2026-11-19", "Nothing", tags: ["kava"])
    #expect(
      try await stage.mori("diary", "--search", "kav", "--tag", "kava", "--lang", "sk") == """
        \u{1B}[1mštvrtok 19. novembra 2026\u{1B}[0m
        Nothing
        #\u{1B}[1;4mkava\u{1B}[0m

        """)
    #expect(
      try await stage.mori("diary", "--search", "balkon").hasPrefix(
        """
        \u{1B}[1mFriday, 20 November 2026\u{1B}[0m
        Ranná káva na \u{1B}[1;4mbalkóne\u{1B}[0m. x x x x x x x x x
        x x
        """))
    #expect(
      try await stage.mori("diary", "--search", "nothing", "--plain") == """
        Thursday, 19 November 2026
        Nothing
        #kava

        """)
    let found = try await stage.moriJSON("diary", "--search", "balkon").decode([JSONValue].self)
    #expect(found.first?["text"]?.string?.hasSuffix("x x ") == true)
  }

  @Test func `this day in other years, the leap day on 28 February too`() async throws {
    let stage = try await Stage.mori()
    for day in ["2020-02-29", "2020-02-28", "2023-02-28", "2024-02-29", "2026-02-28"] {
      try await stage.write(day, day)
    }
    #expect(
      try await stage.days("--on-this-day", "--date", "2026-02-28")
        == ["2024-02-29", "2023-02-28", "2020-02-29", "2020-02-28"])
    #expect(
      try await stage.days("--on-this-day", "--date", "2024-02-28")
        == ["2026-02-28", "2023-02-28", "2020-02-28"])
    #expect(try await stage.days("--on-this-day", "--date", "2028-02-29").count == 2)
    #expect(try await stage.days("--on-this-day", "--date", "2026-03-01") == [])
  }

  @Test func `a random memory is chosen evenly, with a tag among its own`() async throws {
    var stage = try await Stage.mori()
    for number in 1...6 {
      try await stage.write("200\(number)-01-01", "", tags: number.isMultiple(of: 3) ? ["x"] : [])
    }
    var met: [String] = []
    for number in UInt64(0)..<6 {
      stage.world.random = { number }
      met += try await stage.days("--random")
    }
    #expect(met.sorted() == (1...6).map { "200\($0)-01-01" })
    stage.world.random = { .max }
    #expect(try await stage.days("--random", "--tag", "#X") == ["2003-01-01"])
    #expect(try await stage.days("--random", "--tag", "y") == [])
  }

  @Test func `a tag is found however far back`() async throws {
    let stage = try await Stage.mori()
    let today = stage.world.today
    let entries = (0..<450).map { age in
      let day = today.advanced(by: -age)
      return GratitudeEntry(
        day: day, text: "\(age)", tags: age.isMultiple(of: 150) ? ["Rare"] : [],
        lastSaved: stage.world.now())
    }
    try await stage.world.store.transaction { for entry in entries { try $0.put(entry) } }
    #expect(try await stage.days("--tag", "rare").count == 3)
    #expect(try await stage.days("--tag", "rare", "--days", "200").count == 2)
  }

  @Test(arguments: [
    ([], "No entries yet. mori gratitude \"…\" writes the first."),
    (["--days", "1"], "No entry today yet."), (["--days", "7"], "No entries in the last 7 days."),
    (["--tag", "#x"], "No entries with #x."), (["--search", "a b"], "No entry with “a b”."),
    (["--search", "?"], "No entry with “?”."),
    (["--on-this-day"], "No entries on this day in other years yet."),
    (["--random"], "No entries yet. mori gratitude \"…\" writes the first."),
  ])
  func `an empty diary says so kindly`(options: [String], sentence: String) async throws {
    let stage = try await Stage.mori()
    #expect(try await stage.run(MoriPlugin.self, ["diary"] + options) == sentence + "\n")
    #expect(try await stage.json(MoriPlugin.self, ["diary"] + options) == [])
  }

  @Test func `only one way of choosing is taken`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: (any Error).self) {
      try await stage.mori("diary", "--days", "2", "--random")
    }
  }

  @Test func `long texts wrap at 72 columns, and at 20 where there are no more`() async throws {
    for (columns, widest) in [(200, 72), (80, 72), (40, 40), (20, 20)] {
      let stage = try await Stage.mori(isInteractive: true, columns: columns)
      try await stage.write(
        "2026-11-21", String(repeating: "slovo 漢字 ", count: 60), tags: ["one", "two", "three"])
      let lines = try await stage.mori("diary").split(separator: "\n")
      #expect(lines.map(\.displayWidth).max() ?? 0 <= widest)
      #expect(lines.count > 480 / widest)
    }
  }

  @Test func `a text cannot drive the terminal`() async throws {
    let stage = try await Stage.mori()
    try await stage.write("2026-11-21", "a\u{1B}[2Jb\u{202E}c\r\n\u{9B}1md", tags: ["t\u{202E}"])
    for command in [["diary"], ["gratitude"], ["diary", "--search", "d"]] {
      let output = try await stage.run(MoriPlugin.self, command)
      #expect(output.terminalSafe == output)
    }
  }
}

extension Stage {
  /// Saves an entry at eight in the evening of its day.
  func write(_ day: String, _ text: String, mood: Int? = nil, tags: [String] = []) async throws {
    let saved = try #require(Instant("\(day)T20:00:00Z"))
    try await world.store.collection(of: GratitudeEntry.self)
      .put(GratitudeEntry(day: Day(day), text: text, mood: mood, tags: tags, lastSaved: saved))
  }

  /// Returns the days listed by `mori diary`.
  fileprivate func days(_ options: String...) async throws -> [String] {
    let entries = try await json(MoriPlugin.self, ["diary"] + options).decode([JSONValue].self)
    return entries.compactMap { $0["day"]?.string }
  }
}
