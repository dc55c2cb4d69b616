public import CoreModels
public import CoreNet
public import CoreReminders
public import CoreStorage
public import CoreTerminal
public import Logging

/// Every effect that a product may have, made once by a host and handed down.
public struct World: Sendable {
  /// What the person has.
  public var store: Store
  /// The network; every call fails as unavailable when the person asked for `--offline`.
  public var http: HTTPClient
  /// Whether the person asked for `--offline`.
  public var isOffline: Bool
  /// Where a command writes.
  public var terminal: Terminal
  /// How a command answers.
  public var answers: AnswerStyle
  /// Whether the person hears the terminal, as by a screen reader.
  public var isSpoken = false
  /// The machine's clock.
  public var now: @Sendable () -> Instant
  /// The day that `--date` names, which then is today.
  public var fixedDay: Day?
  /// How instants become days.
  public var calendar: DayCalendar
  /// The person's language.
  public var language: Language
  /// The process's environment.
  public var environment: [String: String]
  /// Passwords, tokens and keys.
  public var secrets: Secrets
  /// What the operator of a server lends to the people it serves; `nil` for who has their own.
  public var lender: Lender?
  /// Files that a person names.
  public var files: Files
  /// The person's text editor.
  public var editor: Editor
  /// Turns SVG into PNG.
  public var pictures: Pictures
  /// Notifications of the desktop, and lines for a file.
  public var notifier: Notifier
  /// The system's timers.
  public var timers: Timers
  /// A new unique id in lower case.
  public var makeID: @Sendable () -> String
  /// A random number.
  public var random: @Sendable () -> UInt64
  /// Waits; throws `CancellationError` when its task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// Waits until the person presses Ctrl-C, which then ends nothing else; or until its task is
  /// cancelled.
  public var interruption: @Sendable () async -> Void
  /// What all products of this app kept on those days, by day.
  public var kept:
    @Sendable (_ days: ClosedRange<Day>, _ snapshot: Snapshot, _ moment: Moment) throws -> [Kept]
  /// All apps of this program as one, for the timer that they share; `nil` where there is one.
  public var suite: (any Plugin)?
  /// Messages for whoever looks for a fault; `--verbose` shows them.
  public var log: Logger
  /// The person's account at the server that this is the world of; `nil` on their own machine.
  public var account: AccountName?

  /// A world of the effects that a host chose.
  public init(
    store: Store, http: HTTPClient, isOffline: Bool, terminal: Terminal, answers: AnswerStyle,
    now: @escaping @Sendable () -> Instant, fixedDay: Day?, calendar: DayCalendar,
    language: Language, environment: [String: String], secrets: Secrets, files: Files,
    editor: Editor, pictures: Pictures, notifier: Notifier, timers: Timers,
    makeID: @escaping @Sendable () -> String, random: @escaping @Sendable () -> UInt64,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    interruption: @escaping @Sendable () async -> Void = World.noInterruption,
    kept: @escaping @Sendable (ClosedRange<Day>, Snapshot, Moment) throws -> [Kept],
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

  /// Nobody presses anything: it waits until its task is cancelled.
  @Sendable public static func noInterruption() async {
    let (presses, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in presses {}
  }

  /// This instant, and the day and language that go with it.
  public var moment: Moment {
    Moment(
      now: now(), today: fixedDay, calendar: calendar, language: language,
      environment: environment, account: account)
  }

  /// This moment by the clock, whatever `--date` says: for what the system does by itself.
  public var clockMoment: Moment {
    Moment(
      now: now(), calendar: calendar, language: language, environment: environment,
      account: account)
  }

  /// The suite's today, or the day that `--date` names.
  public var today: Day { moment.today }

  /// A sentence in the person's language.
  public func text(_ sentence: some CatalogText) -> String { sentence.text(in: language) }
}
