import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The weather of a place") struct LocalWeatherTests {
  private func weather(on stage: Stage) async throws -> LocalWeather {
    try await stage.world.localWeather(at: .bratislava, as: .english)
  }

  @Test func `is asked for once an hour`() async throws {
    let server = OpenMeteoDouble()
    let stage = try Stage.weather(server)
    let first = try await weather(on: stage)
    #expect(first.weather.today.high == 7.4)
    #expect(!first.isStale)
    stage.clock.advance(seconds: 3599)
    #expect(try await weather(on: stage).fetchedAt == Instant("2026-11-21T09:30:00Z"))
    #expect(server.calls.count == 1)
    stage.clock.advance(seconds: 1)
    #expect(try await weather(on: stage).fetchedAt == Instant("2026-11-21T10:30:00Z"))
    #expect(server.calls.count == 2)
  }

  @Test func `a clock that was set back asks again`() async throws {
    let server = OpenMeteoDouble()
    let stage = try Stage.weather(server)
    _ = try await weather(on: stage)
    stage.clock.advance(seconds: -60)
    _ = try await weather(on: stage)
    #expect(server.calls.count == 2)
  }

  @Test func `stays as it was when nothing newer is to be had, and says why`() async throws {
    let server = OpenMeteoDouble()
    let stage = try Stage.weather(server)
    let first = try await weather(on: stage)
    server.fail(.overloaded)
    stage.clock.advance(seconds: 7200)
    let later = try await weather(on: stage)
    #expect(later.weather == first.weather)
    #expect(later.isStale)
    #expect(later.problem?.code == "http_503")
  }

  @Test func `with nothing stored the reason is thrown`() async throws {
    let server = OpenMeteoDouble()
    server.fail(.network(.offline))
    let stage = try Stage.weather(server)
    await #expect(throws: NetError.offline) { try await weather(on: stage) }
    let moment = stage.world.moment
    let cached = try await stage.world.store.read {
      try $0.cachedWeather(at: .bratislava, as: .english, moment: moment)
    }
    #expect(cached == nil)
  }

  @Test func `of yesterday has today in its week, which is then shorter`() async throws {
    let server = OpenMeteoDouble()
    let stage = try Stage.weather(server)
    _ = try await weather(on: stage)
    server.fail(.network(.offline))
    stage.clock.advance(seconds: 86_400)
    let next = try await weather(on: stage)
    #expect(next.weather.today.condition == .foggy)
    #expect(next.weather.week.map(\.day.day) == [22, 23, 24, 25, 26, 27])
    stage.clock.advance(seconds: 5 * 86_400)
    #expect(try await weather(on: stage).weather.week.count == 1)
    stage.clock.advance(seconds: 86_400)
    await #expect(throws: NetError.offline) { try await weather(on: stage) }
  }

  @Test func `begins with the date at the place, not here`() async throws {
    let auckland = Place(
      id: "a", name: "Auckland", coordinates: .degrees(-36.85, 174.76),
      timeZone: "Pacific/Auckland")
    let server = OpenMeteoDouble(from: "2026-11-22")
    // 11:30 UTC is 00:30 there, in daylight saving time.
    let stage = try Stage.weather(server, at: "2026-11-21T11:30:00Z")
    let local = try await stage.world.localWeather(at: auckland, as: .english)
    #expect(local.weather.today.day == Day("2026-11-22"))
  }

  @Test func `a day that is named is looked up in the forecast`() async throws {
    var stage = try Stage.weather(OpenMeteoDouble())
    stage.world.fixedDay = Day("2026-11-23")
    #expect(try await weather(on: stage).weather.today.condition == .sunny)
    stage.world.fixedDay = Day("2026-12-24")
    await #expect(throws: WeatherError.noSuchDay(try #require(Day("2026-12-24")))) {
      try await weather(on: stage)
    }
  }

  @Test func `a forecast that begins later than today is none for today`() async throws {
    let stage = try Stage.weather(OpenMeteoDouble(from: "2026-11-25"))
    await #expect(throws: WeatherError.noSuchDay(try #require(Day("2026-11-21")))) {
      try await weather(on: stage)
    }
  }

  @Test func `a cache that cannot be read is as good as none`() async throws {
    let server = OpenMeteoDouble()
    let stage = try Stage.weather(server)
    _ = try await weather(on: stage)
    let key = "daily-brief.forecast 4815 1711 Europe/Bratislava"
    #expect(try await stage.world.store.cached(key) != nil)
    try await stage.world.store.cache(.init("{}".utf8), for: key)
    _ = try await weather(on: stage)
    #expect(server.calls.count == 2)
  }

  @Test func `trouble with the store is not blamed on the weather`() async throws {
    var stage = try Stage.weather(OpenMeteoDouble())
    _ = try await weather(on: stage)
    stage.clock.advance(seconds: 7200)
    stage.world.http = HTTPClient { _ in throw StoreError.pastIsReadOnly }
    await #expect(throws: StoreError.pastIsReadOnly) { try await weather(on: stage) }
  }

  @Test func `leaves no trace in what the person can undo`() async throws {
    let stage = try Stage.weather(OpenMeteoDouble())
    _ = try await weather(on: stage)
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `is read by whoever the settings say`() async throws {
    let stage = try Stage.weather()
    let store = stage.world.store
    #expect(try await store.read { try $0.weatherReader(showing: .czech) }.language == .czech)
    try await store.set(BriefSettings.language, to: "sk")
    try await store.set(BriefSettings.personality, to: .cute)
    try await store.set(Units.setting, to: .imperial)
    #expect(
      try await store.read { try $0.weatherReader(showing: .czech) }
        == WeatherReader(language: .slovak, personality: .cute, units: .imperial))
  }
}
