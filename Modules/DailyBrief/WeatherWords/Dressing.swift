import Foundation

extension Advice {
  /// The advice for days that feel colder than `below` °C, coldest first.
  static let bands: [(below: Double, advice: Advice)] = [
    (-18, .arctic), (-8, .freezing), (2, .cold), (8, .chilly), (13, .cool), (17, .mild),
    (21, .fair), (26, .warm), (31, .hot), (.infinity, .heat),
  ]
}

extension DayWeather {
  /// Up to three pieces of advice, the most important first: by the felt temperature of the daytime
  /// hours, then by precipitation and wind, by the day's temperature range and by the sun.
  var advice: [Advice] {
    if isBlizzard { return [.blizzard] }
    let (wet, blows) = (wet, blows)
    guard let feeling else {
      return Array(([wet] + [sky]).compactMap(\.self).prefix(2))
    }
    if (-8..<8).contains(feeling) {
      if wet == .rain || wet == .showers {
        return [.coldRain] + [icy, fog].compactMap(\.self).prefix(1)
      }
      if blows, wet == nil || wet == .snow {
        return [.coldWind] + [wet, icy, fog].compactMap(\.self).prefix(1)
      }
    }
    let band = [Advice.bands.first { feeling < $0.below }?.advice].compactMap(\.self)
    if wet == .storm { return [.storm] + (feeling < 21 ? band : []) }
    // Umbrellas are useless in strong wind.
    let fallen: Advice? = wet == .showers && blows ? .rain : wet
    let isRain = fallen == .rain || fallen == .downpour
    // In cold weather the felt temperature includes the wind.
    let wind: Advice? = blows && !isRain && feeling >= 8 ? .wind : nil
    let extras = [fallen, icy, fog, wind, span, sky]
    return band + extras.compactMap(\.self).prefix(2)
  }

  /// The felt temperature in °C from morning to evening: a quarter of the way down from the day's
  /// high to its low, and colder in wind.
  ///
  /// Uses the wind chill formula of the Meteorological Service of Canada (2001), valid up to 10 °C
  /// and above 4.8 km/h. Six tenths of a day's strongest wind blow for most of it.
  var feeling: Double? {
    guard let high else { return nil }
    let air = low.map { high - max(high - $0, 0) / 4 } ?? high
    let speed = (wind ?? 0) * 0.6
    guard air <= 10, speed > 4.8 else { return air }
    let power = pow(speed, 0.16)
    return 13.12 + 0.6215 * air - 11.37 * power + 0.3965 * air * power
  }

  /// A cold clear night has the same condition.
  private var isBlizzard: Bool {
    condition == .blizzard && (precipitation >= 0.5 || wind ?? 0 >= 50)
  }

  /// The advice about rain or snow.
  private var wet: Advice? {
    switch condition {
    case .thunderstorm: .storm
    case .snowing: .snow
    case .heavyRain: isFrozen ? .snow : .downpour
    case .raining, .rainyCold: isFrozen ? .snow : .rain
    case .rainy: high ?? 0 < -3 ? .snow : .showers
    default:
      if precipitation >= 0.5 || precipitationProbability ?? 0 >= 60 {
        high ?? 2 <= 1 ? .snow : .showers
      } else {
        nil
      }
    }
  }

  /// `true` if the day stays below 0 °C.
  private var isFrozen: Bool { high ?? 0 < 0 }

  /// The advice about ice: precipitation freezes, or melts and freezes again.
  private var icy: Advice? {
    guard let high, let low, low <= 0, precipitation >= 0.2 else { return nil }
    return high > 0 || wet == .showers ? .ice : nil
  }

  private var fog: Advice? { condition == .foggy ? .fog : nil }

  private var blows: Bool {
    let wind = wind ?? 0
    guard let feeling else { return wind >= 40 }
    return wind >= (feeling < 8 ? 30 : feeling < 22 ? 35 : 40)
  }

  /// The advice for a cold morning before a warm afternoon.
  private var span: Advice? {
    guard let low, let feeling else { return nil }
    return low < 8 && feeling >= 13 ? .span : nil
  }

  /// The advice about the sun.
  private var sky: Advice? {
    let isClear = condition == .sunny || condition == .sunnyHot
    let feeling = feeling ?? 20
    let isStrong = uv ?? 0 >= 6 && (8..<31).contains(feeling)
    if isStrong || isClear && (26..<31).contains(feeling) { return .uv }
    return isClear && feeling >= 8 ? .sun : nil
  }
}
