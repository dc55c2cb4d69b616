import CoreNet

/// One day of Open-Meteo's forecast; `nil` is a gap, which it writes as null.
struct OpenMeteoDay: Sendable {
  var high: Double?, low: Double?
  /// mm and %.
  var rain: Double?, chance: Double?
  /// km/h.
  var wind: Double?
  var code: Int?

  init(
    _ high: Double?, _ low: Double?, rain: Double? = 0, chance: Double? = 0, wind: Double? = 8,
    code: Int? = 3
  ) {
    (self.high, self.low, self.rain, self.chance) = (high, low, rain, chance)
    (self.wind, self.code) = (wind, code)
  }

  /// A week in November, one day each of rain, fog, sun, clouds, snow, storm and frost.
  static let week = [
    OpenMeteoDay(7.4, 2.1, rain: 4.2, chance: 80, wind: 23, code: 61),
    OpenMeteoDay(6.2, 1.0, chance: 10, wind: 5, code: 45),
    OpenMeteoDay(9.5, -0.4, wind: 8, code: 0),
    OpenMeteoDay(11.6, 3.3, chance: 20, wind: 14.4, code: 3),
    OpenMeteoDay(1.2, -3, rain: 5.1, chance: 90, wind: 20, code: 73),
    OpenMeteoDay(8, 4, rain: 12, chance: 95, wind: 45, code: 95),
    OpenMeteoDay(-1, -7.6, rain: 0, chance: 0, wind: 10, code: 2),
  ]
}

/// One hour of Open-Meteo's forecast, in local time order.
struct OpenMeteoHour: Sendable {
  var temperature: Double, feeling: Double
  var chance = 0.0, rain = 0.0, wind = 12.0, direction = 315.0
  var code = 3
  var isDay = true

  /// The value of a variable.
  func figure(_ name: String) -> Double {
    switch name {
    case "temperature_2m": temperature
    case "apparent_temperature": feeling
    case "precipitation_probability": chance
    case "precipitation": rain
    case "wind_speed_10m": wind
    case "wind_direction_10m": direction
    case "weather_code": Double(code)
    default: isDay ? 1 : 0
    }
  }
}

/// A result of a place search, with Open-Meteo's fields; missing ones are omitted.
struct OpenMeteoPlace: Sendable {
  var name: String
  var country: (code: String, name: String)?
  var admin: String?
  var latitude: Double, longitude: Double
  var population: Int?
  var timeZone: String?
  var feature = "PPL"

  static let bratislava = OpenMeteoPlace(
    name: "Bratislava", country: ("SK", "Slovakia"), admin: "Bratislava Region",
    latitude: 48.14816, longitude: 17.10674, population: 423_737, timeZone: "Europe/Bratislava",
    feature: "PPLC")
  static let paris = OpenMeteoPlace(
    name: "Paris", country: ("FR", "France"), admin: "Île-de-France", latitude: 48.85341,
    longitude: 2.3488, population: 2_138_551, timeZone: "Europe/Paris", feature: "PPLC")
  static let parisTexas = OpenMeteoPlace(
    name: "Paris", country: ("US", "United States"), admin: "Texas", latitude: 33.66094,
    longitude: -95.55551, population: 24_782, timeZone: "America/Chicago", feature: "PPLA2")
}

/// A way in which a request fails.
enum OpenMeteoFailure: Sendable {
  /// The network fails.
  case network(NetError)
  /// HTTP 400 with this reason.
  case badRequest(String)
  /// HTTP 429: `Minutely`, `Hourly` or `Daily`.
  case limited(String)
  /// HTTP 503.
  case overloaded
  /// A web page, such as a hotel's log-in.
  case page
  /// The response is cut off in the middle.
  case truncated
  /// This text as JSON.
  case body(String)
  /// No response until the request is cancelled.
  case silence
}
