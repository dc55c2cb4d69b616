import CoreModels
import Testing

@testable import DailyBrief

@Suite("What is said of a condition") struct ConditionWordsTests {
  @Test(arguments: Language.allCases)
  func `every condition has a name, and a sentence of its own in every tone`(language: Language) {
    let all = WeatherCondition.allCases.map { ConditionWords.of($0, in: language) }
    #expect(all.count == 21)
    #expect(Set(all.map(\.name)).count == 21)
    for personality in Personality.allCases {
      let sentences = all.map { $0.advice(personality) }
      #expect(Set(sentences).count == 21)
      for sentence in sentences {
        #expect(sentence.hasSuffix(".") && !sentence.contains("!"), "\(sentence)")
        #expect((20...90).contains(sentence.count), "\(sentence)")
        #expect(sentence.first?.isUppercase ?? false, "\(sentence)")
        #expect(!sentence.contains("  "), "\(sentence)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a name is short, and no sentence`(language: Language) {
    for condition in WeatherCondition.allCases {
      let name = ConditionWords.of(condition, in: language).name
      #expect((2...20).contains(name.count), "\(name)")
      #expect(!name.hasSuffix(".") && !name.contains("!"), "\(name)")
    }
  }

  @Test(arguments: Language.allCases)
  func `no tone says what another says`(language: Language) {
    let all = WeatherCondition.allCases.flatMap { condition in
      Personality.allCases.map { ConditionWords.of(condition, in: language).advice($0) }
    }
    #expect(Set(all).count == 63)
  }

  @Test func `no language borrows the sentences of another`() {
    let all = Language.allCases.flatMap { language in
      WeatherCondition.allCases.flatMap { condition in
        Personality.allCases.map { ConditionWords.of(condition, in: language).advice($0) }
      }
    }
    #expect(Set(all).count == 7 * 63)
  }
}
