import CoreModels
import Testing

@testable import DailyBrief

@Suite("What is said of the weather") struct ConditionWordsTests {
  @Test(arguments: Language.allCases)
  func `every advice is a sentence of its own in every tone`(language: Language) {
    let sentences = Personality.allCases.flatMap { personality in
      Advice.allCases.map { $0.text(in: language, personality) }
    }
    #expect(Set(sentences).count == 3 * Advice.allCases.count)
    for sentence in sentences {
      #expect(sentence.hasSuffix(".") && !sentence.contains("!"), "\(sentence)")
      #expect((20...90).contains(sentence.count), "\(sentence)")
      #expect(sentence.first?.isUppercase ?? false, "\(sentence)")
      #expect(!sentence.contains("  "), "\(sentence)")
    }
  }

  @Test(arguments: Language.allCases)
  func `a condition's name is short, its own, and no sentence`(language: Language) {
    let names = WeatherCondition.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == 21)
    for name in names {
      #expect((2...20).contains(name.count), "\(name)")
      #expect(!name.hasSuffix(".") && !name.contains("!"), "\(name)")
    }
  }

  @Test func `no language borrows the sentences of another`() {
    let all = Language.allCases.flatMap { language in
      Advice.allCases.flatMap { advice in
        Personality.allCases.map { advice.text(in: language, $0) }
      }
    }
    #expect(Set(all).count == 7 * 3 * Advice.allCases.count)
  }
}
