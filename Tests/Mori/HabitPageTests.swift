import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("A habit's page") struct HabitPageTests {
  private let mori = MoriPlugin.self

  /// A stage with one habit, kept for ten minutes today.
  private func stage() async throws -> Stage {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, "/mori/habits/id-1/up")
    return stage
  }

  @Test func `is named after the habit, and leads back to all of them`() async throws {
    let html = try await stage().html(mori, "/mori/habits/id-1")
    #expect(html.contains("<h1>Read</h1>"))
    #expect(html.contains("<a class=\"back\" href=\"/mori/habits\">Habits</a>"))
    #expect(html.contains("<input type=\"hidden\" name=\"back\" value=\"/mori/habits/id-1\">"))
    #expect(html.contains("<dt>Current streak</dt><dd>1 day</dd>"))
    #expect(html.contains("Days kept in the last year: 1."))
    #expect(html.utf8.count < 40_000)
  }

  @Test func `has a month whose days say what they hold`() async throws {
    let stage = try await stage()
    try await stage.send(mori, "/mori/habits/id-1/skip", ["day": "2026-11-20"])
    let html = try await stage.html(mori, "/mori/habits/id-1")
    #expect(html.contains("<h2>November 2026</h2>"))
    #expect(html.contains("aria-label=\"Saturday, 21 November 2026: +10 min\" aria-current"))
    #expect(
      html.contains(
        "<a class=\"day free\" href=\"/mori/habits/id-1?day=2026-11-19#day\" "
          + "aria-label=\"Thursday, 19 November 2026\">"))
    // The days to come are no links, and no month follows this one.
    #expect(html.contains("<span class=\"day later free\">30</span>"))
    #expect(!html.contains("month=2026-12"))
    let october = try await stage.html(mori, "/mori/habits/id-1?month=2026-10")
    #expect(october.contains("<h2>October 2026</h2>") && october.contains("month=2026-11#month"))
    #expect(october.contains("<h2>Saturday, 31 October 2026</h2>"))
  }

  @Test(arguments: ["month=2026-13", "month=x", "day=2026-02-30", "day=2030-01-01"])
  func `shows today's month where a query makes no sense`(query: String) async throws {
    let html = try await stage().html(mori, "/mori/habits/id-1?" + query)
    #expect(html.contains("<h2>November 2026</h2>"))
    #expect(html.contains("<h2>Saturday, 21 November 2026</h2>"))
  }

  @Test func `corrects the minutes of a day to what a person says`() async throws {
    let stage = try await stage()
    let back = "/mori/habits/id-1?day=2026-11-19"
    for minutes in ["45", "30", "30"] {
      let next = try await stage.send(
        mori, "/mori/habits/id-1/correct", ["day": "2026-11-19", "minutes": minutes, "back": back])
      #expect(next == back)
    }
    let html = try await stage.html(mori, back)
    #expect(html.contains("<h2>Thursday, 19 November 2026</h2>"))
    #expect(html.contains("name=\"minutes\" value=\"30\""))
    guard case .array(let habits) = try await stage.moriJSON("habit", "stats", "Read") else {
      return #expect(Bool(false))
    }
    #expect(habits.first?["total_minutes"] == 40)
    // The habit began on that day.
    #expect(html.contains("<dd>1 day</dd>"))
  }

  @Test func `refuses minutes that no day has`() async throws {
    let stage = try await stage()
    await #expect(throws: MoriError.badMinutes(1441)) {
      try await stage.send(
        mori, "/mori/habits/id-1/correct", ["day": "2026-11-19", "minutes": "1441"])
    }
    await #expect(throws: FormError.unreadable) {
      try await stage.send(mori, "/mori/habits/id-1/correct", ["day": "2026-11-19"])
    }
    await #expect(throws: OptionError.self) {
      try await stage.send(
        mori, "/mori/habits/id-1/correct", ["day": "2026-11-31", "minutes": "10"])
    }
  }

  @Test func `draws weeks and months with an axis, a goal and a table`() async throws {
    let html = try await stage().html(mori, "/mori/habits/id-1")
    #expect(html.contains("<title>16 Nov 2026 – 22 Nov 2026: 10 min</title>"))
    #expect(html.contains(">goal: 70 min</span>"))
    #expect(html.contains(">120 min</text>"))
    #expect(html.contains("<td>16 Nov 2026 – 22 Nov 2026</td><td>10 min</td>"))
    #expect(html.contains("<td>November 2026</td><td>10 min</td>"))
  }

  @Test func `of an archived habit only shows`() async throws {
    let stage = try await stage()
    try await stage.send(mori, "/mori/habits/id-1/archive")
    let html = try await stage.html(mori, "/mori/habits/id-1")
    #expect(html.contains("put away on 21 Nov 2026"))
    #expect(!html.contains("/correct") && !html.contains("/up") && html.contains("/restore"))
  }
}
