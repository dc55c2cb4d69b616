import CoreModels

/// The current weather and the next hours, in two lines.
struct NowLines {
  let weather: Weather
  let reader: WeatherReader
  let now: Instant

  private var language: Language { reader.language }

  /// `Now 6 °C, feels like 3 °C` and `rain from 14:00 to 17:00`, as far as known.
  var present: [String] {
    guard let current = weather.current(at: now), let degrees = current.temperature else {
      return []
    }
    let temperature = reader.units.temperature(degrees, in: language)
    let text = feeling.map { WeatherText.nowFeeling(temperature, feeling: $0) } ?? .now(temperature)
    return [text.text(in: language)] + [spell].compactMap(\.self)
  }

  /// The temperature as it feels; `nil` if it is shown as the one measured.
  var feeling: String? {
    guard let current = weather.current(at: now), let degrees = current.temperature,
      let feeling = current.feeling
    else { return nil }
    let shown = reader.units.temperature(feeling, in: language)
    return shown == reader.units.temperature(degrees, in: language) ? nil : shown
  }

  /// Wind and its direction, sunrise and sunset, UV index, air quality.
  var details: [String] {
    let current = weather.current(at: now)
    let today = weather.today
    let wind = current?.wind.map { speed in
      let speed = reader.units.speed(speed, in: language)
      return (current?.direction).map { WeatherText.windFrom(speed, point: point($0)) }
        ?? WeatherText.wind(speed)
    }
    let sun = today.sunrise.flatMap { rise in
      today.sunset.map { WeatherText.sun("\(rise)–\($0)") }
    }
    let uv = today.uv.map { WeatherText.uv("\(Int($0.rounded()))") }
    let air = weather.airQuality.map(AirQuality.level)
    return [wind, sun, uv, air].compactMap(\.self).map { $0.text(in: language) }
  }

  /// The next period of rain or snow.
  var spell: String? {
    guard let spell = WetSpell(weather.upcoming(at: now)) else { return nil }
    let text: WeatherText? =
      switch (spell.start, spell.end) {
      case (let start?, let end?):
        spell.isSnow
          ? .snowBetween("\(start)", end: "\(end)") : .rainBetween("\(start)", end: "\(end)")
      case (let start?, nil): spell.isSnow ? .snowFrom("\(start)") : .rainFrom("\(start)")
      case (nil, let end?): spell.isSnow ? .snowUntil("\(end)") : .rainUntil("\(end)")
      case (nil, nil): nil
      }
    return text?.text(in: language)
  }

  /// The compass point, abbreviated in the language.
  func point(_ degrees: Double) -> String {
    let points = WeatherText.compass.text(in: language).split(separator: " ")
    let index = Int((degrees / 45).rounded()) % 8
    return points.indices.contains(index) ? String(points[index]) : ""
  }
}
