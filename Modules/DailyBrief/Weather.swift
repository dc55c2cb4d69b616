import CoreModels
import CoreReminders

/// What the weather of one day is expected to be.
struct DayWeather: Hashable, Sendable {
  /// The day at the place.
  var day: Day
  /// Highest and lowest temperature in °C; `nil` where the forecast has a hole.
  var high: Double?, low: Double?
  /// Rain and melted snow in mm.
  var precipitation: Double
  /// How likely it rains or snows at all, 0 … 100 %; `nil` where the forecast has a hole.
  var precipitationProbability: Int?
  /// The strongest wind in km/h; `nil` where the forecast has a hole.
  var wind: Double?
  var condition: WeatherCondition
  /// By the place's clock.
  var sunrise: TimeOfDay?, sunset: TimeOfDay?
  /// The strongest ultraviolet, 0 … 11 and more.
  var uv: Double?
}

/// A place's weather: today and a week that begins with today.
struct Weather: Hashable, Sendable {
  /// The place's name as it is shown.
  var location: String
  var coordinates: Coordinates
  /// The place's time zone by its IANA name.
  var timeZone: String
  var today: DayWeather
  /// Seven days, today first; empty where a server had none.
  var week: [DayWeather]
  /// The day in words, with what to wear, in the person's language and tone.
  var summary: String
  /// As it was measured last.
  var now: HourWeather?
  /// The hours to come, and perhaps some that are over.
  var hours: [HourWeather] = []
  /// The European Air Quality Index.
  var airQuality: Double?
}
