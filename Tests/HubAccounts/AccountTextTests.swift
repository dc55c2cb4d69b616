import CoreModels
import Testing

@testable import HubAccounts

@Suite("Sentences about accounts") struct AccountTextTests {
  @Test(arguments: Language.allCases)
  func `are calm and begin with a word`(language: Language) {
    let texts: [[any CatalogText]] = [
      AccessText.samples, AccountText.samples, PeopleText.samples, PushText.samples,
    ]
    for text in texts.joined().map({ $0.text(in: language) }) {
      #expect(!text.contains("!"))
      #expect(text == text.trimmingPrefix(" "))
    }
  }
}
