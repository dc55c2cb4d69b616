import CoreModels
import Foundation
import Testing

@Suite("A day is written yyyy-MM-dd")
struct DayTextTests {
  @Test("every day is read back from its text")
  func roundTrip() {
    var wrong = 0
    // Every day of every 37th year, and of the first and last years.
    for year in Array(stride(from: 1, through: 9999, by: 37)) + [4, 400, 9998, 9999] {
      guard let first = Day(year: year, month: 1, day: 1) else { continue }
      for day in first...first.advanced(by: Day.isLeap(year: year) ? 365 : 364) {
        if Day(day.description) != day || Day(basic: day.basicDescription) != day { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(Day.first.description == "0001-01-01")
    #expect(Day.last.basicDescription == "99991231")
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", "2026-02-29", "2026-2-1", "2026-02-1", "٢٠٢٦-٠٢-٠١", "2026-02-01 ", " 2026-02-01",
      "0000-01-01", "10000-01-01", "-001-01-01", "+026-01-01", "2026/02/01", "20260201",
      "2026-13-01", "2026-00-01", "2026-01-00", "2026-01-32", "2026-02-0１", "2026-02-01\0",
      "2026-02-01T00:00:00Z", "today", "２０２６-02-01", "2026–02–01",
    ])
  func rejects(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(
    "the basic form has eight digits", arguments: ["2026-1-1", "2026111", "202601011", "2026013a"])
  func rejectsBasic(text: String) {
    #expect(Day(basic: text) == nil)
  }

  @Test("JSON has the text, and refuses any other")
  func codable() throws {
    let day = try #require(Day("2026-11-21"))
    #expect(try JSON.text([day]) == #"["2026-11-21"]"#)
    #expect(try JSONDecoder().decode([Day].self, from: Data(#"["2026-11-21"]"#.utf8)) == [day])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data(#"["2026-02-29"]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data("[20260229]".utf8))
    }
  }

  @Test(
    "a short date is written as each language writes it",
    arguments: [
      (Language.english, "1 Mar 2026"), (.slovak, "1. 3. 2026"), (.czech, "1. 3. 2026"),
      (.hungarian, "2026. 3. 1."), (.polish, "1.03.2026"), (.german, "1.3.2026"),
      (.spanish, "1 mar 2026"),
    ])
  func short(language: Language, text: String) throws {
    #expect(try #require(Day("2026-03-01")).shortText(in: language) == text)
  }
}
