import CoreModels
import CorePlugin
import CoreTerminal

/// Today's weather and the week after it, in a few lines.
struct WeatherCard {
  let weather: Weather
  let units: Units

  func lines(in world: World) -> [String] {
    let today = weather.today
    let words = WeatherWords(
      language: world.language, personality: .neutral, units: units)
    let name = words.name(of: today.condition)
    let first = world.terminal.isUnicode ? "\(today.condition.emoji) \(name)" : name
    let facts = [
      temperatures(today), rain(today, in: world.language), wind(today, in: world.language),
    ]
    return [first, facts.compactMap(\.self).map(world.text).joined(separator: world.separator)]
      + summary + [strip(in: world)].compactMap(\.self)
  }

  /// What the source says in words, which may be several lines.
  private var summary: [String] {
    let text = weather.summary.terminalSafe.trimmingWhitespace()
    return text.isEmpty ? [] : text.split(whereSeparator: \.isNewline).map(String.init)
  }

  private func temperatures(_ day: DayWeather) -> WeatherText? {
    guard let high = day.high, let low = day.low else { return nil }
    return .highLow(
      high: units.temperature(high, in: .english), low: units.temperature(low, in: .english))
  }

  private func rain(_ day: DayWeather, in language: Language) -> WeatherText {
    .rain(
      chance: language.percent(day.precipitationProbability),
      amount: units.precipitation(day.precipitation, in: language))
  }

  private func wind(_ day: DayWeather, in language: Language) -> WeatherText {
    .wind(units.speed(day.wind, in: language))
  }

  /// `Sun ☁️ 7°/1°` for every day after today.
  private func strip(in world: World) -> String? {
    let days = weather.week.filter { $0.day > weather.today.day }.map { day in
      let name = world.language.shortWeekdayNames[day.day.weekday.rawValue - 1]
      let emoji = world.terminal.isUnicode ? day.condition.emoji + " " : ""
      // What belongs together is not torn apart at the end of a line.
      return "\(name) \(emoji)\(day.temperatures(units) ?? "-")".replacing(" ", with: "\u{A0}")
    }
    return days.isEmpty ? nil : days.joined(separator: "  ")
  }
}

extension DayWeather {
  /// `8°/2°`, `nil` where the forecast has a hole.
  func temperatures(_ units: Units) -> String? {
    guard let high, let low else { return nil }
    return "\(units.degrees(high))°/\(units.degrees(low))°"
  }
}
