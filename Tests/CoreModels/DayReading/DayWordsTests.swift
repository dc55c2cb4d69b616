import Testing

@testable import CoreModels

@Suite("The words for days") struct DayWordsTests {
  @Test(
    "Every row is a meaning and a phrase as it is looked up, once",
    arguments: [
      Content.DayWords.english, Content.DayWords.slovak, Content.DayWords.czech,
      Content.DayWords.hungarian, Content.DayWords.polish, Content.DayWords.german,
      Content.DayWords.spanish,
    ])
  func rows(content: StaticString) throws {
    let rows = ContentTable(content).map(\.fields)
    #expect(rows.count > 180)
    #expect(Set(rows).count == rows.count)
    for row in rows {
      try #require(row.count == 2, "\(row)")
      #expect(DayWord(row[0]) != nil, "\(row)")
      let phrase = row[1].hasPrefix("=") ? "" : row[1]
      #expect(phrase.allSatisfy { ("a"..."z").contains($0) || $0 == " " }, "\(row)")
      #expect(phrase.split(separator: " ").joined(separator: " ") == phrase, "\(row)")
    }
  }

  @Test("A language is read with its own words, by all that they mean")
  func meanings() throws {
    let english = try #require(DayWords.all.first { $0.language == .english })
    #expect(english.meanings(of: "may") == [.month(5)])
    #expect(english.meanings(of: "tonight") == [.part(19 * 60), .relative(0)])
    #expect(english.meanings(of: "eom") == [.endOf(.month)])
    #expect(english.meanings(of: "heute").isEmpty)
    #expect(english.longest == 5)
    #expect(Set(DayWords.all.map(\.language)) == Set(Language.allCases))
  }

  @Test("No other name is a meaning", arguments: ["", "month", "month x", "unit moon", "this 1"])
  func unknown(name: String) { #expect(DayWord(name) == nil) }
}
