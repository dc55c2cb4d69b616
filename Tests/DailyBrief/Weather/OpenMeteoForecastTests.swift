import CoreModels
import CoreNet
import Foundation
import HTTPTypes
import Seeded
import Testing

@testable import DailyBrief

private let now = Instant(milliseconds: 1_795_253_400_000)

/// Decodes a body.
private func forecast(_ body: String) throws -> Forecast {
  try OpenMeteoAnswer(Data(body.utf8)).forecast(at: now, zone: "Europe/Bratislava")
}

private func daily(_ members: String) -> String {
  #"{"timezone":"Europe/Bratislava","daily":{\#(members)}}"#
}

@Suite("Open-Meteo's forecast") struct OpenMeteoForecastTests {
  @Test func `is asked for in one call, with all that the screens need`() async throws {
    let server = OpenMeteoDouble()
    _ = try await OpenMeteoForecast().fetch(at: .bratislava, with: server.client, now: now)
    #expect(
      server.calls.map(\.url) == [
        "https://api.open-meteo.com/v1/forecast?latitude=48.14816&longitude=17.10674"
          + "&daily=temperature_2m_max,temperature_2m_min,precipitation_sum,"
          + "precipitation_probability_max,wind_speed_10m_max,weather_code,"
          + "sunrise,sunset,uv_index_max"
          + "&current=temperature_2m,apparent_temperature,precipitation,weather_code,"
          + "wind_speed_10m,wind_direction_10m,is_day"
          + "&hourly=temperature_2m,apparent_temperature,precipitation,weather_code,"
          + "wind_speed_10m,wind_direction_10m,is_day,precipitation_probability"
          + "&timezone=Europe/Bratislava&forecast_days=7"
      ])
  }

  @Test func `can be asked for elsewhere, but only in private`() async throws {
    let server = OpenMeteoDouble()
    let here = OpenMeteoForecast(environment: [
      "DAILY_BRIEF_WEATHER_URL": "http://127.0.0.1:8080/v1/forecast?apikey=x"
    ])
    _ = try await here.fetch(at: .bratislava, with: server.client, now: now)
    #expect(
      server.calls[0].url.hasPrefix(
        "http://127.0.0.1:8080/v1/forecast?apikey=x&latitude=48.14816&"))
    let open = OpenMeteoForecast(environment: ["DAILY_BRIEF_WEATHER_URL": "http://example.org/"])
    await #expect(throws: NetError.insecure(host: "example.org")) {
      try await open.fetch(at: .bratislava, with: server.client, now: now)
    }
    #expect(server.calls.count == 1)
  }

  @Test func `is a week of figures`() async throws {
    let forecast = try await OpenMeteoForecast().fetch(
      at: .bratislava, with: OpenMeteoDouble().client, now: now)
    #expect(forecast.fetchedAt == now)
    #expect(forecast.timeZone == "Europe/Bratislava")
    #expect(forecast.days.map(\.day.description).first == "2026-11-21")
    #expect(
      forecast.days[0]
        == Forecast.Figures(
          day: forecast.days[0].day, high: 7.4, low: 2.1, precipitation: 4.2, probability: 80,
          wind: 23, code: 61))
    #expect(
      forecast.days.map(\.weather.condition) == [
        .raining, .foggy, .sunny, .cloudy, .snowing, .thunderstorm, .freezing,
      ])
  }

  @Test func `may have holes anywhere`() throws {
    let read = try forecast(
      daily(
        """
        "time":["2026-11-21","2026-11-22","2026-11-23"],
        "temperature_2m_max":[null,7,null],"temperature_2m_min":[1.5,null,null],
        "precipitation_sum":[null,null,null],"precipitation_probability_max":[null,40,90],
        "weather_code":[null,3,null]
        """))
    // The last day has only a probability, which does not count, but it keeps its place.
    #expect(read.days.map(\.day.day) == [21, 22, 23])
    let today = try #require(Day("2026-11-21"))
    #expect(read.week(from: today)?.map(\.high) == [nil, 7, nil])
    #expect(read.week(from: today.advanced(by: 2)) == nil)
    #expect(
      read.days[0].weather
        == DayWeather(
          day: read.days[0].day, high: nil, low: 1.5, precipitation: 0,
          precipitationProbability: nil, wind: nil, condition: .other))
    #expect(read.days[1].weather.precipitationProbability == 40)
    #expect(read.days[1].wind == nil)
  }

  @Test func `a figure that cannot be is a hole`() throws {
    let read = try forecast(
      daily(
        """
        "time":["2026-11-21"],"temperature_2m_max":[1e300],"temperature_2m_min":[-3],
        "precipitation_sum":[-1],"precipitation_probability_max":[900],
        "wind_speed_10m_max":[1e99],"weather_code":[61.5]
        """))
    #expect(read.days == [Forecast.Figures(day: read.days[0].day, low: -3)])
  }

  @Test(
    arguments: [
      "", "null", "[]", "{}", "7", "<html>", #"{"daily":null}"#, daily(""), daily(#""time":7"#),
      daily(#""time":[7]"#), daily(#""time":["yesterday"]"#), daily(#""time":["2026-02-30"]"#),
      daily(#""time":["2026-11-22","2026-11-21"],"temperature_2m_max":[1,2]"#),
      daily(#""time":["2026-11-21","2026-11-22"],"temperature_2m_max":[1]"#),
      daily(#""time":["2026-11-21"],"temperature_2m_max":[1,2]"#),
      daily(#""time":["2026-11-21"],"temperature_2m_max":["warm"]"#),
      daily(#""time":["2026-11-21"],"temperature_2m_max":7"#),
      daily(#""time":["2026-11-21"],"temperature_2m_max":[true]"#),
      #"[{"daily":{"time":[]}}]"#, daily(#""time":["2026-11-21"],"weather_code":[{}]"#),
    ])
  func `what is no forecast is said to be none`(body: String) {
    #expect(throws: WeatherError.badForecast) { try forecast(body) }
  }

  @Test(arguments: [
    daily(#""time":[]"#), daily(#""time":["2026-11-21"]"#),
    daily(#""time":["2026-11-21"],"temperature_2m_max":[null]"#),
  ])
  func `one without figures is empty`(body: String) {
    #expect(throws: WeatherError.emptyForecast) { try forecast(body) }
  }

  @Test(
    arguments: [
      (.network(.offline), "offline", 69), (.network(.timedOut), "timed_out", 69),
      (.network(.tls(host: "a")), "tls_failed", 69),
      (.badRequest("Invalid timezone"), "forecast_refused", 65),
      (.limited("Minutely"), "rate_limited", 75), (.limited("Hourly"), "rate_limited", 75),
      (.limited("Daily"), "rate_limited", 75), (.overloaded, "http_503", 69),
      (.page, "forecast_unreadable", 65), (.truncated, "forecast_unreadable", 65),
      (.body("{}"), "forecast_unreadable", 65), (.body(""), "forecast_unreadable", 65),
      (.body(String(repeating: "x", count: 300 << 10)), "reply_too_large", 69),
    ] as [(OpenMeteoFailure, String, Int32)])
  func `each way to fail has its own name`(
    failure: OpenMeteoFailure, code: String, exit: Int32
  ) async throws {
    let server = OpenMeteoDouble()
    server.fail(failure)
    do {
      _ = try await OpenMeteoForecast().fetch(at: .bratislava, with: server.client, now: now)
      Issue.record("it was read")
    } catch {
      let explained = try #require(error as? any ExplainedError).failure(in: .english)
      #expect(explained.code == code)
      #expect(explained.kind.exitCode == exit)
    }
  }

  @Test(arguments: [("Minutely", 60), ("Hourly", 1800), ("Daily", 52_200)])
  func `who asks too often is told when to come back`(period: String, seconds: Int) async throws {
    let server = OpenMeteoDouble()
    server.fail(.limited(period))
    // 09:30:00 UTC.
    let limit = try #require(
      ["Minutely": .minute, "Hourly": .hour, "Daily": .day][period] as WeatherError.Limit?)
    await #expect(throws: WeatherError.limited(limit, retryAfter: seconds)) {
      try await OpenMeteoForecast().fetch(at: .bratislava, with: server.client, now: now)
    }
  }

  @Test func `a reason in the service's own words is passed on, cut short`() async throws {
    let server = OpenMeteoDouble()
    server.fail(.badRequest(String(repeating: "x", count: 1000)))
    await #expect(throws: WeatherError.refused(reason: String(repeating: "x", count: 200))) {
      try await OpenMeteoForecast().fetch(at: .bratislava, with: server.client, now: now)
    }
  }

  @Test(arguments: 1...20) func `broken bytes never crash it`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let call = try OpenMeteoForecast().call(at: .bratislava)
    let whole = try await OpenMeteoDouble().client.fetch(call).body
    for _ in 1...100 {
      var body = whole
      for _ in 1...Int.random(in: 1...4, using: &generator) {
        let index = body.indices.randomElement(using: &generator) ?? 0
        body[index] =
          Bool.random(using: &generator) ? 0x39 : .random(in: 0...255, using: &generator)
      }
      guard let read = try? OpenMeteoAnswer(body).forecast(at: now, zone: "GMT") else { continue }
      for day in read.days.map(\.weather) {
        #expect((0...100).contains(day.precipitationProbability ?? 0))
        #expect(day.precipitation >= 0)
      }
    }
  }
}
