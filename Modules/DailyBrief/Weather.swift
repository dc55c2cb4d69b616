import CoreModels
import CoreReminders

/// The forecast for one day.
struct DayWeather: Hashable, Sendable {
  /// The date at the place.
  var day: Day
  /// The highest and lowest temperature in °C; `nil` for a gap in the forecast.
  var high: Double?, low: Double?
  /// Rain and melted snow, in mm.
  var precipitation: Double
  /// The chance of rain or snow, 0 … 100 %; `nil` for a gap in the forecast.
  var precipitationProbability: Int?
  /// The strongest wind in km/h; `nil` for a gap in the forecast.
  var wind: Double?
  var condition: WeatherCondition
  /// In the place's local time.
  var sunrise: TimeOfDay?, sunset: TimeOfDay?
  /// The highest UV index, 0 … 11 and more.
  var uv: Double?
  /// The WMO code, 0 … 99; `nil` if a server sent the day.
  var code: Int?
}

/// A place's weather: today, and a week that begins today.
struct Weather: Hashable, Sendable {
  /// The displayed name of the place.
  var location: String
  var coordinates: Coordinates
  /// The place's time zone, as an IANA name.
  var timeZone: String
  var today: DayWeather
  /// Seven days, today first; empty if a server sent none.
  var week: [DayWeather]
  /// The day in words, with clothing advice, in the person's language and tone.
  var summary: String
  /// The latest measurement.
  var now: HourWeather?
  /// The coming hours, possibly with some past ones.
  var hours: [HourWeather] = []
  /// The European Air Quality Index.
  var airQuality: Double?
}
