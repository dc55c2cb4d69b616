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
    values["highTitle"] = world.text(WeatherText.high)
    values["lowTitle"] = world.text(WeatherText.low)
    values["facts"] = facts.suffix(2).joined(separator: " · ")
    values["week"] = weather.week.map { self.values(of: $0) }
    return values
  }

  /// The current weather; `nil` if unknown.
  func present(as reader: WeatherReader) -> [String: any Sendable]? {
    let lines = NowLines(weather: weather, reader: reader, now: world.now())
    guard let current = weather.current(at: world.now()), let degrees = current.temperature
    else { return nil }
    var values: [String: any Sendable] = ["figure": units.short(degrees)]
    values["feeling"] = lines.feeling.map { world.text(WeatherText.feeling($0)) }
    values["sign"] = current.sign?.rawValue
    values["spell"] = lines.spell?.capitalizedFirst
    return values
  }

  /// The next 24 hours; `nil` if there are none.
  var hours: [String: any Sendable]? {
    let hours = weather.upcoming(at: world.now()).prefix(24).map { hour in
      [
        "time": "\(hour.time)", "sign": hour.sign?.rawValue ?? "",
        "temperature": units.short(hour.temperature),
        "chance": hour.probability.flatMap { chance in
          chance < 10 ? nil : world.language.percent(Int(chance.rounded()))
        } ?? "",
      ]
    }
    guard !hours.isEmpty else { return nil }
    return ["title": world.text(WeatherText.nextHours), "all": hours]
  }

  /// A day's line of the week, with what stands behind it; rain is named only where it is likely.
  func row(of day: DayWeather, as reader: WeatherReader) -> [String: any Sendable] {
    let facts = WeatherCard(
      weather: Weather(
        location: weather.location, coordinates: weather.coordinates, timeZone: weather.timeZone,
        today: day, week: [], summary: ""), reader: reader
    ).facts(isUnicode: false)
    let sun = day.sunrise.flatMap { rise in day.sunset.map { WeatherText.sun("\(rise)–\($0)") } }
    let uv = day.uv.map { WeatherText.uv("\(Int($0.rounded()))") }
    let details =
      [day.day.longText(in: world.language)] + facts
      + [sun, uv].compactMap(\.self).map(world.text)
    let chance = day.precipitationProbability.flatMap { $0 < 15 ? nil : world.language.percent($0) }
    return values(of: day).merging([
      "day": day.day == weather.today.day
        ? world.text(EventText.today).capitalizedFirst : day.shortName(in: world.language),
      "chance": chance ?? "", "details": details.joined(separator: " · "),
    ]) { $1 }
  }

  /// The values of a day.
  func values(of day: DayWeather) -> [String: any Sendable] {
    let language = world.language
    return [
      "day": day.shortName(in: language), "date": day.day.longText(in: language),
      "sign": day.sign.rawValue, "condition": words.name(of: day.condition),
      "high": units.short(day.high), "low": units.short(day.low),
      "chance": language.percent(day.precipitationProbability, isUnicode: true),
      "rain": units.precipitation(day.precipitation, in: language) ?? "",
      "wind": day.wind.map { units.speed($0, in: language) } ?? .hole(isUnicode: true),
    ]
  }
}
