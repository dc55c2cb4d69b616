import Seeded
import Testing

@testable import DailyBrief

/// An ordinary day of 8 to 3 °C, dry and calm, that matches no rule except those the test targets.
private func day(
  _ high: Double? = 8, _ low: Double? = 3, rain: Double = 0, chance: Double = 0, wind: Double = 5,
  code: Int? = nil
) -> ConditionFigures {
  ConditionFigures(
    high: high, low: low, precipitation: rain, probability: chance, wind: wind, code: code)
}

@Suite("The rules of conditions") struct ConditionRulesTests {
  @Test(
    arguments: [
      // Each threshold from both sides.
      (day(-10, -15), .blizzard), (day(-10, -14.9), .freezing),
      (day(0, -2, wind: 50, code: 73), .blizzard), (day(0, -2, wind: 49.9, code: 73), .snowing),
      (day(0, -2, wind: 50, code: 85), .blizzard), (day(0, -2, wind: 50, code: 61), .rainy),
      (day(36, 20), .heatwave), (day(35.9, 20), .hot),
      (day(code: 95), .thunderstorm), (day(code: 99), .thunderstorm), (day(code: 94), .other),
      (day(rain: 7, code: 61), .heavyRain), (day(rain: 6.9, code: 61), .raining),
      (day(rain: 7, code: 75), .snowing), (day(rain: 7), .heavyRain),
      (day(code: 71), .snowing), (day(code: 77), .snowing), (day(code: 70), .other),
      (day(code: 78), .other), (day(code: 85), .snowing), (day(code: 86), .snowing),
      (day(code: 87), .other),
      (day(code: 45), .foggy), (day(code: 48), .foggy), (day(code: 46), .other),
      (day(5, 1, rain: 2), .rainyCold), (day(5.1, 1, rain: 2), .raining),
      (day(5, 1, rain: 1.9), .cold),
      (day(rain: 2), .raining), (day(rain: 1.9), .other), (day(rain: 2, code: 45), .foggy),
      (day(code: 51), .rainy), (day(code: 67), .rainy), (day(code: 50), .other),
      (day(code: 68), .other), (day(code: 80), .rainy), (day(code: 82), .rainy),
      (day(code: 79), .other), (day(code: 83), .other),
      (day(5, 1, wind: 30), .coldWindy), (day(5, 1, wind: 29.9), .cold),
      (day(5.1, 1, wind: 30), .other),
      (day(8, -5.1), .freezing), (day(8, -5), .other), (day(5, -5), .cold),
      (day(5, -5.1), .freezing),
      (day(5, 1, code: 0), .cold), (day(5.1, 1, code: 0), .sunny),
      (day(30, 18, code: 0), .sunnyHot), (day(30, 18, code: 1), .sunnyHot),
      (day(30, 18, code: 2), .hot), (day(29.9, 18, code: 2), .cloudy), (day(30, 18), .hot),
      (day(wind: 40), .windy), (day(wind: 39.9), .other), (day(wind: 40, code: 0), .windy),
      (day(code: 0), .sunny), (day(code: 1), .sunny), (day(chance: 70, code: 1), .sunny),
      (day(chance: 70), .humid), (day(chance: 69.9), .other), (day(chance: 70, code: 3), .humid),
      (day(code: 2), .cloudy), (day(code: 3), .cloudy), (day(code: 4), .other),
      (day(25, 12), .dry), (day(24.9, 12), .mild), (day(25, 12, rain: 0.05), .mild),
      (day(25, 12, rain: 0.04), .dry),
      (day(10, 5), .mild), (day(9.9, 5), .other),
      // Gaps: rules about missing values do not match.
      (day(nil, nil), .other), (day(nil, -20), .blizzard), (day(nil, 3, rain: 3), .raining),
      (day(40, nil), .heatwave), (day(nil, nil, wind: 60), .windy),
    ] as [(ConditionFigures, WeatherCondition)])
  func `the first rule that holds names the day`(figures: ConditionFigures, name: WeatherCondition)
  {
    #expect(ConditionRules.condition(of: figures) == name)
  }

  @Test func `go through the vocabulary once, and leave the rest to the last word`() {
    let named = ConditionRules.table.map(\.condition) + [.other]
    #expect(Set(named).count == named.count)
    #expect(Set(named) == Set(WeatherCondition.allCases))
  }

  @Test(arguments: 1...20) func `every day has one name, and extremes win`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...500 {
      let high = Double.random(in: -60...60, using: &generator)
      let figures = ConditionFigures(
        high: Bool.random(using: &generator) ? high : nil,
        low: Bool.random(using: &generator) ? high - 8 : nil,
        precipitation: .random(in: 0...30, using: &generator),
        probability: .random(in: 0...100, using: &generator),
        wind: .random(in: 0...150, using: &generator),
        code: Bool.random(using: &generator) ? Int.random(in: 0...99, using: &generator) : nil)
      let name = ConditionRules.condition(of: figures)
      let holding = ConditionRules.table.filter { $0.holds(figures) }.map(\.condition)
      #expect(name == holding.first ?? .other)
      if let low = figures.low, low <= -15 { #expect(name == .blizzard) }
    }
  }
}
