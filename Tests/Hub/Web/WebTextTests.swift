import CoreModels
import Testing

@testable import Hub

@Suite("The sentences of the web app") struct WebTextTests {
  @Test(arguments: Language.allCases) func `no language misses one`(_ language: Language) {
    #expect(WebText.missing(in: language).isEmpty)
    for text in WebText.samples.map({ $0.text(in: language) }) {
      #expect(!text.contains("!"))
      #expect(text == text.trimmingPrefix(" "))
    }
  }
}
