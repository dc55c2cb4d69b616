/// A sign of the weather on pages, drawn in `weather-signs.mustache`.
enum WeatherSign: String {
  case sun, moon, partly, cloud, rain, downpour, storm, snow, fog, wind, frost
}

extension DayWeather {
  /// The sign of a day. One that is named by its temperature has the sign of its sky.
  var sign: WeatherSign {
    switch condition {
    case .sunny, .sunnyHot, .hot, .heatwave: .sun
    case .cloudy: .cloud
    case .rainy, .raining, .rainyCold, .humid: .rain
    case .heavyRain: .downpour
    case .thunderstorm: .storm
    case .snowing, .blizzard: .snow
    case .foggy: .fog
    case .windy, .coldWindy: .wind
    case .freezing: .frost
    case .cold, .mild, .dry, .other: WeatherSign(ofCode: code) ?? .partly
    }
  }
}

extension HourWeather {
  /// The sign of an hour; `nil` for a gap.
  var sign: WeatherSign? { WeatherSign(ofCode: code, isNight: isNight) }
}

extension WeatherSign {
  /// The sign of a WMO code; `nil` without one.
  fileprivate init?(ofCode code: Int?, isNight: Bool = false) {
    guard let code else { return nil }
    self =
      switch code {
      case 0, 1: isNight ? .moon : .sun
      case 2: isNight ? .cloud : .partly
      case 45, 48: .fog
      case 51...67, 80...82: .rain
      case 71...77, 85...86: .snow
      case 95...99: .storm
      default: .cloud
      }
  }
}
