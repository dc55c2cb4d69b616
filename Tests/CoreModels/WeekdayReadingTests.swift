import CoreModels
import Testing

@Suite("A weekday that somebody typed") struct WeekdayReadingTests {
  @Test(arguments: [
    ("monday", Language.english, Weekday.monday), ("Sun", .english, .sunday),
    ("po", .slovak, .monday), ("st", .slovak, .wednesday), ("št", .slovak, .thursday),
    ("Stvrtok", .slovak, .thursday), (" sobota ", .slovak, .saturday), ("fri", .slovak, .friday),
    ("pa", .czech, .friday), ("sr", .polish, .wednesday), ("Do", .german, .thursday),
    ("mie", .spanish, .wednesday), ("SZE", .hungarian, .wednesday), ("v", .hungarian, .sunday),
  ])
  func `is read in their language and in English`(
    text: String, language: Language, day: Weekday
  ) {
    #expect(Weekday(typed: text, in: language) == day)
  }

  @Test(arguments: ["", " ", "day", "mo", "po", "mond"])
  func `is none where it names none`(text: String) {
    #expect(Weekday(typed: text, in: .english) == nil)
  }

  @Test(arguments: Language.allCases) func `has its names in every language`(language: Language) {
    for day in Weekday.allCases {
      let index = day.rawValue - 1
      for name in [
        language.weekdayNames[index], language.shortWeekdayNames[index], day.name,
      ] {
        #expect(Weekday(typed: name, in: language) == day)
        #expect(Weekday(typed: name.uppercased(), in: language) == day)
      }
    }
  }
}
