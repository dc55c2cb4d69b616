public import CoreModels

/// How a server knows somebody who has an account there.
public struct AccountName: Hashable, Sendable {
  /// Their address.
  public let email: String
  /// The name that they chose; empty where they did not say.
  public let username: String
  /// What they want to be called; empty where they did not say.
  public let nickname: String

  /// Somebody's names.
  public init(email: String, username: String, nickname: String) {
    (self.email, self.username, self.nickname) = (email, username, nickname)
  }
}

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
  /// The person's account at the server that shows it; `nil` on their own machine.
  public let account: AccountName?

  /// A moment whose today is what the calendar gives, unless a day is named.
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
