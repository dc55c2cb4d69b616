public import CoreModels

/// When, and for whom, something is shown.
public struct Moment: Sendable {
  /// The clock's instant.
  public let now: Instant
  /// The suite's today, or the day that `--date` names.
  public let today: Day
  /// How instants become days.
  public let calendar: DayCalendar
  /// The person's language.
  public let language: Language
  /// The process's environment.
  public let environment: [String: String]

  /// A moment whose today is what the calendar gives, unless a day is named.
  public init(
    now: Instant, today: Day? = nil, calendar: DayCalendar, language: Language,
    environment: [String: String] = [:]
  ) {
    self.now = now
    self.today = today ?? calendar.day(containing: now)
    self.calendar = calendar
    self.language = language
    self.environment = environment
  }
}
