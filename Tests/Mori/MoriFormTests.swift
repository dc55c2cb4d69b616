import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("The forms of Mori") struct MoriFormTests {
  private let mori = MoriPlugin.self

  @Test func `count minutes up and down, and lead back to where a person was`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read", "step": "15"])
    #expect(
      try await stage.send(mori, "/mori/habits/id-1/up", ["back": "/mori"]) == "/mori")
    #expect(
      try await stage.html(mori, "/mori").contains(
        "<span class=\"minutes gain\" data-minutes=\"15\">+15 min</span>"))
    try await stage.send(mori, "/mori/habits/id-1/down")
    try await stage.send(mori, "/mori/habits/id-1/down")
    #expect(
      try await stage.html(mori, "/mori").contains("<strong class=\"loss\" data-minutes=\"-15\">"))
  }

  @Test(arguments: ["//evil.example", "https://evil.example", "/mori//evil", "/lesson", ""])
  func `lead nowhere else`(back: String) async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    #expect(
      try await stage.send(mori, "/mori/habits/id-1/up", ["back": back]) == "/mori/habits")
  }

  @Test func `change a habit's name, step and schedule at once`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, "/mori/habits", ["name": "Walk"])
    let fields = ["name": "Read more", "step": "25", "schedule": "weekdays"]
    try await stage.send(
      mori, "/mori/habits/id-1/change", fields, repeated: ["weekday": ["mon", "fri"]])
    let html = try await stage.html(mori, "/mori/habits")
    #expect(html.contains(">Read more</a><span class=\"quiet\">Mon, Fri</span>"))
    #expect(html.contains("aria-label=\"Read more: +25 min\""))
    await #expect(throws: FormError.unreadable) {
      try await stage.send(mori, "/mori/habits/id-1/change", fields)
    }
    await #expect(throws: MoriError.habitExists("Walk")) {
      try await stage.send(
        mori, "/mori/habits/id-1/change", ["name": "walk", "step": "25", "schedule": "daily"])
    }
  }

  @Test func `move a habit to another place`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    for name in ["Read", "Walk", "Sing"] {
      try await stage.send(mori, "/mori/habits", ["name": name])
    }
    try await stage.send(mori, "/mori/habits/id-1/move", ["place": "3"])
    guard case .array(let habits) = try await stage.moriJSON("habit") else {
      return #expect(Bool(false))
    }
    #expect(habits.map { $0["name"] } == ["Walk", "Sing", "Read"])
    await #expect(throws: MoriError.badPosition(4, last: 3)) {
      try await stage.send(mori, "/mori/habits/id-1/move", ["place": "4"])
    }
    await #expect(throws: FormError.unreadable) {
      try await stage.send(mori, "/mori/habits/id-1/move")
    }
  }

  @Test(arguments: [
    (["schedule": "weekdays"], ["tue", "sat"], "Tue, Sat"),
    (["schedule": "times", "times": "3", "days": "7"], [], "3 times in 7 days"),
    ([:], [], "every day"),
  ])
  func `add a habit with its schedule`(
    fields: [String: String], weekdays: [String], shown: String
  ) async throws {
    let stage = try await Stage.mori()
    try await stage.send(
      mori, "/mori/habits", fields.merging(["name": "Read"]) { $1 },
      repeated: ["weekday": weekdays])
    #expect(
      try await stage.html(mori, "/mori/habits").contains("<span class=\"quiet\">\(shown)</span>"))
  }

  @Test func `refuse a schedule without a day`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: MoriError.badSchedule("")) {
      try await stage.send(mori, "/mori/habits", ["name": "Read", "schedule": "weekdays"])
    }
  }

  @Test func `put habits away, take them out again and delete them`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, "/mori/habits/id-1/archive")
    #expect(try await stage.html(mori, "/mori/habits").contains("put away on 21 Nov 2026"))
    try await stage.send(mori, "/mori/habits/id-1/restore")
    try await stage.send(mori, "/mori/habits/id-1/skip")
    #expect(try await stage.html(mori, "/mori/habits").contains("Count today again"))
    try await stage.send(mori, "/mori/habits/id-1/count")
    try await stage.send(mori, "/mori/habits/id-1/delete")
    #expect(try await stage.html(mori, "/mori/habits").contains("No habits yet."))
  }

  @Test func `take a name that looks like an option for a name`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "--help"])
    #expect(try await stage.html(mori, "/mori").contains(">--help</a>"))
  }

  @Test func `save the diary as it is typed, with mood and tags`() async throws {
    let stage = try await Stage.mori()
    let path = "/mori/diary/2026-11-21"
    #expect(try await stage.send(mori, path, ["text": "", "mood": ""]) == path)
    try await stage.send(mori, path, ["text": "-", "tags": "tea, #snow, Tea", "mood": "5"])
    #expect(
      try await stage.moriJSON("gratitude") == [
        "day": "2026-11-21", "text": "-", "mood": 5, "tags": ["tea", "snow"],
        "last_saved": "2026-11-21T09:30:00Z",
      ])
    stage.clock.advance(seconds: 60)
    try await stage.send(mori, path, ["text": "-", "tags": "tea, snow", "mood": "5"])
    #expect(try await stage.html(mori, path).contains("Last saved 09:30"))
    try await stage.send(mori, path, ["text": "One\r\ntwo", "tags": "", "mood": ""])
    #expect(try await stage.html(mori, path).contains("Last saved 09:31"))
    #expect(try await stage.html(mori, "/mori").contains("maxlength=\"1048576\">\nOne\ntwo</text"))
    await #expect(throws: MoriError.emptyEntry) {
      try await stage.send(mori, path, ["text": " "])
    }
    try await stage.send(mori, path + "/remove")
    #expect(try await stage.html(mori, "/mori/diary").contains("No entries yet."))
  }

  @Test func `mark a week and take the mark away`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let fields = [
      "day": "2019-06-01", "text": "First job", "color": "teal", "milestone": "on",
      "back": "/mori/weeks/1535",
    ]
    #expect(try await stage.send(mori, "/mori/weeks/mark", fields) == "/mori/weeks/1535")
    let html = try await stage.html(mori, "/mori/weeks/1535")
    #expect(html.contains("<h1>27 May – 2 June 2019</h1>"))
    #expect(html.contains("Square 1,535 of 4,160 · age 29 · lived"))
    #expect(html.contains("<li class=\"mark milestone teal\"><span>First job</span>"))
    try await stage.send(mori, "/mori/weeks/unmark", ["day": "2019-06-01"])
    #expect(
      try await stage.html(mori, "/mori/weeks/1535").contains("There is nothing in this week yet."))
    await #expect(throws: MoriError.noSuchMark(.first)) {
      try await stage.send(mori, "/mori/weeks/unmark", ["day": "\(Day.first)"])
    }
  }

  @Test func `choose where rows begin`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/align", ["align": "birthdays"])
    #expect(try await stage.html(mori, "/mori").contains("data-align=\"birthdays\""))
    await #expect(throws: FormError.unreadable) {
      try await stage.send(mori, "/mori/align", ["align": "no"])
    }
  }
}
