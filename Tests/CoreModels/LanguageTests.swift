import CoreModels
import Testing

@Suite("Languages count in their own way")
struct LanguageTests {
  @Test(
    "tags and locales name a language",
    arguments: [
      ("en", Language.english), ("sk-SK", .slovak), ("sk_SK.UTF-8", .slovak), ("CS", .czech),
      ("de@euro", .german), ("es-419", .spanish), ("hu.UTF-8", .hungarian), ("pl_PL", .polish),
    ])
  func tags(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test("other tags name none", arguments: ["", "C", "POSIX", "fr_FR", "english", "-sk", "slk"])
  func unknown(tag: String) {
    #expect(Language(tag: tag) == nil)
  }

  // Unicode CLDR 45, cardinal plural rules, whole numbers.
  @Test(
    "nouns take the form that CLDR's rules ask for",
    arguments: [
      (Language.slovak, [1: "deň", 2: "dni", 4: "dni", 0: "dní", 5: "dní", 21: "dní", 22: "dní"]),
      (.czech, [1: "deň", 3: "dni", 0: "dní", 5: "dní", 101: "dní", 102: "dní", -2: "dni"]),
      (
        .polish,
        [
          1: "deň", 2: "dni", 4: "dni", 5: "dní", 0: "dní", 11: "dní", 12: "dní", 14: "dní",
          21: "dní", 22: "dni", 24: "dni", 25: "dní", 101: "dní", 102: "dni", 112: "dní",
          122: "dni",
        ]
      ),
      (.english, [1: "deň", 0: "dní", 2: "dní", 21: "dní"]),
      (.german, [1: "deň", 0: "dní", 2: "dní"]), (.spanish, [1: "deň", 0: "dní", 2: "dní"]),
      (.hungarian, [1: "deň", 0: "dní", 2: "dní"]),
    ])
  func plurals(language: Language, forms: [Int: String]) {
    for (count, form) in forms {
      #expect(
        language.counted(count, one: "deň", few: "dni", many: "dní") == "\(count) \(form)")
    }
  }

  @Test("a noun without *few* takes *many*")
  func twoForms() {
    #expect(Language.slovak.counted(3, one: "kus", many: "kusov") == "3 kusov")
    #expect(Language.polish.pluralCategory(of: .min) == .many)
  }
}
