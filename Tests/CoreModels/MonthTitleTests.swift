import CoreModels
import Testing

@Suite("A month as a heading") struct MonthTitleTests {
  @Test(
    arguments: [
      (.english, "November 2026"), (.slovak, "November 2026"), (.czech, "Listopad 2026"),
      (.hungarian, "2026. november"), (.polish, "Listopad 2026"), (.german, "November 2026"),
      (.spanish, "Noviembre de 2026"),
    ] as [(Language, String)])
  func `names the month alone`(language: Language, title: String) throws {
    #expect(language.title(ofMonth: try #require(Day("2026-11-23"))) == title)
  }
}
