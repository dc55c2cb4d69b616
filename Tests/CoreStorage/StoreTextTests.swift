import CoreModels
import Testing

@testable import CoreStorage

@Suite("The store's sentences are whole")
struct StoreTextTests {
  @Test("in every language", arguments: Language.allCases)
  func whole(language: Language) {
    let samples: [[any CatalogText]] = [
      StoreText.samples, ArchiveText.samples, BackupText.samples, SyncText.samples,
    ]
    for text in samples.joined().map({ $0.text(in: language) }) {
      #expect(text.hasSuffix(".") && !text.contains("!"), "\(text)")
    }
  }

  @Test("no two languages share a sentence")
  func distinct() {
    for sample in StoreText.samples {
      #expect(Set(Language.allCases.map { sample.text(in: $0) }).count == Language.allCases.count)
    }
  }
}
