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
  @Test("nouns take the form that CLDR's rules ask for", arguments: Language.allCases)
  func plurals(language: Language) {
    let one: [Int], few: [Int], many: [Int]
    switch language {
    case .slovak, .czech: (one, few, many) = ([1, -1], [2, 4, -2], [0, 5, 21, 22, 101, 102])
    case .polish:
      one = [1]
      few = [2, 4, 22, 24, 102, 122]
      many = [0, 5, 11, 12, 14, 21, 25, 101, 112, .min]
    default: (one, few, many) = ([1], [], [0, 2, 21, 101])
    }
    #expect(one.allSatisfy { language.pluralCategory(of: $0) == .one })
    #expect(few.allSatisfy { language.pluralCategory(of: $0) == .few })
    #expect(many.allSatisfy { language.pluralCategory(of: $0) == .many })
  }
}
