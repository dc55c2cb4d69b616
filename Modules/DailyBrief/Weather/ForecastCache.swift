import CoreModels
import CoreStorage
import Foundation

extension Forecast {
  /// The key is the location, to about a kilometre as in the models. A place that was removed and
  /// added again, or that is not stored, shares the forecast.
  private static func key(_ place: Place) -> String {
    func rounded(_ degrees: Double) -> Int { Int((degrees * 100).rounded()) }
    let point = place.coordinates
    return "daily-brief.forecast \(rounded(point.latitude)) \(rounded(point.longitude))"
      + " \(place.timeZone)"
  }

  /// The cached forecast for the place; `nil` if there is none or it cannot be decoded.
  init?(at place: Place, in snapshot: Snapshot) throws {
    guard let kept = try snapshot.cached(Forecast.key(place)),
      let forecast = try? JSONDecoder().decode(Forecast.self, from: kept)
    else { return nil }
    self = forecast
  }

  /// Caches the forecast, for when the service is unavailable.
  func keep(for place: Place, in store: Store) async throws {
    try await store.cache(JSON.data(self), for: Forecast.key(place))
  }
}
