import CoreModels
import CorePlugin
import CoreStorage

/// Where a weather screen gets its weather: this machine's forecast of a place, or the page of a
/// server.
struct WeatherSource: Sendable {
  /// What is at hand, `nil` where nothing is.
  let stored: @Sendable () async throws -> LocalWeather?
  /// The same, asked for anew where that is due; where it fails and something is at hand, that.
  let refreshed: @Sendable () async throws -> LocalWeather
}

extension World {
  /// What is shown for a place as it was typed, the `number`th of several of the name; for none the
  /// primary place, or what the server says that the person is logged in to. Throws
  /// ``WeatherError/noPlace`` where there is neither.
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

  /// The primary place where none is typed, one of the person's, or any other, which is then looked
  /// for and not kept. A number is one of a search, so that none of the person's is meant.
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
  /// The weather on a server's page.
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
  /// `nil` where the page has no weather.
  fileprivate init?(_ state: BriefState) {
    guard let weather = state.brief.weather, let fetchedAt = state.fetchedAt else { return nil }
    self.init(
      weather: weather, fetchedAt: fetchedAt, isStale: state.isDue, problem: state.failure)
  }
}
