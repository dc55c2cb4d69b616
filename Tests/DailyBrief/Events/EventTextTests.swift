import CoreModels
import Testing

@testable import DailyBrief

@Suite("Every text of DailyBrief") struct BriefTextTests {
  @Test(arguments: Language.allCases)
  func `is calm and written with care`(language: Language) {
    let greetings = [BriefText.greeting, .greetingTo("a")].map { $0.text(in: language) }
    let catalogs: [[any CatalogText]] = [
      AccountText.samples, BriefDocumentText.samples, BriefPageWord.samples, BriefText.samples,
      DailyReminderText.samples, EventText.samples, NamedayText.samples, ServerText.samples,
      WeatherSentence.samples, WeatherText.samples,
    ]
    let texts = catalogs.joined().map { $0.text(in: language) }
    #expect(texts.count > 300)
    for text in texts where !greetings.contains(text) {
      #expect(!text.contains("!") && !text.contains("  "))
    }
  }

  @Test(arguments: Language.allCases)
  func `ends a sentence about the weather with a full stop`(language: Language) {
    for sentence in WeatherSentence.samples { #expect(sentence.text(in: language).hasSuffix(".")) }
  }
}

@Suite("What is said of events and reminders") struct EventTextTests {

  @Test(arguments: [
    (0, "today", "dnes"), (1, "tomorrow", "zajtra"), (-1, "yesterday", "včera"),
    (2, "in 2 days", "o 2 dni"), (33, "in 33 days", "o 33 dní"), (-2, "2 days ago", "pred 2 dňami"),
    (1000, "in 1,000 days", "o 1\u{A0}000 dní"),
  ])
  func `tells how far a day is`(days: Int, english: String, slovak: String) {
    #expect(EventText.days(days).english == english)
    #expect(EventText.days(days).text(in: .slovak) == slovak)
  }

  @Test func `lists a few names and says that there are more`() {
    let names = ["a", "b", "", "c", "d", "e", "f"]
    #expect(EventText.list(names) == "a, b, c, d, e, …")
    #expect(EventText.note(.skippedCancelled, names: ["", ""]).english == "Left out, cancelled.")
    #expect(EventText.note(.skippedCancelled, names: ["Tea"]).english == "Left out, cancelled: Tea")
  }
}
