import CoreModels
import Testing

@testable import Hub

@Suite("The hub’s sentences") struct HubTextTests {
  @Test(arguments: Language.allCases)
  func `are calm and begin with a word`(language: Language) {
    let texts: [[any CatalogText]] = [
      AccessText.samples, AccountText.samples, CalendarFeedText.samples, OfflineText.samples,
      OperationText.samples, PushText.samples, WebText.samples,
    ]
    for text in texts.joined().map({ $0.text(in: language) }) {
      #expect(!text.contains("!"))
      #expect(text == text.trimmingPrefix(" "))
    }
  }
}
