import CoreModels
import Testing

@Suite("Names of weekdays and months") struct DateNamesTests {
  @Test(arguments: Language.allCases)
  func `every language names all of them`(language: Language) {
    #expect(Set(language.weekdayNames).count == 7)
    #expect(Set(language.shortWeekdayNames).count == 7)
    #expect(Set(language.monthNames).count == 12)
    #expect(Set(language.shortMonthNames).count == 12)
    #expect((language.shortWeekdayNames + language.shortMonthNames).allSatisfy { $0.count <= 3 })
  }

  @Test(
    arguments: [
      (.english, "Saturday, 21 November 2026"), (.slovak, "sobota 21. novembra 2026"),
      (.czech, "sobota 21. listopadu 2026"), (.hungarian, "2026. november 21., szombat"),
      (.polish, "sobota, 21 listopada 2026"), (.german, "Samstag, 21. November 2026"),
      (.spanish, "sábado, 21 de noviembre de 2026"),
    ] as [(Language, String)])
  func `a long date has them`(language: Language, text: String) throws {
    #expect(try #require(Day("2026-11-21")).longText(in: language) == text)
  }

  @Test func `months that begin alike have short names of their own`() {
    #expect(Language.czech.shortMonthNames[5...6] == ["čvn", "čvc"])
    #expect(Language.english.shortMonthNames[5...6] == ["Jun", "Jul"])
  }
}
