import CoreModels
import Testing

@testable import CorePlugin

@Suite("What remind says") struct RemindTextTests {
  @Test(arguments: Language.allCases)
  func `is whole and kind in every language`(language: Language) {
    // A failure ends with the cause, which is a sentence of its own.
    for text in RemindText.samples where text != .failedBecause("a", reason: "a") {
      let text = text.text(in: language)
      #expect((text.hasSuffix(".") || text.hasSuffix(":")) && !text.contains("!"), "\(text)")
    }
  }

  @Test func `differs from language to language`() {
    for sample in RemindText.samples {
      #expect(Set(Language.allCases.map { sample.text(in: $0) }).count == Language.allCases.count)
    }
  }
}
