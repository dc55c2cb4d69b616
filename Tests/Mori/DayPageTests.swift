import CoreModels
import CorePlugin
import TestSupport
import Testing

@testable import Mori

@Suite("Mori's page of a day") struct DayPageTests {
  private let mori = MoriPlugin.self
  private let yesterday = "/mori/days/2026-11-20"

  @Test func `is a day away from the overview`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    try await stage.send(mori, "/mori/habits/id-1/up", ["day": "2026-11-20"])
    try await stage.send(mori, "/mori/diary/2026-11-19", ["text": "Tea"])
    let html = try await stage.html(mori, "/mori")
    #expect(
      html.contains(
        "<a href=\"\(yesterday)\" aria-label=\"Friday, 20 November 2026, +10 min\">"))
    #expect(html.contains("aria-label=\"Thursday, 19 November 2026, Diary\">"))
    #expect(html.contains("<a href=\"/mori\" aria-label=\"Saturday, 21 November 2026\" aria-curr"))
    #expect(!html.contains("/mori/days/2026-11-22"))
  }

  @Test func `counts, corrects and skips the habits of that day`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    let day = ["day": "2026-11-20", "back": yesterday]
    #expect(try await stage.send(mori, "/mori/habits/id-1/up", day) == yesterday)
    try await stage.send(
      mori, "/mori/habits/id-1/correct", day.merging(["minutes": "35"]) { $1 })
    try await stage.send(mori, "/mori/habits/id-1/down", day)
    let html = try await stage.html(mori, yesterday)
    #expect(html.contains("<h1>Friday, 20 November 2026</h1>"))
    #expect(html.contains("<strong class=\"gain\" data-minutes=\"25\">+25 min</strong>"))
    #expect(html.contains("name=\"minutes\" value=\"25\""))
    #expect(try await stage.html(mori, "/mori").contains("data-minutes=\"0\">0 min</strong>"))
    try await stage.send(mori, "/mori/habits/id-1/skip", day)
    #expect(try await stage.html(mori, yesterday).contains("Count this day again: Read"))
    try await stage.send(mori, "/mori/habits/id-1/count", day)
    #expect(try await stage.html(mori, yesterday).contains("Skip this day: Read"))
  }

  @Test func `keeps the diary of that day`() async throws {
    let stage = try await Stage.mori()
    let fields = ["text": "Snow", "back": yesterday]
    #expect(try await stage.send(mori, "/mori/diary/2026-11-20", fields) == yesterday)
    #expect(try await stage.html(mori, yesterday).contains("Snow</textarea>"))
    let removed = try await stage.send(
      mori, "/mori/diary/2026-11-20/remove", ["back": yesterday])
    #expect(removed == yesterday)
    #expect(try await !stage.html(mori, yesterday).contains("Snow"))
  }

  @Test func `leads to the week of that day, once a person was born`() async throws {
    let link = "href=\"/mori/weeks?day=2026-11-20\""
    #expect(try await Stage.mori(born: "1990-01-01").html(mori, yesterday).contains(link))
    #expect(try await !Stage.mori().html(mori, yesterday).contains(link))
  }

  @Test(arguments: [
    ("/mori/days?day=2019-06-01", "/mori/days/2019-06-01"),
    ("/mori/days", "/mori/days/2026-11-21"),
  ])
  func `is found by its date`(path: String, page: String) async throws {
    guard case .moved(let next) = try await Stage.mori().page(mori, path) else {
      return #expect(Bool(false))
    }
    #expect(next == page)
  }

  @Test func `has a strip around itself`() async throws {
    let html = try await Stage.mori().html(mori, "/mori/days/2019-06-01")
    #expect(html.contains("/mori/days/2019-05-29\"") && html.contains("/mori/days/2019-06-04\""))
    #expect(html.ranges(of: "<small>").count == 7)
  }

  @Test func `is not there for a day that does not exist`() async throws {
    guard case .missing = try await Stage.mori().page(mori, "/mori/days/2026-02-30") else {
      return #expect(Bool(false))
    }
  }
}
