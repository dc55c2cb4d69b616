import CoreModels
import Testing

@testable import GroundingSun

@Suite("The affirmations that ship") struct BundledAffirmationsTests {
  @Test(arguments: Language.allCases)
  func `there are 37 in every language, each a calm sentence of its own`(language: Language) throws
  {
    let bundled = BundledAffirmations.in(language)
    #expect(bundled.texts.count == 37)
    #expect(Set(bundled.texts + [bundled.fallback]).count == 38)
    for text in bundled.texts + [bundled.fallback] {
      #expect(try Affirmation.textRule.validate(text) == text)
      #expect(text.hasSuffix(".") && !text.contains("!"))
      #expect(text.count <= 70)
    }
  }

  @Test func `an id means the same one in every language`() {
    #expect(BundledAffirmations.english.text(of: "sun-01") == "I begin where I am.")
    #expect(BundledAffirmations.slovak.text(of: "sun-01") == "Začínam tam, kde som.")
    #expect(
      BundledAffirmations.german.text(of: "sun-37") == "Ich bin mir selbst gute Gesellschaft.")
    #expect(
      BundledAffirmations.spanish.text(of: "fallback") == "Estoy aquí, y eso ya es un comienzo.")
    #expect(BundledAffirmations.english.all.map(\.id).first == "sun-01")
    #expect(BundledAffirmations.english.all.map(\.id).last == "sun-37")
  }

  @Test(arguments: [
    "", "sun-", "sun-0", "sun-00", "sun-1", "sun-001", "sun-38", "sun--1", "moon07",
  ])
  func `other ids are none of these`(id: String) {
    #expect(BundledAffirmations.english.text(of: id) == nil)
  }

  @Test func `in English each speaks of me, now`() {
    for text in BundledAffirmations.english.texts {
      #expect(text.contains("I ") || text.hasPrefix("My "))
    }
  }
}
