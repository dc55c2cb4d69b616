import CoreModels
import Testing

@testable import CoreStorage

@Suite("The store's sentences are complete")
struct StoreTextTests {
  @Test("in every language", arguments: Language.allCases)
  func complete(language: Language) {
    #expect(StoreText.missing(in: language).isEmpty)
    #expect(ArchiveText.missing(in: language).isEmpty)
    #expect(BackupText.missing(in: language).isEmpty)
    #expect(SyncText.missing(in: language).isEmpty)
    let texts = StoreText.samples.map { $0.text(in: language) }
    for text in texts + ArchiveText.samples.map({ $0.text(in: language) })
      + BackupText.samples.map({ $0.text(in: language) })
    {
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
