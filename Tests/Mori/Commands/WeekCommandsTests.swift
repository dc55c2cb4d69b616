import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("mori week") struct WeekCommandsTests {
  @Test func `without a day it shows this week`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    #expect(
      try await stage.mori("week") == """
        16 Nov 2026 – 22 Nov 2026
        Square 1,925 of 4,160 · row 38, column 1 · age 36 · now

        There is nothing in this week yet. mori week mark 2026-11-16 "…" marks it.

        """)
  }

  @Test func `a square opens to its marks and to what all products kept`() async throws {
    var stage = try await Stage.mori(born: "1990-01-01")
    stage.world.kept = { days, snapshot, moment in
      let lesson = DayEntry(product: "lesson", day: days.upperBound, text: "Two\nlines \u{7}")
      return try MoriPlugin().kept(on: days, from: snapshot, at: moment) + [lesson]
    }
    _ = try await stage.mori("week", "mark", "2019-06-01", "First job", "--milestone")
    _ = try await stage.mori("week", "mark", "2019-05-31", "Packed")
    #expect(
      try await stage.mori("week", "show", "2019-05-29")
        == """
        27 May 2019 – 2 Jun 2019
        Square 1,535 of 4,160 · row 30, column 27 · age 29 · lived

        Friday, 31 May 2019
        ◆ Packed

        Saturday, 1 June 2019
        ★ First job

        Sunday, 2 June 2019
        · Two
          lines

        """)
    #expect(
      try await stage.moriJSON("week", "2019-06-02") == [
        "first_day": "2019-05-27", "last_day": "2019-06-02", "square": 1534, "row": 29,
        "column": 26, "state": "lived",
        "marks": [
          [
            "day": "2019-05-31", "text": "Packed", "color": nil, "milestone": false,
            "square": 1534,
          ],
          [
            "day": "2019-06-01", "text": "First job", "color": nil, "milestone": true,
            "square": 1534,
          ],
        ],
        "kept": [
          ["product": "lesson", "day": "2019-06-02", "text": "Two\nlines \u{7}", "data": [:]]
        ], "paused_days": [],
      ])
  }

  @Test func `on a terminal texts are wrapped below their signs`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01", isInteractive: true, columns: 24)
    _ = try await stage.mori("week", "mark", "2026-11-21", "A long walk along the river")
    #expect(
      try await stage.mori("week") == """
        16 Nov 2026 – 22 Nov
        2026
        Square 1,925 of 4,160 ·
        row 38, column 1 · age
        36 · now

        Saturday, 21 November
        2026
        ◆ A long walk along the
          river

        """)
  }

  @Test func `a mark replaces the day's mark, and is taken away`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    #expect(try await stage.mori("week", "mark", "2019-06-01", "Old") == "1 Jun 2019 is marked.\n")
    let mark: JSONValue = [
      "day": "2019-06-01", "text": "First job", "color": "teal", "milestone": true,
      "square": 1534,
    ]
    #expect(
      try await stage.moriJSON(
        "week", "mark", "2019-06-01", "  First job ", "--mark-color", "teal", "--milestone")
        == mark)
    #expect(try await stage.moriJSON("grid")["marks"] == [mark])
    #expect(try await stage.moriJSON("week", "unmark", "2019-06-01") == mark)
    #expect(try await stage.moriJSON("grid")["marks"] == [])
    await #expect(throws: MoriError.noSuchMark(try #require(Day("2019-06-01")))) {
      try await stage.mori("week", "unmark", "2019-06-01")
    }
  }

  @Test func `beyond the squares weeks go on by sevens, and take marks`() async throws {
    let stage = try await Stage.mori(born: "1940-01-01")
    #expect(
      try await stage.mori("week") == """
        16 Nov 2026 – 22 Nov 2026
        age 86 · now

        There is nothing in this week yet. mori week mark 2026-11-16 "…" marks it.

        """)
    let mark: JSONValue = [
      "day": "2026-11-21", "text": "Still here", "color": nil, "milestone": false, "square": nil,
    ]
    #expect(try await stage.moriJSON("week", "mark", "2026-11-21", "Still here") == mark)
    #expect(
      try await stage.moriJSON("week") == [
        "first_day": "2026-11-16", "last_day": "2026-11-22", "square": nil, "row": nil,
        "column": nil, "state": "current", "marks": [mark], "kept": [], "paused_days": [],
      ])
    #expect(try await stage.moriJSON("week", "2026-11-23")["state"] == "future")
    #expect(try await stage.moriJSON("week", "9999-12-31")["last_day"] == "9999-12-31")
  }

  @Test func `the days between the last square and the expectancy are a week too`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let week = try await stage.moriJSON("week", "2069-09-23")
    #expect(week["first_day"] == "2069-09-23" && week["square"] == .null)
  }

  @Test func `paused days are marked`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let days = try (20...21).map { try #require(Day(year: 2026, month: 11, day: $0)) }
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: days[0], until: days[1]))
    _ = try await stage.mori("week", "mark", "2026-11-21", "Rain")
    #expect(
      try await stage.mori("week") == """
        16 Nov 2026 – 22 Nov 2026
        Square 1,925 of 4,160 · row 38, column 1 · age 36 · now

        Friday, 20 November 2026
        · paused

        Saturday, 21 November 2026
        ◆ Rain
        · paused

        """)
    #expect(try await stage.moriJSON("week")["paused_days"] == ["2026-11-20", "2026-11-21"])
  }

  @Test(arguments: ["1989-12-31"])
  func `days before birth are refused`(text: String) async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let changes = try await stage.world.store.history().count
    let day = try #require(Day(text))
    await #expect(throws: MoriError.outsideGrid(day)) { try await stage.mori("week", text) }
    await #expect(throws: MoriError.outsideGrid(day)) {
      try await stage.mori("week", "mark", text, "x")
    }
    #expect(try await stage.world.store.history().count == changes)
  }

  @Test(arguments: [
    ("", TextViolation.empty(field: "mark_text")),
    (String(repeating: "x", count: 201), .tooLong(field: "mark_text", maximum: 200, count: 201)),
    ("a\u{7}b", .controlCharacter(field: "mark_text")),
  ])
  func `a refused text marks nothing`(text: String, violation: TextViolation) async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    await #expect(throws: violation) { try await stage.mori("week", "mark", "2019-06-01", text) }
    #expect(try await stage.moriJSON("grid")["marks"] == [])
  }

  @Test(arguments: [["show"], ["mark", "2019-06-01", "x"], ["unmark", "2019-06-01"]])
  func `without a birth date there are no weeks`(arguments: [String]) async throws {
    let stage = try await Stage.mori()
    await #expect(throws: MoriError.notSetUp) {
      try await stage.run(MoriPlugin.self, ["week"] + arguments)
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `what is no day is refused`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    await #expect(throws: OptionError.impossibleDay("2019-02-29")) {
      try await stage.mori("week", "show", "2019-02-29")
    }
  }
}
