import Foundation

extension DayWeather {
  /// The condition whose advice on clothes fits the day.
  ///
  /// Rain, snow, thunder and great heat speak for themselves; a sky that is clear or grey says nothing
  /// of how warm it is, so that what counts then is how the hours feel in which people are out.
  var dressing: WeatherCondition {
    guard let feeling else { return condition }
    let chance = precipitationProbability ?? 0
    switch condition {
    case .thunderstorm, .heavyRain, .snowing, .blizzard, .heatwave, .rainyCold, .coldWindy, .foggy:
      return condition
    case .rainy, .raining:
      return feeling <= 7 ? .rainyCold : condition
    case .sunny, .cloudy, .mild, .dry, .humid, .windy, .cold, .freezing, .hot, .sunnyHot, .other:
      break
    }
    let isWet = precipitation >= 0.5 || chance >= 60
    if feeling <= -8 { return .freezing }
    if feeling <= 7 {
      if isWet, (high ?? feeling) > 1 { return .rainyCold }
      return wind ?? 0 >= 30 ? .coldWindy : .cold
    }
    // Strong wind turns umbrellas over.
    if isWet, condition == .windy { return .windy }
    if isWet { return feeling < 22 ? .rainy : .humid }
    if condition == .dry, feeling >= 18 { return .dry }
    // A cold morning before a warm afternoon.
    if let low, low < 8, feeling >= 13 { return .other }
    if wind ?? 0 >= 35, feeling < 22 { return .windy }
    if feeling < 17 { return .mild }
    if feeling >= 26 { return condition == .sunny || condition == .sunnyHot ? .sunnyHot : .hot }
    if feeling >= 22, condition != .sunny { return .hot }
    switch condition {
    case .sunny: return .sunny
    case .humid: return .humid
    default: return .cloudy
    }
  }

  /// Degrees Celsius as the hours from morning to evening feel: a quarter of the way down from the
  /// day's high, and colder in wind.
  ///
  /// Wind chill by the formula of the Meteorological Service of Canada (2001), for 10 °C and less
  /// and more than 4.8 km/h; of a day's strongest wind, six tenths blow for most of it.
  var feeling: Double? {
    guard let high else { return nil }
    let air = low.map { high - max(high - $0, 0) / 4 } ?? high
    let speed = (wind ?? 0) * 0.6
    guard air <= 10, speed > 4.8 else { return air }
    let power = pow(speed, 0.16)
    return 13.12 + 0.6215 * air - 11.37 * power + 0.3965 * air * power
  }
}
