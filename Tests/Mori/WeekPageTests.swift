import CoreModels
import CorePlugin
import TestSupport
import Testing

@testable import Mori

@Suite("The page of a week") struct WeekPageTests {
  private let mori = MoriPlugin.self

  @Test func `adds up the habits and leads to every day and thing`() async throws {
    var stage = try await Stage.mori(born: "1990-01-01")
    try await stage.keep(minutes: 20, of: "read", on: "2026-11-19")
    try await stage.keep(minutes: 25, of: "read", on: "2026-11-20")
    try await stage.send(mori, "/mori/diary/2026-11-20", ["text": "Rain on the roof"])
    stage.world.kept = { days, snapshot, moment in
      try [MoriPlugin()].kept(on: days, from: snapshot, at: moment)
    }
    let html = try await stage.html(mori, "/mori/weeks/1925")
    #expect(html.contains("<dt>Read</dt><dd>45 min</dd>"))
    #expect(html.contains("<dt>Diary</dt><dd>1</dd>"))
    #expect(
      html.contains("<h2><a href=\"/mori/days/2026-11-20\">Friday, 20 November 2026</a></h2>"))
    #expect(html.contains("<a href=\"/mori/habits/read?day=2026-11-20\">Read +25 min</a>"))
    #expect(
      html.contains("<p class=\"text\"><a href=\"/mori/diary/2026-11-20\">Rain on the roof</a>"))
    #expect(html.contains("role=\"img\" aria-label=\"Mori\""))
  }

  @Test(arguments: [
    ("2026-11-18", "2026-11-24", Language.english, "18 – 24 November 2026"),
    ("2026-11-28", "2026-12-04", .english, "28 November – 4 December 2026"),
    ("2026-12-28", "2027-01-03", .english, "28 December 2026 – 3 January 2027"),
    ("2026-11-18", "2026-11-24", .german, "18. – 24. November 2026"),
    ("2026-11-18", "2026-11-24", .spanish, "18 – 24 de noviembre de 2026"),
    ("2026-11-18", "2026-11-24", .hungarian, "2026. november 18. – 24."),
  ])
  func `says once what both days share`(
    first: String, last: String, language: Language, range: String
  ) throws {
    let days = try #require(Day(first))...(try #require(Day(last)))
    #expect(days.text(in: language) == range)
  }
}
