import CoreModels
import CoreStorage
import Foundation

extension Forecast {
  /// By the point, to about a kilometre as the models have it, so that a place that was removed and
  /// set again, or is asked for without being kept, shares one forecast.
  private static func key(_ place: Place) -> String {
    func rounded(_ degrees: Double) -> Int { Int((degrees * 100).rounded()) }
    let point = place.coordinates
    return "daily-brief.forecast \(rounded(point.latitude)) \(rounded(point.longitude))"
      + " \(place.timeZone)"
  }

  /// What was last kept for the place, `nil` before; a cache that cannot be read is as good as none.
  init?(at place: Place, in snapshot: Snapshot) throws {
    guard let kept = try snapshot.cached(Forecast.key(place)),
      let forecast = try? JSONDecoder().decode(Forecast.self, from: kept)
    else { return nil }
    self = forecast
  }

  /// Keeps it for when the service is away.
  func keep(for place: Place, in store: Store) async throws {
    try await store.cache(JSON.data(self), for: Forecast.key(place))
  }
}
