import Testing

@testable import DailyBrief

@Suite("Weather conditions") struct WeatherConditionTests {
  @Test func `are the 21 words of the contract`() {
    #expect(WeatherCondition.allCases.count == 21)
    for condition in WeatherCondition.allCases {
      #expect(WeatherCondition(wire: condition.rawValue) == condition)
    }
  }

  @Test func `a word that is not known yet has a picture all the same`() {
    #expect(WeatherCondition(wire: "raining_frogs") == .other)
    #expect(WeatherCondition.other.emoji == "🌤️")
  }
}
