import CoreModels
import Testing

@testable import CoreStorage

@Suite("The store's sentences are complete")
struct StoreTextTests {
  @Test("in every language that they are shipped in", arguments: [Language.english, .slovak])
  func complete(language: Language) {
    #expect(StoreText.missing(in: language).isEmpty)
    #expect(StoreText.samples.allSatisfy { !$0.text(in: language).isEmpty })
  }
}
