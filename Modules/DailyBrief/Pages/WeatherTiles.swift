import CoreModels

/// Wind, sun, UV index and air quality as labelled values, as far as known.
struct WeatherTiles {
  let weather: Weather
  let reader: WeatherReader
  let now: Instant

  private var language: Language { reader.language }

  var all: [[String: any Sendable]] {
    let today = weather.today
    return [
      wind, tile(.sunriseTitle, today.sunrise.map { "\($0)" }),
      tile(.sunsetTitle, today.sunset.map { "\($0)" }),
      tile(.uvTitle, today.uv.map(uv)),
      tile(.airTitle, weather.airQuality.map { level(.airLevels, at: Int($0 / 20)) }),
    ].compactMap(\.self)
  }

  /// The wind with an arrow that points where it blows.
  private var wind: [String: any Sendable]? {
    let current = weather.current(at: now)
    let lines = NowLines(weather: weather, reader: reader, now: now)
    guard let speed = current?.wind ?? weather.today.wind else { return nil }
    let direction = current?.wind == nil ? nil : current?.direction
    let words = [reader.units.speed(speed, in: language), direction.map(lines.point)]
    var wind = tile(.windTitle, words.compactMap(\.self).joined(separator: " "))
    wind?["turn"] = direction.map { "\(Int(($0 + 180).rounded()) % 360)" }
    return wind
  }

  /// The index with its level, by the bands of the World Health Organization.
  private func uv(_ index: Double) -> String {
    let index = Int(index.rounded())
    let band = [2, 5, 7, 10].firstIndex { index <= $0 } ?? 4
    return "\(index) · \(level(.uvLevels, at: band))"
  }

  /// One of the levels of a text, the last one for anything above.
  private func level(_ levels: WeatherText, at index: Int) -> String {
    let all = levels.text(in: language).split(separator: "; ").map(String.init)
    return all[min(max(index, 0), all.count - 1)]
  }

  private func tile(_ label: WeatherText, _ value: String?) -> [String: any Sendable]? {
    value.map { ["label": label.text(in: language), "value": $0] }
  }
}
