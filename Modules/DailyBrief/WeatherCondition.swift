/// A day's weather condition, in the vocabulary of the DailyBrief API.
enum WeatherCondition: String, CaseIterable, Sendable {
  case sunny, cloudy, rainy, raining, thunderstorm, snowing, foggy, windy, hot, cold, mild
  case heatwave, blizzard, freezing, humid, dry
  case heavyRain = "heavy_rain"
  case sunnyHot = "sunny_hot"
  case coldWindy = "cold_windy"
  case rainyCold = "rainy_cold"
  case other = "default"

  /// The condition with this name; ``other`` for one that a newer server introduced.
  init(wire: String) { self = WeatherCondition(rawValue: wire) ?? .other }

  /// The condition as an emoji.
  var emoji: String {
    switch self {
    case .sunny, .sunnyHot: "☀️"
    case .cloudy: "☁️"
    case .rainy, .raining: "🌧️"
    case .heavyRain: "⛈️"
    case .thunderstorm: "⚡"
    case .snowing: "❄️"
    case .foggy: "🌫️"
    case .windy: "💨"
    case .hot, .heatwave: "🔥"
    case .cold, .freezing, .blizzard: "🥶"
    case .mild: "😊"
    case .coldWindy, .rainyCold, .humid, .dry, .other: "🌤️"
    }
  }
}
