import CoreModels
import CorePlugin
import CoreTerminal

/// A place's weather today, in a few lines.
struct WeatherCard {
  let weather: Weather
  let reader: WeatherReader

  /// Condition, temperatures, rain and wind, unwrapped and without colour.
  func facts(isUnicode: Bool) -> [String] {
    let (today, language, units) = (weather.today, reader.language, reader.units)
    let hole = String.hole(isUnicode: isUnicode)
    let emoji = isUnicode ? today.condition.emoji + " " : ""
    var facts = [emoji + reader.words.name(of: today.condition)]
    if let high = today.high, let low = today.low {
      facts.append(
        WeatherText.highLow(
          units.temperature(high, in: language), low: units.temperature(low, in: language)
        ).text(in: language))
    } else if let only = today.high ?? today.low {
      facts.append(units.temperature(only, in: language))
    }
    let rain = [
      today.precipitationProbability.map(language.percent),
      units.precipitation(today.precipitation, in: language),
    ].compactMap(\.self)
    let wind = today.wind.map { units.speed($0, in: language) }
    return facts
      + [
        WeatherText.rain(rain.isEmpty ? hole : rain.joined(separator: ", ")), .wind(wind ?? hole),
      ].map { $0.text(in: language) }
  }

  /// The current weather and the next hours, a line each.
  func now(in world: World) -> [String] {
    let now = NowLines(weather: weather, reader: reader, now: world.now())
    return [now.present, now.details].filter { !$0.isEmpty }.map {
      $0.joined(separator: world.separator)
    }
  }

  /// The drawn card, in at most `world.columns`.
  func lines(in world: World) -> [String] {
    let isUnicode = world.terminal.isUnicode
    let columns = min(world.columns, 64)
    let facts = (facts(isUnicode: isUnicode) + now(in: world)).flatMap {
      $0.wrapped(to: Box.innerColumns(of: columns))
    }
    return Box(title: weather.location.oneLine, lines: facts)
      .lines(
        columns: columns, isUnicode: isUnicode,
        border: Style(foreground: WeatherColors.sun), colors: world.terminal.colors,
        isFramed: world.terminal.framesBoxes)
  }
}

/// The accents of the weather, with a contrast of 3 : 1 on dark and light terminals.
enum WeatherColors {
  static let sun = Color(0xD9730D)
  static let link = Color(0x3B82D6)
}

extension WeatherReader {
  /// The reader with another language, for figures, days and conditions, which use the language of
  /// the surrounding screen.
  func shown(in language: Language) -> WeatherReader {
    WeatherReader(language: language, personality: personality, units: units)
  }

  var words: WeatherWords {
    WeatherWords(language: language, personality: personality, units: units)
  }
}

extension DayWeather {
  /// The weekday's short name, such as `Sat`, in at most three columns.
  func shortName(in language: Language) -> String {
    language.shortWeekdayNames[day.weekday.rawValue - 1]
  }
}

extension Units {
  /// `7°`, `−3°`, or a dash for a gap in the forecast.
  func short(_ celsius: Double?, isUnicode: Bool = true) -> String {
    celsius.map { degrees($0) + "°" } ?? .hole(isUnicode: isUnicode)
  }
}

extension Language {
  /// `40%`, or a dash for a gap in the forecast.
  func percent(_ number: Int?, isUnicode: Bool) -> String {
    number.map(percent) ?? .hole(isUnicode: isUnicode)
  }
}

extension String {
  /// The dash for a gap in the forecast.
  static func hole(isUnicode: Bool) -> String { isUnicode ? "–" : "-" }
}
