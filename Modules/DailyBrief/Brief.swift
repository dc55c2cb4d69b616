import CoreModels

/// The morning page, from either source. Every screen, page and test uses this value.
struct Brief: Hashable, Sendable {
  /// The person the page is for, as far as the source knows.
  struct Reader: Hashable, Sendable {
    /// Empty if there is no account.
    var email: String
    var username: String?
    var nickname: String?
    /// An IANA name.
    var timeZone: String?
    /// The language, spelled as the API spells it.
    var language: String?
    var personality: String?
  }

  /// The sections that are switched on.
  struct Modules: Codable, Hashable, Sendable {
    var weather = true
    var countdown = true
    var reminder = true
  }

  var reader: Reader
  var modules: Modules
  /// `nil` if it is switched off, not set up or unavailable.
  var weather: Weather?
  /// Upcoming events by date, then past ones.
  var countdowns: [Countdown]
  /// `nil` if the language has no namedays.
  var nameday: Nameday?
  var reminders: [DueReminder]
  /// The time at which the page was made.
  var generatedAt: Instant
  /// The reader's UTC offset at that time, in seconds east of Greenwich.
  var utcOffset: Int

  /// The reader's date when the page was made.
  var day: Day { day(containing: generatedAt) }

  /// The reader's date at another instant.
  func day(containing instant: Instant) -> Day {
    DayCalendar { _ in utcOffset }.day(containing: instant)
  }
}
