import CoreModels
import Testing

@testable import CorePlugin

@Suite("The sentences that every product shares") struct PluginTextTests {
  @Test(arguments: Language.allCases)
  func `are whole and kind in every language`(language: Language) {
    // A broken card ends with the cause, which is a sentence of its own.
    for text in PluginText.samples where text != .brokenCard("a") {
      let text = text.text(in: language)
      #expect(text.hasSuffix(".") && !text.contains("!"), "\(text)")
    }
  }

  @Test func `differ from language to language`() {
    for sample in PluginText.samples {
      #expect(Set(Language.allCases.map { sample.text(in: $0) }).count == Language.allCases.count)
    }
  }

  @Test(
    arguments: zip(
      Language.allCases,
      [
        "“x” is not a date.", "„x“ nie je deň.", "„x“ není den.", "„x” nem érvényes dátum.",
        "„x” to nie dzień.", "„x“ ist kein gültiges Datum.", "«x» no es una fecha válida.",
      ]))
  func `quote as each language does`(language: Language, sentence: String) {
    #expect(OptionError.badDay("x").failure(in: language).message == sentence)
  }

  @Test func `are Slovak for Slovak people`() {
    #expect(
      OptionError.badNumber(option: "limit", allowed: 1...9).failure(in: .slovak)
        == Failure(
          .usage, code: "bad_number", message: "--limit prijíma číslo od 1 do 9.",
          hint: "Ak voľbu vynecháte, platí obvyklá hodnota."))
    #expect(FileError.missing(path: "a").failure(in: .slovak).message == "Súbor a neexistuje.")
  }
}
