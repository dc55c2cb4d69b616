import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("Asking anew from a page") struct RefreshFormTests {
  private let brief = DailyBriefPlugin.self

  @Test(arguments: ["/daily-brief", "/daily-brief/weather"])
  func `a page can be pulled, and says so`(path: String) async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    let html = try await stage.html(brief, path)
    #expect(html.ranges(of: "data-pulled").count == 1)
    #expect(
      html.contains(
        "<p class=\"pull\" role=\"status\" data-near=\"Pull down to refresh\" "
          + "data-far=\"Let go to refresh\" data-asking=\"Refreshing…\"></p>"))
  }

  @Test func `weather that cannot be had can be asked for again`() async throws {
    var stage = try await Stage.weather().inBratislava()
    stage.world.isOffline = true
    stage.world.http = .unavailable
    let html = try await stage.html(brief, "/daily-brief/weather")
    #expect(html.ranges(of: "data-pulled").count == 1)
    #expect(html.contains("name=\"back\" value=\"/daily-brief/weather\""))
  }

  @Test func `a chosen place is asked for, and stays chosen`() async throws {
    let server = OpenMeteoDouble()
    let stage = try await Stage.weather(server).inBratislava()
    let vienna = Place(
      id: "48.2,16.37", name: "Vienna", country: "AT", coordinates: .degrees(48.2, 16.37),
      timeZone: "Europe/Vienna")
    _ = try await stage.world.store.transaction { try $0.keep(vienna, asPrimary: false) }
    let page = "/daily-brief/weather?place=48.2%2C16.37"
    let html = try await stage.html(brief, page)
    #expect(html.contains("name=\"place\" value=\"48.2,16.37\""))
    let fields = ["back": "/daily-brief/weather", "place": vienna.id]
    #expect(try await stage.send(brief, "/daily-brief/refresh", fields) == page)
    #expect(server.calls.count == 2)
    #expect(server.calls.allSatisfy { $0.url.contains("latitude=48.2&") })
    // An automatic refresh accepts data that is fresh enough.
    let auto = fields.merging(["auto": "on"]) { $1 }
    #expect(try await stage.send(brief, "/daily-brief/refresh", auto) == page)
    #expect(server.calls.count == 2)
  }
}
