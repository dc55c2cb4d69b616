import CoreModels
import CorePlugin

/// A place's weather as template values; gaps in the forecast are dashes.
struct WeatherValues {
  let weather: Weather
  let units: Units
  let world: World

  private var words: WeatherWords {
    WeatherWords(language: world.language, personality: .neutral, units: units)
  }

  /// Today's weather and the strip of the week.
  var today: [String: any Sendable] {
    let reader = WeatherReader(language: world.language, personality: .neutral, units: units)
    let facts = WeatherCard(weather: weather, reader: reader).facts(isUnicode: true)
    var values = values(of: weather.today)
    values["place"] = weather.location
    values["facts"] = facts.suffix(2).joined(separator: " · ")
    values["week"] = weather.week.map { self.values(of: $0) }
    return values
  }

  /// The current weather; `nil` if unknown.
  func present(as reader: WeatherReader) -> [String: any Sendable]? {
    let lines = NowLines(weather: weather, reader: reader, now: world.now())
    guard let current = weather.current(at: world.now()), let degrees = current.temperature,
      let first = lines.present.first
    else { return nil }
    return [
      "emoji": current.emoji, "temperature": units.short(degrees), "summary": first,
      "spell": lines.spell.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "",
      "details": lines.details.joined(separator: " · "),
    ]
  }

  /// The next 24 hours; `nil` if there are none.
  var hours: [String: any Sendable]? {
    let hours = weather.upcoming(at: world.now()).prefix(24).map { hour in
      [
        "time": "\(hour.time)", "emoji": hour.emoji, "temperature": units.short(hour.temperature),
        "chance": hour.probability.flatMap { chance in
          chance < 10 ? nil : world.language.percent(Int(chance.rounded()))
        } ?? "",
      ]
    }
    guard !hours.isEmpty else { return nil }
    return ["title": world.text(WeatherText.nextHours), "all": hours]
  }

  /// The values of a day.
  func values(of day: DayWeather) -> [String: any Sendable] {
    let language = world.language
    return [
      "day": day.shortName(in: language), "date": day.day.longText(in: language),
      "emoji": day.condition.emoji, "condition": words.name(of: day.condition),
      "high": units.short(day.high), "low": units.short(day.low),
      "chance": language.percent(day.precipitationProbability, isUnicode: true),
      "rain": units.precipitation(day.precipitation, in: language) ?? "",
      "wind": day.wind.map { units.speed($0, in: language) } ?? .hole(isUnicode: true),
    ]
  }
}
