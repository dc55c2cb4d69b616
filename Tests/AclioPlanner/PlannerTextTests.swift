import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What the planner says") struct PlannerTextTests {
  @Test(arguments: Language.allCases)
  func `is calm and whole`(language: Language) {
    let texts: [[any CatalogText]] = [
      DocumentText.samples, MoneyText.samples, OfflineAnswerText.samples, PlanningText.samples,
    ]
    for text in texts.joined().map({ $0.text(in: language) }) {
      #expect(!text.isEmpty && !text.contains("!"))
      #expect(text == text.trimmingWhitespace())
    }
  }

  @Test func `what is done every day is counted by the day`() {
    let spans = ["7x10", "14x5", "3x40"].compactMap { PlanSpan(Substring($0)) }
    let texts = spans.map { PlanningText.span($0).text(in: .english) }
    #expect(texts == ["10 minutes a day", "2 × 5 minutes a day", "3 × 40 minutes a week"])
  }

  @Test func `a day has its year where that is another one`() throws {
    let today = try #require(Day("2026-11-21"))
    let days = try ["2026-12-01", "2027-02-28"].map { try #require(Day($0)) }
    let inWords: [Language: [String]] = [
      .english: ["1 December", "28 February 2027"],
      .slovak: ["1. decembra", "28. februára 2027"],
      .hungarian: ["december 1.", "2027. február 28."],
      .spanish: ["1 de diciembre", "28 de febrero de 2027"],
    ]
    for (language, words) in inWords {
      #expect(days.map { $0.inSentence(on: today).text(in: language) } == words)
    }
  }

  @Test func `a name is not inflected`() {
    #expect(OfflineAnswerText.hello("Ema", in: .polish).text(in: .polish) == "Cześć, Ema.")
    #expect(OfflineAnswerText.hello("Ema", in: .czech).text(in: .czech) == "Dobrý den.")
    #expect(OfflineAnswerText.hello("", in: .english).text(in: .english) == "Hello.")
  }
}
