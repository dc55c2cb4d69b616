import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief from this machine") struct LocalBriefTests {
  @Test func `the very first time it says how to begin`() async throws {
    #expect(
      try await Stage.brief().brief() == """
        Hello! 👋
        Saturday, 21 November 2026 · UTC

        Nothing is set up yet. Start with any of these:
        daily-brief place Bratislava: the weather there
        daily-brief events add "Christmas" 2026-12-25 --yearly: a countdown
        daily-brief nameday --calendar sk: whose name day it is (sk, cs, hu, pl)

        """)
  }

  @Test func `it is made of what the person set up`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    _ = try await stage.brief("settings", "nickname", "Ana")
    _ = try await stage.brief("settings", "language", "sk")
    _ = try await stage.brief("events", "add", "Christmas", "2026-12-25", "--yearly")
    let text = try await stage.brief()
    #expect(
      text.hasPrefix(
        """
        Hello, Ana! 👋
        Saturday, 21 November 2026 · Europe/Bratislava

        Bratislava
        """))
    #expect(text.contains("\n\nEvents\nin 34 days  Christmas (yearly)\n\nName day\nElvíra\n\n"))
    #expect(text.hasSuffix("\n\nUpdated just now\n"))
  }

  @Test func `its JSON is the contract's, by the reader's clock`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    let brief = try await stage.briefJSON()
    #expect(brief["generated_at"] == "2026-11-21T10:30:00+01:00")
    #expect(brief["user"]?["timezone"] == "Europe/Bratislava")
    #expect(brief["user"]?["email"] == "")
    #expect(brief["user"]?["language"] == "en")
    #expect(brief["nameday"] == .null)
    #expect(brief["countdowns"] == [] && brief["reminders"] == [])
    #expect(brief["weather"]?["location"]?.string?.hasPrefix("Bratislava") == true)
    #expect(brief["cache"] == ["state": "live", "age_seconds": 0, "error": nil])
    stage.clock.advance(seconds: 600)
    #expect(
      try await stage.briefJSON()["cache"]
        == ["state": "cached", "age_seconds": 600, "error": nil])
  }

  @Test func `without a network the rest is there all the same`() async throws {
    let stage = try await Stage.brief().inBratislava()
    let text = try await stage.brief("--offline")
    #expect(text.contains("Weather\nNo weather data right now.\n\nEvents\nNo events yet\n"))
    #expect(text.hasSuffix("\noffline\n"))
    let cache = try await stage.briefJSON("--offline")["cache"]
    #expect(cache?["state"] == "cached" && cache?["age_seconds"] == .null)
    #expect(cache?["error"]?["code"] == "offline")
  }

  @Test func `who asks gets the weather anew, however fresh it is`() async throws {
    let weather = OpenMeteoDouble()
    let stage = try await Stage.weather(weather).inBratislava()
    for _ in 1...2 { _ = try await stage.brief() }
    #expect(weather.calls.count == 1)
    _ = try await stage.brief("--refresh")
    #expect(weather.calls.count == 2)
  }

  @Test func `weather that cannot be had is told in a line, and how to try again`() async throws {
    var stage = try await Stage.brief().inBratislava()
    stage.world.http = HTTPClient { _ in throw NetError.timedOut }
    let text = try await stage.brief()
    #expect(text.contains("Weather\nNo weather data right now."))
    #expect(text.hasSuffix("daily-brief --refresh tries again.\n"))
    let cache = try await stage.briefJSON()["cache"]
    #expect(cache?["error"]?["code"] == "timed_out")
    #expect(cache?["state"] == "cached" && cache?["age_seconds"] == .null)
  }

  @Test func `its zone decides the day, and tells instants`() async throws {
    let stage = try Stage.brief()
    _ = try await stage.brief("settings", "timezone", "Pacific/Kiritimati")
    _ = try await stage.brief("settings", "language", "sk")
    _ = try await stage.brief("events", "add", "Trip", "2026-11-23")
    stage.clock.advance(seconds: 3600)
    // In that zone it is Sunday, 00:30.
    let brief = try await stage.briefJSON()
    #expect(brief["generated_at"] == "2026-11-22T00:30:00+14:00")
    #expect(brief["countdowns"]?.elements.first?["days_left"] == 1)
    #expect(brief["nameday"]?["date"] == "2026-11-22")
    let page = try await stage.brief()
    #expect(page.contains("Sunday, 22 November 2026 · Pacific/Kiritimati\n"))
    #expect(page.contains("\ntomorrow  Trip\n") && page.contains("\nCecília\n"))
    #expect(try await stage.brief("events").hasPrefix("1  Trip  tomorrow"))
    #expect(try await stage.brief("nameday").contains("Cecília"))
    #expect(try await stage.brief("widget") == "Trip tomorrow · Cecília\n")
    #expect(try await stage.card(DailyBriefPlugin.self)?.lines.contains("Trip: tomorrow") == true)
    #expect(try await stage.brief("--date", "2026-11-20").contains("Friday, 20 November 2026 ·"))
  }

  @Test func `the place's zone does where none was chosen, on both sides of midnight`() async throws
  {
    let stage = try await Stage.weather(OpenMeteoDouble(), at: "2026-11-20T22:59:00Z")
      .inBratislava()
    _ = try await stage.brief("events", "add", "Trip", "tomorrow")
    #expect(try await stage.brief().contains("Friday, 20 November 2026 · Europe/Bratislava\n"))
    #expect(try await stage.brief("events").contains("Trip  tomorrow  2026-11-21"))
    stage.clock.advance(seconds: 120)
    #expect(try await stage.brief().contains("Saturday, 21 November 2026 · Europe/Bratislava\n"))
    #expect(try await stage.brief("events").contains("Trip  today"))
  }

  @Test func `a zone for everything comes before its own`() async throws {
    let stage = try Stage.brief()
    _ = try await stage.brief("settings", "timezone", "Pacific/Kiritimati")
    try await stage.world.store.transaction { try $0.set(SuiteSettings.timeZoneSetting, to: "UTC") }
    stage.clock.advance(seconds: 3600)
    #expect(try await stage.brief().contains("Saturday, 21 November 2026 · UTC\n"))
  }

  @Test func `its card and widget say the same in few words`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    _ = try await stage.brief("events", "add", "Christmas", "2026-12-25", "--yearly")
    _ = try await stage.brief("settings", "language", "sk")
    try await DailyBriefPlugin().refresh(in: stage.world)
    let card = try #require(try await stage.card(DailyBriefPlugin.self))
    #expect(
      card.lines == [
        "Bratislava: rain, High 7\u{A0}°C, low 2\u{A0}°C, Rain 80%, 4.2\u{A0}mm",
        "Christmas: in 34 days", "Name day: Elvíra",
      ])
    #expect(card.data["cache"]?["state"] == "cached")
    #expect(
      try await stage.brief("widget") == "🌧️ 7°/2° · Christmas in 34 days · Elvíra\n")
    #expect(try await stage.brief("widget", "--width", "9") == "🌧️ 7°/2°…\n")
  }

  @Test func `followed names are announced wherever namedays are`() async throws {
    let stage = try Stage.brief()
    _ = try await stage.brief("nameday", "follow", "Klement", "--calendar", "sk")
    #expect(
      try await stage.brief("--date", "2026-11-22").contains(
        "\n\nName day\nKlement’s name day is tomorrow.\n"))
    #expect(try await !stage.brief().contains("Klement"))
    _ = try await stage.brief("settings", "language", "sk")
    #expect(
      try await stage.brief("--date", "2026-11-22").contains(
        "\n\nName day\nCecília\nKlement’s name day is tomorrow.\n"))
    #expect(
      try await stage.brief("widget", "--date", "2026-11-22")
        == "Cecília · Klement’s name day is tomorrow\n")
    let widget = try await stage.briefJSON("widget", "--date", "2026-11-22")
    #expect(
      widget["followed_namedays"]?.elements == [
        ["name": "Klement", "calendar": "sk", "date": "2026-11-23", "days_left": 1]
      ])
    stage.clock.advance(seconds: 86_400)
    #expect(
      try await stage.card(DailyBriefPlugin.self)?.lines.suffix(2) == [
        "Name day: Cecília", "Klement’s name day is tomorrow.",
      ])
  }

  @Test func `nothing set up is one line on the card, and none in a prompt`() async throws {
    let stage = try Stage.brief()
    #expect(try await stage.brief("widget") == "")
    #expect(
      try await stage.briefJSON("widget") == [
        "weather": nil, "event": nil, "nameday": nil, "followed_namedays": [],
      ])
    #expect(
      try await stage.card(DailyBriefPlugin.self)?.lines
        == ["daily-brief place Bratislava: the weather there"])
  }

  @Test func `the page shows markup as text`() async throws {
    let stage = try Stage.brief()
    _ = try await stage.brief("events", "add", "<script>{{x}}", "2026-11-22")
    let html = try await Page.brief.html(in: stage.world)
    #expect(html.contains("<span class=\"what\">&lt;script&gt;{{x}}<span class=\"quiet\">"))
    #expect(html.contains("<h1>Hello! 👋</h1>"))
  }
}

