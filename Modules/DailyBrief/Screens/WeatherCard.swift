import CoreModels
import CorePlugin
import CoreTerminal

/// A place's weather of today in a few lines.
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

  /// The present and the next hours, a line each.
  func now(in world: World) -> [String] {
    let now = NowLines(weather: weather, reader: reader, now: world.now())
    return [now.present, now.details].filter { !$0.isEmpty }.map {
      $0.joined(separator: world.separator)
    }
  }

  /// The card as it is drawn, in at most `world.columns`.
  func lines(in world: World) -> [String] {
    let isUnicode = world.terminal.isUnicode
    let columns = min(world.columns, 64)
    let facts = (facts(isUnicode: isUnicode) + now(in: world)).flatMap {
      $0.wrapped(to: Box.innerColumns(of: columns))
    }
    return Box(title: weather.location.oneLine, lines: facts)
      .lines(
        columns: columns, isUnicode: isUnicode,
        border: Style(foreground: WeatherColors.sun), colors: world.terminal.colors)
  }
}

/// The accents of the weather: ones that stand out from a dark and from a bright terminal (3 : 1).
enum WeatherColors {
  static let sun = Color(0xD9730D)
  static let link = Color(0x3B82D6)
}

extension WeatherReader {
  /// The same for what is no sentence of the person's own language: figures, days and conditions are
  /// in that of the screen around them.
  func shown(in language: Language) -> WeatherReader {
    WeatherReader(language: language, personality: personality, units: units)
  }

  var words: WeatherWords {
    WeatherWords(language: language, personality: personality, units: units)
  }
}

extension DayWeather {
  /// `Sat`, in at most three columns.
  func shortName(in language: Language) -> String {
    language.shortWeekdayNames[day.weekday.rawValue - 1]
  }
}

extension Units {
  /// `7°`, `−3°`, or a dash where the forecast has a hole.
  func short(_ celsius: Double?, isUnicode: Bool = true) -> String {
    celsius.map { degrees($0) + "°" } ?? .hole(isUnicode: isUnicode)
  }
}

extension Language {
  /// `40%`, or a dash where the forecast has a hole.
  func percent(_ number: Int?, isUnicode: Bool) -> String {
    number.map(percent) ?? .hole(isUnicode: isUnicode)
  }
}

extension String {
  /// What stands where the forecast has a hole.
  static func hole(isUnicode: Bool) -> String { isUnicode ? "–" : "-" }
}
