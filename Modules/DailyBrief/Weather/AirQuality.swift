import CoreModels
import CoreNet
import HTTPTypes

/// Open-Meteo's air quality API, which has its own URL.
struct AirQuality {
  /// `nil` if a custom forecast service is configured without one for air quality.
  let address: String?

  init(environment: [String: String] = [:]) {
    func named(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    address =
      named("DAILY_BRIEF_AIR_QUALITY_URL")
      ?? (named("DAILY_BRIEF_WEATHER_URL") == nil
        ? "https://air-quality-api.open-meteo.com/v1/air-quality" : nil)
  }

  /// Fetches the current European Air Quality Index; `nil` if it takes too long, so that it never
  /// delays the forecast.
  func index(at place: Place, with http: HTTPClient) async -> Double? {
    guard let address else { return nil }
    let url = address.appending(query: [
      ("latitude", "\(place.coordinates.latitude)"),
      ("longitude", "\(place.coordinates.longitude)"), ("current", "european_aqi"),
    ])
    do {
      let call = try HTTPCall(.get, url, timeout: .seconds(2), bodyLimit: 16 << 10)
      let reply = try await http.fetch(call)
      guard reply.response.status.kind == .successful else { return nil }
      let index = try JSONValue(parsing: reply.body)["current"]?["european_aqi"]?.figure
      return index.flatMap { (0...1000).contains($0) ? $0 : nil }
    } catch {
      return nil
    }
  }

  /// The index's level in words, by the bands of the European Environment Agency.
  static func level(_ index: Double) -> WeatherText {
    switch index {
    case ..<20: .airGood
    case ..<40: .airFair
    case ..<60: .airModerate
    case ..<80: .airPoor
    case ..<100: .airVeryPoor
    default: .airExtremelyPoor
    }
  }
}

extension JSONValue {
  /// A number, as a `Double`.
  var figure: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
