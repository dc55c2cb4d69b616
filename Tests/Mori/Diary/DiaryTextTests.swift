import CoreModels
import Testing

@testable import Mori

@Suite("The diary's texts") struct DiaryTextTests {
  @Test(arguments: Language.allCases)
  func `no question is asked twice`(language: Language) {
    let prompts = DiaryText.prompts.map { $0.text(in: language) }
    #expect(Set(prompts).count == 16)
  }

  @Test(arguments: [
    (1, "Dnes ešte nie je žiadny zápis."), (2, "Za posledné 2 dni nie je žiadny zápis."),
    (7, "Za posledných 7 dní nie je žiadny zápis."),
  ])
  func `Slovak counts days its way`(days: Int, text: String) {
    #expect(DiaryText.noneInDays(days).text(in: .slovak) == text)
  }
}
