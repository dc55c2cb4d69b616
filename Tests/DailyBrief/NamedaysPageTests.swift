import CoreModels
import CoreNet
import CorePlugin
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The page of name days") struct NamedaysPageTests {
  private let brief = DailyBriefPlugin.self
  private let path = "/daily-brief/namedays"

  private func stage(_ language: Language = .slovak) throws -> Stage {
    var stage = try Stage.weather(language: language)
    stage.world.isOffline = true
    stage.world.http = .unavailable
    return stage
  }

  @Test func `shows today's names, and the ways to the days beside it`() async throws {
    let html = try await stage().html(brief, path)
    #expect(html.contains("<h2>sobota 21. novembra 2026</h2><p class=\"names\">Elvíra</p>"))
    #expect(
      html.contains("rel=\"prev\" href=\"/daily-brief/namedays?date=2026-11-20&amp;calendar=sk\""))
    #expect(
      html.contains("rel=\"next\" href=\"/daily-brief/namedays?date=2026-11-22&amp;calendar=sk\""))
    #expect(html.contains("<option value=\"sk\" selected>Slovenčina</option>"))
  }

  @Test(arguments: [
    ("date=2026-12-24&calendar=sk", "Adam, Eva"), ("date=2026-12-24&calendar=cs", "Adam, Eva"),
    ("date=2026-11-22&calendar=sk", "Cecília"), ("date=2026-12-25&calendar=sk", "nie je"),
  ])
  func `shows the names of any date in any calendar`(query: String, names: String) async throws {
    let html = try await stage(.english).html(brief, path + "?" + query)
    #expect(html.contains("<p class=\"names\">"))
    let shown = try #require(html.firstMatch(of: /<p class="names">(.+?)<\/p>/)).1
    #expect(shown.contains(names) || (names == "nie je" && shown.contains("no names")), "\(shown)")
  }

  @Test func `finds the days of a name, whatever its accents`() async throws {
    let html = try await stage(.english).html(brief, path + "?name=katarina&calendar=sk")
    #expect(
      html.contains(
        "Katarína<span class=\"quiet\">Wednesday, 25 November 2026</span></span>"
          + "<strong>in 4 days</strong>"))
    let beginning = try await stage(.english).html(brief, path + "?name=Kata&calendar=sk")
    #expect(beginning.contains("Names that begin like this:"))
    let nobody = try await stage(.english).html(brief, path + "?name=%3CQq%3E&calendar=sk")
    #expect(nobody.contains("does not have the name “&lt;Qq&gt;”"))
  }

  @Test func `a language without a calendar says so and offers those of others`() async throws {
    let html = try await stage(.english).html(brief, path)
    #expect(html.contains("There is no name-day calendar for English."))
    #expect(html.ranges(of: "<option value=").count == 4 && !html.contains("class=\"names\""))
  }

  @Test func `what is no date or calendar is today in the person's own`() async throws {
    let html = try await stage().html(brief, path + "?date=soon&calendar=xx")
    #expect(html.contains("Elvíra") && html.contains("value=\"2026-11-21\""))
  }

  @Test func `follow names and stop following them`() async throws {
    let stage = try stage()
    try await stage.send(brief, "/daily-brief/people", ["name": "Jana"])
    let html = try await stage.html(brief, path)
    #expect(html.contains("name=\"name\" value=\"Jana\""))
    #expect(html.contains("sobota 21. augusta 2027"))
    try await stage.send(brief, "/daily-brief/people/remove", ["name": "Jana"])
    await #expect(throws: NamedayError.notFollowed("Jana")) {
      try await stage.send(brief, "/daily-brief/people/remove", ["name": "Jana"])
    }
  }
}
