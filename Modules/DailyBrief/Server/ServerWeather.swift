import CoreModels
import CorePlugin
import CoreStorage

extension World {
  /// The weather that the person's server knows, as current as its brief; `nil` where nobody is
  /// logged in. Throws ``WeatherError/noPlace`` where the server knows no place.
  func serverWeather() async throws -> LocalWeather? {
    let source = try await briefSource()
    guard source is ServerSource else { return nil }
    var state = try await source.stored()
    if state?.isDue ?? true, !isOffline || state == nil {
      state = try await source.refreshed()
    }
    guard let state, let weather = state.brief.weather else { throw WeatherError.noPlace }
    return LocalWeather(
      weather: weather, fetchedAt: state.fetchedAt ?? now(), isStale: state.isDue,
      problem: state.failure)
  }
}
