/// The figures that determine a day's condition.
struct ConditionFigures: Hashable, Sendable {
  /// The highest and lowest temperature in °C. Rules about a missing one do not match.
  var high: Double?, low: Double?
  /// Rain and melted snow, in mm.
  var precipitation: Double = 0
  /// The chance of rain or snow, 0 … 100 %.
  var probability: Double = 0
  /// The strongest wind, in km/h.
  var wind: Double = 0
  /// The WMO code 4677 as used by Open-Meteo, 0 … 99. Rules about a missing one do not match.
  var code: Int?
}

/// The rules that determine a day's condition. The first match wins; extremes come first.
enum ConditionRules {
  /// The condition of a day; ``WeatherCondition/other`` if no rule matches.
  static func condition(of day: ConditionFigures) -> WeatherCondition {
    table.first { $0.holds(day) }?.condition ?? .other
  }

  struct Rule: Sendable {
    let condition: WeatherCondition
    let holds: @Sendable (ConditionFigures) -> Bool

    init(
      _ condition: WeatherCondition, _ holds: @escaping @Sendable (ConditionFigures) -> Bool
    ) {
      (self.condition, self.holds) = (condition, holds)
    }
  }

  // Units: temperatures in °C, precipitation in mm a day, wind in km/h, probability in %.
  static let table: [Rule] = [
    Rule(.blizzard) { $0.low <= -15 || ($0.wind >= 50 && $0.code.isSnow) },
    Rule(.heatwave) { $0.high >= 36 },
    Rule(.thunderstorm) { $0.code.isThunder },
    Rule(.heavyRain) { $0.precipitation >= 7 && !$0.code.isSnow },
    Rule(.snowing) { $0.code.isSnow },
    Rule(.foggy) { $0.code.isFog },
    Rule(.rainyCold) { $0.high <= 5 && $0.precipitation >= 2 },
    Rule(.raining) { $0.precipitation >= 2 },
    Rule(.rainy) { $0.code.isRain },
    Rule(.coldWindy) { $0.high <= 5 && $0.wind >= 30 },
    Rule(.freezing) { $0.low < -5 },
    Rule(.cold) { $0.high <= 5 },
    Rule(.sunnyHot) { $0.high >= 30 && $0.code.isClear },
    Rule(.hot) { $0.high >= 30 },
    Rule(.windy) { $0.wind >= 40 },
    Rule(.sunny) { $0.code.isClear },
    Rule(.humid) { $0.probability >= 70 },
    Rule(.cloudy) { $0.code.isCloudy },
    Rule(.dry) { $0.high >= 25 && $0.precipitation < 0.05 },
    Rule(.mild) { $0.high >= 10 },
  ]
}

/// Groups of WMO codes; a missing code is in none.
extension Int? {
  fileprivate var isClear: Bool { isIn(0...1) }
  fileprivate var isCloudy: Bool { isIn(2...3) }
  fileprivate var isFog: Bool { self == 45 || self == 48 }
  /// Drizzle, rain and showers, including freezing ones.
  fileprivate var isRain: Bool { isIn(51...67) || isIn(80...82) }
  fileprivate var isSnow: Bool { isIn(71...77) || isIn(85...86) }
  fileprivate var isThunder: Bool { isIn(95...99) }

  private func isIn(_ codes: ClosedRange<Int>) -> Bool { map(codes.contains) ?? false }
}

/// Comparisons in which a missing temperature is neither high nor low.
extension Double? {
  fileprivate static func >= (value: Double?, bound: Double) -> Bool {
    value.map { bound.isLessThanOrEqualTo($0) } ?? false
  }
  fileprivate static func <= (value: Double?, bound: Double) -> Bool {
    value.map { $0.isLessThanOrEqualTo(bound) } ?? false
  }
  fileprivate static func < (value: Double?, bound: Double) -> Bool {
    value.map { $0.isLess(than: bound) } ?? false
  }
}
