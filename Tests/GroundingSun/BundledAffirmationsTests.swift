import CoreModels
import Testing

@testable import GroundingSun

@Suite("The affirmations that ship") struct BundledAffirmationsTests {
  @Test(arguments: Language.allCases)
  func `there are 37 in every language, each a calm sentence of its own`(language: Language) throws
  {
    let bundled = BundledAffirmations(in: language)
    let texts = bundled.all.map(\.text)
    #expect(texts.count == 37)
    #expect(Set(texts + [bundled.fallback]).count == 38)
    #expect(bundled.all.map { bundled.text(of: $0.id) } == texts)
    for text in texts + [bundled.fallback] {
      #expect(try Affirmation.textRule.validate(text) == text)
      #expect(text.hasSuffix(".") && !text.contains("!"))
      #expect(text.count <= 70)
    }
  }

  @Test func `an id means the same one in every language`() {
    #expect(BundledAffirmations(in: .english).text(of: "sun-01") == "I begin where I am.")
    #expect(BundledAffirmations(in: .slovak).text(of: "sun-01") == "Začínam tam, kde som.")
    #expect(
      BundledAffirmations(in: .german).text(of: "sun-37") == "Ich bin mir selbst gute Gesellschaft."
    )
    #expect(
      BundledAffirmations(in: .spanish).text(of: "fallback")
        == "Estoy aquí, y eso ya es un comienzo.")
    #expect(BundledAffirmations(in: .english).all.map(\.id).first == "sun-01")
    #expect(BundledAffirmations(in: .english).all.map(\.id).last == "sun-37")
  }

  @Test(arguments: [
    "", "sun-", "sun-0", "sun-00", "sun-1", "sun-001", "sun-38", "sun--1", "moon07",
  ])
  func `other ids are none of these`(id: String) {
    #expect(BundledAffirmations(in: .english).text(of: id) == nil)
  }

  @Test func `in English each speaks of me, now`() {
    for text in BundledAffirmations(in: .english).all.map(\.text) {
      #expect(text.contains("I ") || text.hasPrefix("My "))
    }
  }
}
