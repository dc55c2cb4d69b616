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
    #expect(page.contains("<strong>Rain from 14:00 to 17:00</strong>"))
    #expect(page.ranges(of: "<svg class=\"range\"").count == 7)
    #expect(
      page.contains("<ol class=\"strip hours\" tabindex=\"0\" aria-label=\"The next hours\">"))
    #expect(page.contains("<ul class=\"chips\"><li>") && !page.contains("<table"))
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
