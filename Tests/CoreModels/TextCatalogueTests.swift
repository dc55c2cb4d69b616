import CoreModels
import Testing

@Suite("Every sentence comes from a typed catalogue")
struct TextCatalogueTests {
  enum Greeting: TextCatalogue {
    case hello, goodbye
    static let samples: [Greeting] = [.hello, .goodbye]

    var english: String { self == .hello ? "Hello" : "Goodbye" }
    func translation(to language: Language) -> String? {
      switch (language, self) {
      case (.slovak, .hello): "Ahoj"
      case (.czech, .hello): ""
      case (.czech, .goodbye): "Sbohem"
      default: nil
      }
    }
  }

  @Test("a language's sentence, else the English one")
  func fallback() {
    #expect(Greeting.hello.text(in: .slovak) == "Ahoj")
    #expect(Greeting.goodbye.text(in: .slovak) == "Goodbye")
    #expect(Greeting.hello.text(in: .german) == "Hello")
    #expect(Greeting.hello.text(in: .english) == "Hello")
  }

  @Test("missing and empty sentences are found")
  func missing() {
    #expect(Greeting.missing(in: .slovak) == [.goodbye])
    #expect(Greeting.missing(in: .czech) == [.hello])
    #expect(Greeting.missing(in: .english).isEmpty)
  }
}
