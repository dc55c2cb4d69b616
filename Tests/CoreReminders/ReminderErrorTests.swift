import CoreModels
import Testing

@testable import CoreReminders

@Suite("What is said of reminders that did not work") struct ReminderErrorTests {
  @Test(arguments: Language.allCases)
  func `is kind in every language`(language: Language) {
    for text in ReminderErrorText.samples.map({ $0.text(in: language) }) {
      #expect(!text.contains("!") && !text.isEmpty, "\(text)")
    }
  }

  @Test func `differs from language to language`() {
    for sample in ReminderErrorText.samples {
      #expect(Set(Language.allCases.map { sample.text(in: $0) }).count == Language.allCases.count)
    }
  }

  @Test(
    arguments: [
      (
        ReminderError.noSessionBus, 69,
        "There is no desktop session here that could show a "
          + "notification."
      ),
      (.badTime("25:00"), 64, "“25:00” is not a time of day."),
      (.cannotAppend(path: "/a"), 73, "The reminder cannot be written to /a."),
      (.noAddress, 78, "The address for reminders is not stored on this machine."),
      (.noDayLeft, 65, "Reminders need at least one day of the week."),
      (
        .untilInThePast(.first), 65,
        "Reminders cannot end on Monday, 1 January 1: that day is over."
      ),
      (.unknownName("x", known: ["a", "b"]), 66, "There is no reminder named “x”."),
    ])
  func `has an exit code and a sentence`(error: ReminderError, code: Int32, message: String) {
    let failure = error.failure(in: .english)
    #expect(failure.kind.exitCode == code)
    #expect(failure.message == message)
    #expect(!failure.hint.isEmpty)
  }

  @Test func `names what works instead`() {
    #expect(
      ReminderError.noSystemd(crontab: "*/5 * * * * mori remind fire").failure(in: .english).hint
        == "Use cron instead, with this line in crontab -e: */5 * * * * mori remind fire")
    #expect(ReminderError.noSessionBus.failure(in: .english).hint.contains("ntfy:URL"))
  }
}
