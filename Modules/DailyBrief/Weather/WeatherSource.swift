import CorePlugin
import CoreStorage

/// The source of a weather screen: this machine's forecast for a place, or a server's page.
struct WeatherSource: Sendable {
  /// Returns the stored weather; `nil` if there is none.
  let stored: @Sendable () async throws -> LocalWeather?
  /// Returns the weather, refreshed if it is due; the stored one if that fails.
  let refreshed: @Sendable () async throws -> LocalWeather
}

extension World {
  /// The weather source of a typed place, the `number`th match if several have the name. Without a
  /// place, it is the primary one, or the page of the person's server. Throws
  /// ``WeatherError/noPlace`` if there is neither.
  func weatherSource(
    _ typed: String, number: Int?, as reader: WeatherReader
  ) async throws -> WeatherSource {
    let source = try await briefSource()
    if typed.isEmpty, !(source is LocalSource) { return WeatherSource(source) }
    let place = try await weatherPlace(typed, number: number)
    let moment = moment
    return WeatherSource(
      stored: {
        try await store.read { try $0.cachedWeather(at: place, as: reader, moment: moment) }
      },
      refreshed: { try await localWeather(at: place, as: reader) })
  }

  /// The primary place if none is typed, else one of the person's, else a search result, which is
  /// not stored. A number always refers to search results.
  private func weatherPlace(_ typed: String, number: Int?) async throws -> Place {
    if typed.isEmpty {
      guard let primary = try await store.read({ try $0.places().first }) else {
        throw WeatherError.noPlace
      }
      return primary
    }
    if number == nil, let kept = try await store.read({ try $0.keptPlace(named: typed) }) {
      return kept
    }
    return try await findPlace(typed, number: number).place
  }
}

extension WeatherSource {
  /// The weather of a server's page.
  init(_ source: any BriefSource) {
    self.init(
      stored: { try await source.stored().flatMap(LocalWeather.init) },
      refreshed: {
        guard let weather = LocalWeather(try await source.refreshed()) else {
          throw WeatherError.noPlace
        }
        return weather
      })
  }
}

extension LocalWeather {
  /// `nil` if the page has no weather.
  fileprivate init?(_ state: BriefState) {
    guard let weather = state.brief.weather, let fetchedAt = state.fetchedAt else { return nil }
    self.init(
      weather: weather, fetchedAt: fetchedAt, isStale: state.isDue, problem: state.failure)
  }
}
