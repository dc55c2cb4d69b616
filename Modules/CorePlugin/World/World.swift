public import CoreModels
public import CoreNet
public import CoreReminders
public import CoreStorage
public import CoreTerminal
public import Logging

/// Every effect available to a product, created by a host and passed down.
public struct World: Sendable {
  /// The user's data.
  public var store: Store
  /// The HTTP client; every request fails as unavailable under `--offline`.
  public var http: HTTPClient
  /// `true` under `--offline`.
  public var isOffline: Bool
  /// The terminal that a command writes to.
  public var terminal: Terminal
  /// The output style of a command.
  public var answers: AnswerStyle
  /// `true` under `--screen-reader`: output is read aloud.
  public var isSpoken = false
  /// The machine's clock.
  public var now: @Sendable () -> Instant
  /// The day given by `--date`, which replaces today.
  public var fixedDay: Day?
  /// The calendar that converts instants to days.
  public var calendar: DayCalendar
  /// The user's language.
  public var language: Language
  /// The process's environment.
  public var environment: [String: String]
  /// Passwords, tokens and keys.
  public var secrets: Secrets
  /// The server operator's credentials, lent to its users; `nil` for users with their own.
  public var operatorCredentials: OperatorCredentials?
  /// The files named by the user.
  public var files: Files
  /// The user's text editor.
  public var editor: Editor
  /// Renders SVG as PNG.
  public var pictures: Pictures
  /// Desktop notifications, and lines appended to files.
  public var notifier: Notifier
  /// The system's timers.
  public var timers: Timers
  /// Returns a new unique id in lower case.
  public var makeID: @Sendable () -> String
  /// Returns a random number.
  public var random: @Sendable () -> UInt64
  /// Waits; throws `CancellationError` when the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// Waits until the user presses Ctrl-C, which then does not end the process, or until the task is
  /// cancelled.
  public var interruption: @Sendable () async -> Void
  /// Returns the entries of all products of this app on those days, by day.
  public var kept:
    @Sendable (_ days: ClosedRange<Day>, _ snapshot: Snapshot, _ moment: Moment) throws ->
      [DayEntry]
  /// All products of this app as one, for the timer they share; `nil` if there is only one.
  public var suite: (any Plugin)?
  /// Calls back after each write to the store by any process, and once after some time, until the
  /// returned function is called; does nothing by default.
  public var watchStore:
    @Sendable (_ alarm: Duration, _ tell: @escaping @Sendable () -> Void) -> @Sendable () -> Void =
      { _, _ in {} }
  /// The debug log, shown by `--verbose`.
  public var log: Logger
  /// The user's account on the server; `nil` on their own machine.
  public var account: AccountName?

  /// Creates a world from a host's effects.
  public init(
    store: Store, http: HTTPClient, isOffline: Bool, terminal: Terminal, answers: AnswerStyle,
    now: @escaping @Sendable () -> Instant, fixedDay: Day?, calendar: DayCalendar,
    language: Language, environment: [String: String], secrets: Secrets, files: Files,
    editor: Editor, pictures: Pictures, notifier: Notifier, timers: Timers,
    makeID: @escaping @Sendable () -> String, random: @escaping @Sendable () -> UInt64,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    interruption: @escaping @Sendable () async -> Void = World.noInterruption,
    kept: @escaping @Sendable (ClosedRange<Day>, Snapshot, Moment) throws -> [DayEntry],
    log: Logger
  ) {
    self.store = store
    self.http = http
    self.isOffline = isOffline
    self.terminal = terminal
    self.answers = answers
    self.now = now
    self.fixedDay = fixedDay
    self.calendar = calendar
    self.language = language
    self.environment = environment
    self.secrets = secrets
    self.files = files
    self.editor = editor
    self.pictures = pictures
    self.notifier = notifier
    self.timers = timers
    self.makeID = makeID
    self.random = random
    self.sleep = sleep
    self.interruption = interruption
    self.kept = kept
    self.log = log
  }

  /// Waits until the task is cancelled, for hosts without Ctrl-C.
  @Sendable public static func noInterruption() async {
    let (presses, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in presses {}
  }

  /// The current instant with its day and language.
  public var moment: Moment {
    Moment(
      now: now(), today: fixedDay, calendar: calendar, language: language,
      environment: environment, account: account)
  }

  /// The current moment by the clock, regardless of `--date`; for automatic work.
  public var clockMoment: Moment {
    Moment(
      now: now(), calendar: calendar, language: language, environment: environment,
      account: account)
  }

  /// The suite's today, or the day given by `--date`.
  public var today: Day { moment.today }

  /// Returns a text in the user's language.
  public func text(_ sentence: some CatalogText) -> String { sentence.text(in: language) }
}
