import CoreModels
import CoreReminders
import CorePlugin
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The weather now and in the next hours") struct NowLinesTests {
  /// A Saturday with rain from 14:00 to 17:00, at 10:30 in Bratislava.
  private func stage(
    _ change: (inout [OpenMeteoHour]) -> Void = { _ in }, language: Language = .english
  ) async throws -> (Stage, OpenMeteoDouble) {
    var hours: [OpenMeteoHour] = []
    for index in 0..<48 {
      let hour = index % 24
      let warmth = Double(hour) / 4
      let isDay = hour >= 7 && hour < 16
      hours.append(OpenMeteoHour(temperature: warmth + 2, feeling: warmth - 1, isDay: isDay))
    }
    for hour in 14..<17 { (hours[hour].chance, hours[hour].rain, hours[hour].code) = (80, 1.1, 61) }
    change(&hours)
    let server = OpenMeteoDouble()
    server.know(hours, present: 10, airQuality: 34)
    return (try await .weather(server, language: language).inBratislava(), server)
  }

  @Test func `are two quiet lines of the card, and one of the brief`() async throws {
    let (stage, server) = try await stage()
    let now = "Now 5 °C, feels like 2 °C · rain from 14:00 to 17:00\n"
    let card = try await stage.brief("weather").replacing("\u{A0}", with: " ")
    #expect(card.contains(now + "Wind 12 km/h NW · Sun 07:12–16:03 · UV 1 · Air fair\n"))
    let brief = try await stage.brief().replacing("\u{A0}", with: " ")
    #expect(brief.contains(now) && !brief.contains("UV"))
    #expect(server.calls.count == 1 && server.airCalls.count == 1)
  }

  @Test func `are hours to come, whatever was measured is over after one`() async throws {
    let (stage, _) = try await stage()
    _ = try await stage.brief("weather")
    stage.clock.advance(seconds: 5 * 3600)
    let later = try await stage.brief("weather", "--offline").replacing("\u{A0}", with: " ")
    #expect(later.contains("Now 6 °C, feels like 3 °C · rain until 17:00\n"))
    stage.clock.advance(seconds: 3 * 3600)
    #expect(try await !stage.brief("weather", "--offline").contains("rain until"))
  }

  @Test func `are in the JSON, where nothing else changes`() async throws {
    let (stage, server) = try await stage()
    let weather = try await stage.briefJSON("weather")
    #expect(weather["now"]?["apparent_temperature"] == 1.5)
    #expect(weather["now"]?["wind_direction"] == 315)
    #expect(weather["hours"]?.list.count == 24)
    #expect(weather["hours"]?.list.first?["time"] == "10:00")
    #expect(weather["european_aqi"] == 34)
    #expect(weather["today"]?["sunrise"] == "07:12")
    let read = try Weather(wire: weather, on: .sampleDay)
    #expect(try JSONValue(parsing: JSON.data(read.json)) == weather)
    server.know([], present: 0, airQuality: nil)
    stage.clock.advance(seconds: 3600)
    let plain = try await stage.briefJSON("weather")
    #expect(plain["now"] == nil && plain["hours"] == nil && plain["european_aqi"] == nil)
  }

  @Test(
    arguments: [
      ([], nil), ([0, 1], "rain until 02:00"), ([3], "rain from 03:00 to 04:00"),
      ([10, 11, 12], "rain from 10:00"), ([13], nil), (Array(0..<24), nil),
    ] as [([Int], String?)])
  func `tell when it rains within half a day`(wet: [Int], sentence: String?) throws {
    let hours = (0..<24).compactMap { hour -> HourWeather? in
      guard let time = TimeOfDay(hour: hour, minute: 0) else { return nil }
      let isWet = wet.contains(hour)
      return HourWeather(
        day: .sampleDay, time: time, probability: isWet ? 70 : 10, code: isWet ? 61 : 3)
    }
    var weather = Weather.sample
    (weather.timeZone, weather.hours) = ("UTC", hours)
    let lines = NowLines(
      weather: weather, reader: .english, now: instant("2026-11-21T00:20:00Z"))
    #expect(lines.spell == sentence)
  }

  @Test func `are on the page: the present, a strip of hours, bars on one scale`() async throws {
    let (stage, _) = try await stage()
    _ = try await stage.brief("weather")
    let page = try await stage.html(DailyBriefPlugin.self, "/daily-brief/weather")
    #expect(page.contains("<p class=\"spell\">Rain from 14:00 to 17:00</p>"))
    #expect(page.contains("<p class=\"big\" aria-hidden=\"true\">5°</p>"))
    #expect(page.contains("<span class=\"quiet\">Feels like 2\u{A0}°C</span>"))
    #expect(page.ranges(of: "<svg class=\"range\"").count == 7)
    #expect(page.ranges(of: "<rect class=\"now\"").count == 1)
    #expect(page.contains("<symbol id=\"sky-rain\"") && page.contains("href=\"#sky-rain\""))
    #expect(
      page.contains("<ol class=\"strip hours\" tabindex=\"0\" aria-label=\"The next hours\">"))
    #expect(page.contains("<ul class=\"chips\"><li>") && !page.contains("<table"))
  }

  @Test func `are tiles on the page: wind that blows from north-west, sun, UV, air`() async throws {
    let (stage, _) = try await stage()
    _ = try await stage.brief("weather")
    let page = try await stage.html(DailyBriefPlugin.self, "/daily-brief/weather")
    let tiles = try #require(page.firstMatch(of: /<dl class="tiles">(.+?)<\/dl>/)).1
      .replacing(/<path.+?\/>/, with: "").replacing("\u{A0}", with: " ")
    #expect(page.contains("rotate(135 12 12)"))
    let words = tiles.matches(of: /<dt>(.+?)<\/dt><dd>(?:<svg.+?<\/svg>)?(.+?)<\/dd>/)
      .map { "\($0.1): \($0.2)" }
    #expect(
      words == [
        "Wind: 12 km/h NW", "Sunrise: 07:12", "Sunset: 16:03", "UV index: 1 · low",
        "Air quality: fair",
      ])
  }

  @Test func `a day is a line that opens, its rain told only where it is likely`() async throws {
    let (stage, _) = try await stage()
    _ = try await stage.brief("weather")
    let page = try await stage.html(DailyBriefPlugin.self, "/daily-brief/weather")
    let days = page.matches(of: /<li><details><summary>(.+?)<\/summary>/).map { String($0.1) }
    #expect(days.count == 7)
    #expect(days[0].contains(">Today<") && days[0].contains("<span class=\"cold\">80%</span>"))
    // A chance of 10% stands only behind the line.
    #expect(days[1].contains("<span class=\"cold\"></span>"))
    #expect(page.contains("Sunday, 22 November 2026 · fog · High"))
    #expect(page.contains("Rain 10%"))
  }

  @Test(arguments: [
    (0, "0 · low"), (2.4, "2 · low"), (2.5, "3 · moderate"), (6, "6 · high"), (8, "8 · very high"),
    (11, "11 · extreme"), (14, "14 · extreme"),
  ])
  func `the UV index has the levels of the World Health Organization`(
    index: Double, words: String
  ) {
    #expect(tile("UV index") { $0.today.uv = index } == words)
  }

  @Test(arguments: [
    (0, "good"), (19.9, "good"), (20, "fair"), (59, "moderate"), (60, "poor"), (99, "very poor"),
    (100, "extremely poor"), (400, "extremely poor"),
  ])
  func `the air has the levels of its index`(index: Double, words: String) {
    #expect(tile("Air quality") { $0.airQuality = index } == words)
  }

  private func tile(_ label: String, _ change: (inout Weather) -> Void) -> String? {
    var weather = Weather.sample
    change(&weather)
    let tiles = WeatherTiles(
      weather: weather, reader: .english, now: instant("2026-11-21T00:20:00Z"))
    return tiles.all.first { $0["label"] as? String == label }?["value"] as? String
  }

  @Test(arguments: Language.allCases)
  func `every language names all levels`(language: Language) {
    #expect(WeatherText.uvLevels.text(in: language).split(separator: "; ").count == 5)
    #expect(WeatherText.airLevels.text(in: language).split(separator: "; ").count == 6)
  }

  @Test func `every language has eight points of the compass`() {
    for language in Language.allCases {
      #expect(WeatherText.compass.text(in: language).split(separator: " ").count == 8)
    }
  }

  @Test func `the air is asked for only where that is known to be the same service`() {
    let own = ["DAILY_BRIEF_WEATHER_URL": "http://127.0.0.1/"]
    #expect(AirQuality(environment: own).address == nil)
    let both = own.merging(["DAILY_BRIEF_AIR_QUALITY_URL": "http://127.0.0.1/air"]) { $1 }
    #expect(AirQuality(environment: both).address == "http://127.0.0.1/air")
  }
}
