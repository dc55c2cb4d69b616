import Testing

@testable import CoreModels

@Suite("Refusals are said in every language")
struct TextViolationTextTests {
  @Test("no two languages share a sentence")
  func distinct() {
    for sample in TextViolationText.samples {
      let texts = Language.allCases.map { sample.text(in: $0) }
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test(
    "numbers and nouns fit together",
    arguments: [
      (Language.english, "The text is too short: it needs at least 2 characters."),
      (.slovak, "Text je príliš krátky: má mať aspoň 2 znaky."),
      (.czech, "Text je příliš krátký: má mít alespoň 2 znaky."),
      (.polish, "Tekst jest za krótki: powinien mieć co najmniej 2 znaki."),
      (.german, "Der Text ist zu kurz: bitte mindestens 2 Zeichen."),
      (.spanish, "El texto es demasiado corto: debe tener al menos 2 caracteres."),
      (.hungarian, "A szöveg túl rövid: legalább 2 karakter kell."),
    ])
  func sentences(language: Language, sentence: String) {
    let text = TextViolationText.refused(.tooShort(field: "name", minimum: 2))
    #expect(text.text(in: language) == sentence)
  }
}
