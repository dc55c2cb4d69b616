import CoreModels
import Testing

@testable import DailyBrief

@Suite("Clothes fit the weather") struct DressingTests {
  private struct Row {
    let condition: WeatherCondition
    let high: Double, low: Double
    var rain = 0.0
    var chance = 0
    var wind = 10.0
    let dressing: WeatherCondition
  }

  private static let clear: [Row] = [
    Row(condition: .sunny, high: 6, low: -4, dressing: .cold),
    Row(condition: .cloudy, high: 6, low: -4, dressing: .cold),
    Row(condition: .sunny, high: -6, low: -12, dressing: .freezing),
    Row(condition: .cold, high: -8, low: -14, wind: 30, dressing: .freezing),
    Row(condition: .sunny, high: 8, low: 1, wind: 35, dressing: .coldWindy),
    Row(condition: .sunny, high: 9, low: 4, dressing: .cold),
    Row(condition: .sunny, high: 14, low: 8, dressing: .mild),
    Row(condition: .cloudy, high: 14, low: 9, dressing: .mild),
    Row(condition: .sunny, high: 19, low: -3, wind: 35, dressing: .other),
    Row(condition: .sunny, high: 22, low: 5, dressing: .other),
    Row(condition: .sunny, high: 24, low: 13, dressing: .sunny),
    Row(condition: .cloudy, high: 21, low: 14, dressing: .cloudy),
    Row(condition: .cloudy, high: 29, low: 21, dressing: .hot),
    Row(condition: .sunny, high: 29, low: 21, dressing: .sunnyHot),
    Row(condition: .windy, high: 15, low: 9, wind: 45, dressing: .windy),
    Row(condition: .windy, high: 3, low: -1, wind: 45, dressing: .coldWindy),
    Row(condition: .windy, high: 32, low: 24, wind: 45, dressing: .hot),
    Row(condition: .mild, high: 12, low: 8, dressing: .mild),
    Row(condition: .dry, high: 27, low: 12, dressing: .dry),
    Row(condition: .freezing, high: 10, low: -6, dressing: .cold),
    Row(condition: .other, high: 8, low: 6, dressing: .cold),
  ]

  private static let wet: [Row] = [
    Row(condition: .raining, high: 14, low: 9, rain: 4, chance: 80, dressing: .raining),
    Row(condition: .raining, high: 6, low: 3, rain: 4, chance: 80, dressing: .rainyCold),
    Row(condition: .rainy, high: 5, low: 2, rain: 1, chance: 60, dressing: .rainyCold),
    Row(condition: .rainy, high: 18, low: 12, rain: 1, chance: 60, dressing: .rainy),
    Row(condition: .humid, high: 7, low: 4, chance: 75, dressing: .rainyCold),
    Row(condition: .humid, high: 16, low: 11, chance: 75, dressing: .rainy),
    Row(condition: .humid, high: 28, low: 20, chance: 75, dressing: .humid),
    Row(condition: .cloudy, high: 15, low: 10, chance: 65, dressing: .rainy),
    Row(condition: .windy, high: 15, low: 10, rain: 1, chance: 70, wind: 45, dressing: .windy),
    Row(condition: .snowing, high: 0, low: -4, rain: 3, chance: 90, dressing: .snowing),
    Row(condition: .thunderstorm, high: 31, low: 20, rain: 9, chance: 90, dressing: .thunderstorm),
    Row(condition: .heavyRain, high: 12, low: 9, rain: 20, chance: 95, dressing: .heavyRain),
    Row(condition: .foggy, high: 4, low: 0, dressing: .foggy),
    Row(condition: .heatwave, high: 38, low: 24, dressing: .heatwave),
    Row(condition: .blizzard, high: -5, low: -16, wind: 60, dressing: .blizzard),
  ]

  @Test func `by how the hours out of doors feel, by wind and by rain`() {
    for row in Self.clear + Self.wet {
      let day = DayWeather.sample(
        row.condition, high: row.high, low: row.low, rain: row.rain, chance: row.chance,
        wind: row.wind)
      #expect(day.dressing == row.dressing, "\(row.condition) \(row.high)/\(row.low)")
    }
    #expect(DayWeather.sample(.sunny, high: nil, low: nil).dressing == .sunny)
  }

  @Test func `nobody goes out in light clothes and sunglasses in frost`() {
    for language in Language.allCases {
      let words = WeatherWords(language: language, personality: .neutral, units: .metric)
      let frost = words.advice(on: .sample(.sunny, high: 6, low: -4))
      let warm = words.advice(on: .sample(.sunny, high: 25, low: 15))
      #expect(frost != warm)
      #expect(frost == ConditionWords.of(.cold, in: language).advice(.neutral))
    }
  }

  @Test func `warmer days never feel colder`() {
    for condition in [WeatherCondition.sunny, .cloudy] {
      var last = -100.0
      for high in stride(from: -20.0, through: 40, by: 1) {
        let feeling = DayWeather.sample(condition, high: high, low: high - 8).feeling ?? 0
        #expect(feeling >= last)
        last = feeling
      }
    }
  }
}
