import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief from a server") struct BriefCommandTests {
  @Test func `shows the page`() async throws {
    let stage = try await Stage.loggedIn(BriefServer())
    #expect(
      try await stage.brief() == """
        Hello, Ana! 👋
        Saturday, 21 November 2026 · Europe/Bratislava

        Bratislava, Slovakia
        🌧️ showers
        High 8\u{A0}°C, low 2\u{A0}°C · Rain 65%, 1.2\u{A0}mm · Wind 14\u{A0}km/h
        Ideálny čas na dáždnik, hrubé ponožky a prísľub horúcej polievky.
        Sun\u{A0}☁️\u{A0}7°/1°  Mon\u{A0}☀️\u{A0}6°/0°  Tue\u{A0}😊\u{A0}5°/−1°\
          Wed\u{A0}🌫️\u{A0}4°/−2°  Thu\u{A0}❄️\u{A0}3°/−3°  Fri\u{A0}🌤️\u{A0}–/–

        Events
        today  Concert
        in 33 days  Birthday (yearly)

        Name day
        Elvíra, Eva

        Reminders
        09:00  Water the plants

        Updated just now

        """)
  }

  @Test func `its JSON is the contract's object and how current it is`() async throws {
    let stage = try await Stage.loggedIn(BriefServer())
    let whole = try JSONValue(parsing: Data(wholeBrief.utf8))
    #expect(
      try await stage.briefJSON()
        == whole.setting("cache", to: ["state": "live", "age_seconds": 0, "error": nil])
        .setting("followed_namedays", to: []))
    stage.clock.advance(seconds: 300)
    #expect(
      try await stage.briefJSON()["cache"]
        == ["state": "cached", "age_seconds": 300, "error": nil])
  }

  @Test func `the server is asked with the token alone, every 15 minutes at most`()
    async throws
  {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    for _ in 1...3 { _ = try await stage.brief() }
    stage.clock.advance(seconds: 15 * 60 - 1)
    _ = try await stage.brief()
    #expect(server.requests.count == 2)
    stage.clock.advance(seconds: 1)
    _ = try await stage.brief()
    _ = try await stage.brief("--refresh")
    #expect(server.requests.count == 4)
    #expect(
      server.calls.last?.story == [
        "GET /api/v2/daily-brief", "accept: application/json", "authorization: Bearer t0ken",
      ])
  }

  @Test func `on a terminal the page stands there first, and is drawn over`() async throws {
    var brief = Brief.sample
    brief.nameday = nil
    let server = BriefServer(brief: brief.json)
    let stage = try await Stage.loggedIn(server, isInteractive: true, columns: 40)
    _ = try await stage.brief()
    stage.clock.advance(seconds: 1200)
    let screen = try await stage.brief()
    #expect(
      screen == """
        Hello, Ana! 👋
        Saturday, 21 November 2026 ·
        Europe/Bratislava
        ╭─ Bratislava, Slovakia ───────────────╮
        │ 🌧️ showers                           │
        │ High 8\u{A0}°C, low 2\u{A0}°C · Rain 65%,      │
        │ 1.2\u{A0}mm · Wind 14\u{A0}km/h                │
        │ Ideálny čas na dáždnik, hrubé        │
        │ ponožky a prísľub horúcej polievky.  │
        │ Sun\u{A0}☁️\u{A0}7°/1°  Mon\u{A0}☀️\u{A0}6°/0°           │
        │ Tue\u{A0}😊\u{A0}5°/−1°  Wed\u{A0}🌫️\u{A0}4°/−2°         │
        │ Thu\u{A0}❄️\u{A0}3°/−3°  Fri\u{A0}🌤️\u{A0}–/–            │
        ╰──────────────────────────────────────╯
        ╭─ Events ─────────────────────────────╮
        │ today  Concert                       │
        │ in 33 days  Birthday (yearly)        │
        ╰──────────────────────────────────────╯
        ╭─ Reminders ──────────────────────────╮
        │ 09:00  Water the plants              │
        ╰──────────────────────────────────────╯
        Updated 20 minutes ago · refreshing…
        \u{1B}[1A\r\u{1B}[JUpdated just now

        """)
  }

  @Test func `modules that are off do not show`() async throws {
    var brief = Brief.sample
    brief.modules = Brief.Modules(weather: false, countdown: true, reminder: false)
    let stage = try await Stage.loggedIn(BriefServer(brief: brief.json))
    let text = try await stage.brief()
    #expect(!text.contains("Bratislava, Slovakia"))
    #expect(!text.contains("Water the plants"))
    #expect(text.contains("Concert"))
  }

  @Test func `a brief whose weather could not be had shows the rest`() async throws {
    let stage = try await Stage.loggedIn(
      BriefServer(brief: Brief.sample.json.setting("weather", to: .null)))
    #expect(
      try await stage.brief().contains("Weather\nNo weather data right now.\n\nEvents\ntoday"))
  }

  @Test func `what a server says cannot drive the terminal`() async throws {
    var brief = Brief.sample
    brief.reader.nickname = "A\u{1B}[2Jn\na"
    brief.weather?.location = "B\u{202E}r"
    brief.reader.personality = "x\u{7}y"
    brief.countdowns[0].name = "E\u{1B}]0;t\u{7}v"
    brief.nameday?.names = ["N\nm"]
    let text = try await Stage.loggedIn(BriefServer(brief: brief.json)).brief()
    #expect(!text.contains { "\u{1B}\u{7}\u{202E}".contains($0) })
    #expect(text.contains("Hello, An a! 👋"))
    #expect(text.contains("today  Ev\n"))
  }

  @Test func `where nothing but ASCII can be shown, there is nothing else`() async throws {
    var stage = try await Stage.loggedIn(BriefServer(), isInteractive: true)
    stage.world.terminal = Terminal.recording(isInteractive: true, isUnicode: false).terminal
    let lines = BriefScreen(
      state: BriefState(brief: .sample, day: .sampleDay, isLive: true, isDue: false),
      units: .metric
    ).lines(in: stage.world)
    #expect(lines.first == "Hello, Ana!")
    #expect(!lines.joined().contains { "🌧☁╭│".contains($0) })
  }

  @Test(arguments: [20, 30, 60, 120])
  func `no line is wider than the terminal`(columns: Int) async throws {
    let stage = try await Stage.loggedIn(BriefServer(), isInteractive: true, columns: columns)
    let page = try await stage.brief()
    #expect(page.contains("Hello, Ana! 👋"))
    for line in page.split(separator: "\n") {
      #expect(String(line).visibleWidth <= columns)
    }
  }
}

extension Day {
  static let sampleDay = theDay("2026-11-21")
}