@Suite("daily-brief watch") struct BriefWatchCommandTests {
  @Test func `asks a server every 15 minutes, and lets the age tick`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server, isInteractive: true)
    stage.clock.allow(sleeps: 31 * 60, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.brief("watch") }
    #expect(server.requests.count == 1 + 3)
    #expect(stage.output.contains("1 minute ago"))
  }

  @Test func `draws the page again where the terminal has another size`() async throws {
    var stage = try await Stage.loggedIn(BriefServer(), isInteractive: true)
    let (terminal, recording) = Terminal.recording(columns: 80, rows: 60, isInteractive: true)
    stage.world.terminal = terminal
    let clock = stage.clock
    stage.world.sleep = { duration in
      recording.resize(columns: 40, rows: 60)
      clock.advance(seconds: Int(duration.components.seconds))
      if clock.now > instant("2026-11-21T09:30:03Z") { throw CancellationError() }
    }
    await #expect(throws: CancellationError.self) { try await stage.brief("watch") }
    #expect(recording.output.contains("╭─ Events ─────────────────────────────╮"))
  }

  @Test func `in a pipe it prints the page again when it says something else`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    stage.clock.allow(sleeps: 3, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.brief("watch") }
    #expect(stage.output.components(separatedBy: "Hello, Ana").count == 2)
  }
}
