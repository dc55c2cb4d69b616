import CoreModels
import CoreTerminal
import Testing

@testable import Mori

@Suite("The sentences about habits") struct HabitTextTests {
  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `differ from English, except for a few words`(language: Language) {
    let same = HabitText.samples.filter {
      $0.text(in: language) == $0.english && $0.english.count > 8
    }
    #expect(same.isEmpty, "\(same)")
  }

  @Test(arguments: Language.allCases)
  func `name the weekdays and months shortly and apart`(language: Language) {
    for names in [language.shortWeekdayNames, language.shortMonthNames] {
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { (1...3).contains($0.displayWidth) })
    }
  }

  @Test func `have their thousands apart`() {
    #expect(HabitText.days(100_000).english == "100,000 days")
    #expect(HabitText.days(100_000).text(in: .german) == "100.000 Tage")
  }

  @Test(arguments: [
    (HabitSchedule.daily, "každý deň"), (.weekdays([.sunday, .monday]), "po, ne"),
    (.times(3, days: 7), "3-krát za 7 dní"), (.times(1, days: 2), "1-krát za 2 dni"),
  ])
  func `say when a habit is due`(schedule: HabitSchedule, slovak: String) {
    #expect(HabitText.onDays(schedule).text(in: .slovak) == slovak)
  }
}
