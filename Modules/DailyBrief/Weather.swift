import CoreModels

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
}
