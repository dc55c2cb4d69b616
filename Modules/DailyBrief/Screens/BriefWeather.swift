import CoreModels
import CorePlugin
import CoreTerminal

/// The page's weather section: today in figures and words, then the following days.
struct BriefWeather {
  let weather: Weather
  let units: Units
  /// Clothing advice, in the reader's language and tone.
  let advice: String

  func lines(in world: World) -> [String] {
    let reader = WeatherReader(language: world.language, personality: .neutral, units: units)
    let facts = WeatherCard(weather: weather, reader: reader)
      .facts(isUnicode: world.terminal.isUnicode)
    let now = NowLines(weather: weather, reader: reader, now: world.now()).present
    return [
      facts[0], facts.dropFirst().joined(separator: world.separator),
      now.joined(separator: world.separator), advice,
    ]
    .filter { !$0.isEmpty }
      + [strip(in: world)].compactMap(\.self)
  }

  /// `Sun ☁️ 7°/1°` for every day after today.
  private func strip(in world: World) -> String? {
    let days = weather.week.filter { $0.day > weather.today.day }.map { day in
      let emoji = world.terminal.isUnicode ? day.condition.emoji + " " : ""
      let temperatures = day.temperatures(units, isUnicode: world.terminal.isUnicode)
      let text = "\(day.shortName(in: world.language)) \(emoji)\(temperatures)"
      // Non-breaking spaces keep a day on one line.
      return text.replacing(" ", with: "\u{A0}")
    }
    return days.isEmpty ? nil : days.joined(separator: "  ")
  }
}

extension Brief {
  /// Clothing advice for today, in the reader's language and tone if the source knows them. The
  /// source's other sentences would repeat the figures.
  func advice(units: Units, showing language: Language) -> String {
    guard let today = weather?.today else { return "" }
    let words = WeatherWords(
      language: reader.language.flatMap(Language.init(wire:)) ?? language,
      personality: reader.personality.flatMap(Personality.init(rawValue:)) ?? .neutral,
      units: units)
    return words.advice(on: today)
  }
}

extension DayWeather {
  /// `8°/2°`, with dashes for gaps in the forecast.
  func temperatures(_ units: Units, isUnicode: Bool) -> String {
    [high, low].map { units.short($0, isUnicode: isUnicode) }.joined(separator: "/")
  }
}
