import CoreModels
import Testing

@testable import CommandHost

@Suite("The host's sentences") struct HostTextTests {
  @Test(arguments: Language.allCases)
  func `are kind in every language`(language: Language) {
    for text in HostText.samples.map({ $0.text(in: language) })
      + DataText.samples.map({ $0.text(in: language) })
      + LogText.samples.map({ $0.text(in: language) })
    {
      #expect(!text.isEmpty && !text.contains("!"), "\(text)")
    }
  }

  @Test func `differ from English in every other language`() {
    for language in Language.allCases where language != .english {
      #expect(HostText.samples.allSatisfy { $0.text(in: language) != $0.english })
    }
  }
}
