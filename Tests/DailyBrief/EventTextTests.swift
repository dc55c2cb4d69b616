import CoreModels
import Testing

@testable import DailyBrief

@Suite("What is said of events and reminders") struct EventTextTests {
  @Test func `is there in every language, without exclamation marks`() {
    for language in Language.allCases {
      #expect(EventText.missing(in: language).isEmpty)
      #expect(DailyReminderText.missing(in: language).isEmpty)
      let texts =
        EventText.samples.map { $0.text(in: language) }
        + DailyReminderText.samples.map { $0.text(in: language) }
      for text in texts { #expect(!text.contains("!")) }
    }
  }

  @Test func `names for every error what to do`() {
    let failures = EventText.samples.compactMap { text -> Failure? in
      if case .error(let error) = text { error.failure(in: .slovak) } else { nil }
    }
    #expect(Set(failures.map(\.code)).count == 11)
    for failure in failures { #expect(!failure.message.isEmpty && !failure.hint.isEmpty) }
  }

  @Test(arguments: [
    (0, "today", "dnes"), (1, "tomorrow", "zajtra"), (-1, "yesterday", "včera"),
    (2, "in 2 days", "o 2 dni"), (33, "in 33 days", "o 33 dní"), (-2, "2 days ago", "pred 2 dňami"),
    (1000, "in 1,000 days", "o 1\u{A0}000 dní"),
  ])
  func `tells how far a day is`(days: Int, english: String, slovak: String) {
    #expect(EventText.days(days).english == english)
    #expect(EventText.days(days).slovak == slovak)
  }

  @Test func `lists a few names and says that there are more`() {
    let names = ["a", "b", "", "c", "d", "e", "f"]
    #expect(EventText.list(names) == "a, b, c, d, e, …")
    #expect(EventText.sentence("Left out", ["", ""]) == "Left out.")
  }
}
