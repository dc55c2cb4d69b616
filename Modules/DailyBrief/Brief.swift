import CoreModels

/// The morning page, from whichever source: every screen, page and test knows this value alone.
struct Brief: Hashable, Sendable {
  /// Whom it is for, as far as the source knows.
  struct Reader: Hashable, Sendable {
    /// Empty where there is no account.
    var email: String
    var username: String?
    var nickname: String?
    /// An IANA name.
    var timeZone: String?
    /// The language as the API spells it.
    var language: String?
    var personality: String?
  }

  /// Which parts a person wants.
  struct Modules: Codable, Hashable, Sendable {
    var weather = true
    var countdown = true
    var reminder = true
  }

  var reader: Reader
  var modules: Modules
  /// `nil` where it is not wanted, not set up, or could not be had.
  var weather: Weather?
  /// Upcoming ones by their day, then past ones.
  var countdowns: [Countdown]
  /// `nil` where the language has no namedays.
  var nameday: Nameday?
  var reminders: [DueReminder]
  /// When it was made.
  var generatedAt: Instant
  /// The reader's time zone then, in seconds east of Greenwich.
  var utcOffset: Int

  /// The day on the reader's clock when it was made.
  var day: Day { day(containing: generatedAt) }

  /// The day on the reader's clock at another instant.
  func day(containing instant: Instant) -> Day {
    DayCalendar { _ in utcOffset }.day(containing: instant)
  }
}
