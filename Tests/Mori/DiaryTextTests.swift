import CoreModels
import Testing

@testable import Mori

@Suite("The diary's texts") struct DiaryTextTests {
  @Test(arguments: Language.allCases)
  func `every text is there in every language`(language: Language) {
    #expect(DiaryText.missing(in: language).isEmpty)
    for text in DiaryText.samples {
      #expect(!text.text(in: language).contains("!"))
      #expect(language == .english || text.text(in: language) != text.english)
    }
  }

  @Test(arguments: Language.allCases)
  func `no question is asked twice`(language: Language) {
    let prompts = (0..<DiaryText.promptCount).map { DiaryText.prompt($0).text(in: language) }
    #expect(Set(prompts).count == DiaryText.promptCount)
    #expect(DiaryText.prompt(DiaryText.promptCount).text(in: language).isEmpty)
  }

  @Test(arguments: [
    (1, "Dnes ešte nie je žiadny zápis."), (2, "Za posledné 2 dni nie je žiadny zápis."),
    (7, "Za posledných 7 dní nie je žiadny zápis."),
  ])
  func `Slovak counts days its way`(days: Int, text: String) {
    #expect(DiaryText.noneInDays(days).slovak == text)
  }
}
