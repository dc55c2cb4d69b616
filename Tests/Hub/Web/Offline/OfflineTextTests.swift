import CoreModels
import Testing

@testable import Hub

@Suite("The sentences without a connection") struct OfflineTextTests {
  @Test(arguments: Language.allCases) func `no language misses one`(_ language: Language) {
    #expect(OfflineText.missing(in: language).isEmpty)
    for text in OfflineText.samples.map({ $0.text(in: language) }) {
      #expect(!text.contains("!"))
      #expect(text == text.trimmingPrefix(" "))
    }
  }
}
