import CoreModels
import CoreNet
import HTTPTypes

/// Open-Meteo's forecast, which needs no key: days, hours and current weather in one request.
struct OpenMeteoForecast {
  /// The base URL; `DAILY_BRIEF_WEATHER_URL` overrides it, for tests and self-hosted services.
  let address: String

  init(environment: [String: String] = [:]) {
    let named = environment["DAILY_BRIEF_WEATHER_URL"].flatMap { $0.isEmpty ? nil : $0 }
    address = named ?? "https://api.open-meteo.com/v1/forecast"
  }

  /// Fetches a week from today on; throws ``WeatherError`` or `NetError`.
  func fetch(at place: Place, with http: HTTPClient, now: Instant) async throws -> Forecast {
    let reply = try await http.fetch(call(at: place))
    guard reply.response.status.kind == .successful else {
      throw OpenMeteoTrouble(reply).error(at: now)
    }
    return try OpenMeteoAnswer(reply.body).forecast(at: now, zone: place.timeZone)
  }

  func call(at place: Place) throws(NetError) -> HTTPCall {
    let query = [
      ("latitude", "\(place.coordinates.latitude)"),
      ("longitude", "\(place.coordinates.longitude)"),
      ("daily", OpenMeteoAnswer.Daily.CodingKeys.asked.map(\.rawValue).joined(separator: ",")),
      ("current", OpenMeteoHours.current.joined(separator: ",")),
      ("hourly", OpenMeteoHours.hourly.joined(separator: ",")),
      ("timezone", place.timeZone), ("forecast_days", "7"),
    ]
    return try HTTPCall(.get, address.appending(query: query), bodyLimit: 256 << 10)
  }
}
