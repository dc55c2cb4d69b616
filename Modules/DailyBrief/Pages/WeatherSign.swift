/// A sign of the weather on pages, drawn in `weather-signs.mustache`.
enum WeatherSign: String {
  case sun, moon, partly, cloud, rain, downpour, storm, snow, fog, wind, frost
}

extension WeatherCondition {
  /// The sign of a day.
  var sign: WeatherSign {
    switch self {
    case .sunny, .sunnyHot, .hot, .heatwave: .sun
    case .cloudy, .cold: .cloud
    case .rainy, .raining, .rainyCold, .humid: .rain
    case .heavyRain: .downpour
    case .thunderstorm: .storm
    case .snowing, .blizzard: .snow
    case .foggy: .fog
    case .windy, .coldWindy: .wind
    case .freezing: .frost
    case .mild, .dry, .other: .partly
    }
  }
}

extension HourWeather {
  /// The sign of an hour; `nil` for a gap.
  var sign: WeatherSign? {
    switch code {
    case 0, 1: isNight ? .moon : .sun
    case 2: isNight ? .cloud : .partly
    case 45, 48: .fog
    case .some(51...67), .some(80...82): .rain
    case .some(71...77), .some(85...86): .snow
    case .some(95...99): .storm
    case .some: .cloud
    case nil: nil
    }
  }
}
