public import CoreModels

/// The names of a user's account on a server.
public struct AccountName: Hashable, Sendable {
  /// The email address.
  public let email: String
  /// The chosen user name; may be empty.
  public let username: String
  /// The preferred form of address; may be empty.
  public let nickname: String

  /// Creates the names of an account.
  public init(email: String, username: String, nickname: String) {
    (self.email, self.username, self.nickname) = (email, username, nickname)
  }
}

/// The time and the user for whom something is shown.
public struct Moment: Sendable {
  /// The current instant.
  public let now: Instant
  /// The suite's today, or the day given by `--date`.
  public let today: Day
  /// The calendar that converts instants to days.
  public let calendar: DayCalendar
  /// The user's language.
  public let language: Language
  /// The process's environment.
  public let environment: [String: String]
  /// The user's account on the server; `nil` on their own machine.
  public let account: AccountName?

  /// Creates a moment; today is derived from the calendar by default.
  public init(
    now: Instant, today: Day? = nil, calendar: DayCalendar, language: Language,
    environment: [String: String] = [:], account: AccountName? = nil
  ) {
    self.now = now
    self.today = today ?? calendar.day(containing: now)
    self.calendar = calendar
    self.language = language
    self.environment = environment
    self.account = account
  }
}
