import CoreModels
import CorePlugin
import CoreTerminal

/// The weather's part of the page: today in figures and in words, then the days after it.
struct BriefWeather {
  let weather: Weather
  let units: Units
  /// What to wear, in the reader's language and tone.
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
      // What belongs together is not torn apart at the end of a line.
      return text.replacing(" ", with: "\u{A0}")
    }
    return days.isEmpty ? nil : days.joined(separator: "  ")
  }
}

extension Brief {
  /// What to wear today, in the reader's language and tone as far as the source knows them; the rest
  /// of the source's words would say the figures once more.
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
  /// `8°/2°`, with dashes where the forecast has a hole.
  func temperatures(_ units: Units, isUnicode: Bool) -> String {
    [high, low].map { units.short($0, isUnicode: isUnicode) }.joined(separator: "/")
  }
}
