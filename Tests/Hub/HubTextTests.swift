import CoreModels
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The hub’s sentences") struct HubTextTests {
  @Test(arguments: Language.allCases)
  func `are calm and begin with a word`(language: Language) {
    let texts: [[any CatalogText]] = [
      CalendarFeedText.samples, OfflineText.samples, OperationText.samples, WebText.samples,
    ]
    for text in texts.joined().map({ $0.text(in: language) }) {
      #expect(!text.contains("!"))
      #expect(text == text.trimmingPrefix(" "))
    }
  }
}
