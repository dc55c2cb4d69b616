import CoreModels
import Testing

@testable import CommandHost

@Suite("The host's sentences") struct HostTextTests {
  @Test(arguments: [Language.english, .slovak])
  func `are complete in English and Slovak`(language: Language) {
    #expect(HostText.samples.allSatisfy { !$0.english.isEmpty })
    #expect(HostText.missing(in: language).isEmpty)
  }
}
