import CoreModels
import CorePlugin

/// A day's weather in a few sentences: condition, figures and clothing advice.
struct WeatherWords: Sendable {
  let language: Language
  let personality: Personality
  let units: Units

  init(language: Language, personality: Personality, units: Units) {
    (self.language, self.personality, self.units) = (language, personality, units)
  }

  /// A few sentences: condition and temperatures, rain or snow if likely, wind if strong, and
  /// clothing advice.
  func summary(of day: DayWeather, at location: String) -> String {
    [outlook(of: day, at: location), precipitation(of: day), wind(of: day), advice(on: day)]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A condition in a word or two, as in a list of days: `sunny`.
  func name(of condition: WeatherCondition) -> String {
    condition.name(in: language)
  }

  /// The clothing advice; empty if nothing is known about the day.
  func advice(on day: DayWeather) -> String {
    day.advice.map { $0.text(in: language, personality) }.joined(separator: " ")
  }

  private func outlook(of day: DayWeather, at location: String) -> String {
    let condition = name(of: day.condition)
    let sentence: WeatherSentence =
      switch (day.high, day.low) {
      case (let high?, let low?):
        .outlook(
          location, condition: condition, high: temperature(high), low: temperature(low))
      case (let high?, nil): .outlookHigh(location, condition: condition, high: temperature(high))
      case (nil, let low?): .outlookLow(location, condition: condition, low: temperature(low))
      case (nil, nil): .outlookOnly(location, condition: condition)
      }
    return sentence.text(in: language)
  }

  private func temperature(_ celsius: Double) -> String {
    units.temperature(celsius, in: language)
  }

  private func precipitation(of day: DayWeather) -> String? {
    let amount = units.precipitation(day.precipitation, in: language)
    let chance = day.precipitationProbability.map { min(max($0, 0), 100) } ?? 0
    let isSnow = day.isSnowy
    let sentence: WeatherSentence
    switch (chance, amount) {
    case (0, nil): return nil
    case (0, let amount?): sentence = isSnow ? .snow(amount) : .rain(amount)
    case (_, let amount):
      let figures = [language.percent(chance), amount].compactMap(\.self)
      sentence =
        isSnow
        ? .chanceOfSnow(figures.joined(separator: ", "))
        : .chanceOfRain(figures.joined(separator: ", "))
    }
    return sentence.text(in: language)
  }

  private func wind(of day: DayWeather) -> String? {
    guard day.isWindy, let wind = day.wind else { return nil }
    return WeatherSentence.wind(units.speed(wind, in: language)).text(in: language)
  }
}

extension DayWeather {
  /// `true` if precipitation falls as snow, by the condition or because the day stays cold.
  fileprivate var isSnowy: Bool {
    switch condition {
    case .snowing, .blizzard: true
    default: high.map { $0 < 1 } ?? false
    }
  }

  /// `true` if the wind deserves a sentence: from a fresh breeze on (Beaufort 5, 29 km/h), or if
  /// the condition is about wind.
  fileprivate var isWindy: Bool {
    guard let wind else { return false }
    return switch condition {
    case .windy, .coldWindy: wind >= 1
    default: wind >= 29
    }
  }
}
