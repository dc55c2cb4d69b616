import CoreModels
import CoreNet
import CorePlugin
import TestSupport
import Testing

@testable import DailyBrief

@Suite("Where the weather of daily-brief comes from") struct WeatherSourceTests {
  @Test func `an old forecast shows at once, then a newer one in its place`() async throws {
    let server = OpenMeteoDouble()
    let stage = try await Stage.weather(server, isInteractive: true).inBratislava()
    _ = try await stage.brief("weather")
    stage.clock.advance(seconds: 7200)
    var warmer = OpenMeteoDay.week
    warmer[0].high = 12
    server.forecast(warmer, from: "2026-11-21")
    let output = try await stage.brief("weather")
    #expect(output.contains("Updated 2 hours ago · refreshing… · Open-Meteo.com"))
    #expect(output.hasSuffix("Updated just now · Open-Meteo.com\n"))
    #expect(output.contains("High 12"))
    #expect(server.calls.count == 2)
  }

  @Test func `offline it shows what it has, with its age`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    _ = try await stage.brief("weather")
    stage.clock.advance(seconds: 7200)
    #expect(
      try await stage.brief("weather", "--offline")
        .hasSuffix("\n\nUpdated 2 hours ago · offline · Open-Meteo.com\n"))
  }

  @Test func `offline without anything stored is an error`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    await #expect(throws: NetError.offline) { try await stage.brief("weather", "--offline") }
  }

  @Test func `a service in trouble leaves the old forecast, and says what it is`() async throws {
    let server = OpenMeteoDouble()
    let stage = try await Stage.weather(server).inBratislava()
    _ = try await stage.brief("weather")
    stage.clock.advance(seconds: 7200)
    server.fail(.limited("Daily"))
    #expect(
      try await stage.brief("weather").hasSuffix(
        """
        Updated 2 hours ago · not refreshed · Open-Meteo.com
        The weather service was asked too often today.

        """))
    #expect(try await stage.briefJSON("weather")["location"] == "Bratislava")
  }

  @Test func `a service that is silent is left after three seconds`() async throws {
    let server = OpenMeteoDouble()
    let stage = try await Stage.weather(server).inBratislava()
    _ = try await stage.brief("weather")
    stage.clock.advance(seconds: 7200)
    server.fail(.silence)
    stage.clock.allow(sleeps: 1)
    #expect(try await stage.brief("weather").contains("The weather service took too long."))
  }

  @Test func `another place is one of the person's, or is looked for and not kept`() async throws {
    let server = OpenMeteoDouble(places: [.paris])
    let stage = try await Stage.weather(server).inBratislava()
    #expect(try await stage.brief("weather", "bratislava").hasPrefix("Bratislava, Saturday"))
    #expect(server.calls.count == 1)
    #expect(try await stage.brief("weather", "Paris").hasPrefix("Paris, Saturday"))
    #expect(server.calls.count == 3)
    #expect(try await stage.places().map(\.name) == ["Bratislava"])
    #expect(server.calls.last?.url.contains("timezone=Europe/Paris") == true)
  }

  @Test func `who is logged in sees the server's weather, and any other place by name`()
    async throws
  {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    let kept = try JSONValue(parsing: JSON.data(Weather.sample.json))
    #expect(try await stage.briefJSON("weather") == kept)
    #expect(server.requests.filter { $0.hasPrefix("GET") } == ["GET /api/v2/daily-brief"])
    #expect(
      try await stage.brief("weather", "--offline")
        .hasSuffix("\n\nUpdated just now · Open-Meteo.com\n"))
  }
}
