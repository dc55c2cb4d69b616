import CoreModels
import Testing

@testable import Hub

@Suite("What an operator is told") struct OperationTextTests {
  @Test(arguments: Language.allCases)
  func `is said in every language`(language: Language) {
    #expect(OperationText.missing(in: language).isEmpty)
    for text in OperationText.samples.map({ $0.text(in: language) }) {
      #expect(!text.isEmpty && !text.contains("!"), "\(text)")
    }
  }
}
