import CoreModels
import CorePlugin
import CoreStorage

/// The language, tone and units of a person's weather.
struct WeatherReader: Hashable, Sendable {
  var language: Language
  var personality: Personality
  var units: Units
}

/// A place's weather, as stored on this machine.
struct LocalWeather: Hashable, Sendable {
  var weather: Weather
  var fetchedAt: Instant
  /// `true` once the forecast is out of date.
  var isStale: Bool
  /// The reason why the last refresh failed.
  var problem: Failure?
}

extension Snapshot {
  /// The person's weather settings; `language` is the display language.
  func weatherReader(showing language: Language) throws -> WeatherReader {
    WeatherReader(
      language: Language(rawValue: try setting(BriefSettings.language)) ?? language,
      personality: try setting(BriefSettings.personality), units: try setting(Units.setting))
  }

  /// The stored weather; `nil` if it was never fetched, or no longer reaches today.
  func cachedWeather(
    at place: Place, as reader: WeatherReader, moment: Moment
  ) throws -> LocalWeather? {
    guard let forecast = try Forecast(at: place, in: self) else { return nil }
    return forecast.localWeather(at: place, as: reader, moment: moment)
  }
}

extension World {
  /// Returns the stored weather while it is valid and `insisting` is not set, else fetches it. If
  /// that fails, returns the stored weather with the reason; without any, throws ``WeatherError``
  /// or `NetError`.
  func localWeather(
    at place: Place, as reader: WeatherReader, insisting isInsisting: Bool = false
  ) async throws -> LocalWeather {
    let moment = moment
    let cached = try await store.read {
      try $0.cachedWeather(at: place, as: reader, moment: moment)
    }
    if let cached, !cached.isStale, !isInsisting { return cached }
    do {
      async let air = AirQuality(environment: environment).index(at: place, with: http)
      var forecast = try await OpenMeteoForecast(environment: environment)
        .fetch(at: place, with: http, now: moment.now)
      forecast.airQuality = await air
      try await forecast.keep(for: place, in: store)
      guard let fresh = forecast.localWeather(at: place, as: reader, moment: moment) else {
        throw WeatherError.noSuchDay(moment.day(at: place))
      }
      return fresh
    } catch let error as StoreError {
      throw error
    } catch {
      guard var cached else { throw error }
      let explained = error as? any ExplainedError ?? WeatherError.badForecast
      cached.problem = explained.failure(in: language)
      return cached
    }
  }
}

extension Moment {
  /// The date at the place, or the day set by `--date`.
  func day(at place: Place) -> Day {
    guard today == calendar.day(containing: now),
      let zone = TimeZoneRules(identifier: place.timeZone)
    else { return today }
    return DayCalendar(timeZone: zone).day(containing: now)
  }
}

extension Forecast {
  /// `nil` if the forecast does not include the place's date.
  fileprivate func localWeather(
    at place: Place, as reader: WeatherReader, moment: Moment
  ) -> LocalWeather? {
    guard let week = week(from: moment.day(at: place)), let today = week.first else { return nil }
    let words = WeatherWords(
      language: reader.language, personality: reader.personality, units: reader.units)
    var weather = Weather(
      location: place.name, coordinates: place.coordinates, timeZone: timeZone, today: today,
      week: week, summary: words.summary(of: today, at: place.name), now: now,
      hours: hours ?? [], airQuality: airQuality)
    let next = weather.upcoming(at: moment.now).prefix(24)
    weather.hours = Array(next)
    return LocalWeather(
      weather: weather, fetchedAt: fetchedAt, isStale: !isValid(at: moment.now))
  }
}
