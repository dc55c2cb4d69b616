import CoreModels
import Testing

@testable import CorePlugin

@Suite("What remind says") struct RemindTextTests {
  @Test(arguments: Language.allCases)
  func `is complete in every language`(language: Language) {
    #expect(RemindText.missing(in: language).isEmpty)
    for text in RemindText.samples.map({ $0.text(in: language) }) {
      #expect((text.hasSuffix(".") || text.hasSuffix(":")) && !text.contains("!"), "\(text)")
    }
  }

  @Test func `differs from language to language`() {
    for sample in RemindText.samples {
      #expect(Set(Language.allCases.map { sample.text(in: $0) }).count == Language.allCases.count)
    }
  }
}
