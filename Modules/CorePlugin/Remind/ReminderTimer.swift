import CoreModels
public import CoreReminders
import CoreStorage

extension World {
  /// Parses and checks a channel option, making paths absolute. Throws ``ReminderError`` or
  /// ``NetError`` if nothing can be sent there.
  public func reminderChannel(_ text: String) throws -> ReminderChannel {
    var channel = try ReminderChannel(text)
    if case .file(let path) = channel {
      // A server's users must not write to its files.
      guard operatorCredentials == nil else { throw ReminderError.badChannel }
      channel = .file(files.absolutePath(path))
    }
    try channel.requireAllowedAddress()
    return channel
  }

  /// Returns the name of the product's timer for this home and profile.
  func timerName(of product: some Plugin) -> String {
    TimerJob.name(product: product.id, home: timers.program.home, profile: store.profile)
  }

  /// The locale of the user's terminal; timers otherwise have the system's.
  var timerLocale: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Returns the current job of the product's timer.
  func timerJob(of product: some Plugin, locale: String?) async throws -> TimerJob {
    let program = timers.program
    let moment = clockMoment
    let times = try await store.read { try product.reminderTimes(in: $0, at: moment) }
    return TimerJob(
      name: timerName(of: product), title: "Reminders of \(product.name)",
      command: [program.path] + (program.command == product.id ? [] : [product.id])
        + ["remind", "fire", "--home", program.home, "--profile", store.profile],
      locale: locale, times: times, zone: program.zone)
  }

  /// Installs the timer, repeating if the times changed in the meantime, so that the last writer
  /// installs the last change.
  @discardableResult
  func installTimer(of product: some Plugin, locale: String?) async throws -> Timers.State {
    var job = try await timerJob(of: product, locale: locale)
    while true {
      let state = try await timers.install(job)
      let current = try await timerJob(of: product, locale: locale)
      if current == job { return state }
      job = current
    }
  }

  /// Returns the state of the timer that delivers the product's reminders, its own or the shared
  /// one, compared with the current job.
  public func timerState(of product: some Plugin) async throws -> Timers.State {
    let own = try await ownTimerState(of: product)
    guard own.files.isEmpty, let suite, suite.id != product.id else { return own }
    let shared = try await ownTimerState(of: suite)
    return shared.files.isEmpty ? own : shared
  }

  /// Returns the state of the product's own timer.
  func ownTimerState(of product: some Plugin) async throws -> Timers.State {
    try await timers.state(try await timerJob(of: product, locale: timerLocale))
  }

  /// Updates the installed timers that deliver the product's reminders to the current times,
  /// keeping the locale each was installed with.
  ///
  /// Call this whenever a product's `reminderTimes` change other than through `remind`.
  public func renewTimer(of product: some Plugin) async throws {
    for owner in product.timerOwners + [suite].compactMap(\.self).filter({ $0.id != product.id }) {
      let state = try await ownTimerState(of: owner)
      guard !state.files.isEmpty else { continue }
      try await installTimer(of: owner, locale: state.locale)
    }
  }

  /// Explains why reminders do not arrive automatically; `nil` if the system timer delivers them.
  public func deliveryAdvice(of product: some Plugin) async throws -> String? {
    let timer = try await timerState(of: product)
    let advice = timer.text(isWanted: true, product: product.id)
    if advice == .timerActive { return nil }
    return text(advice)
  }
}

extension Timers.State {
  /// Describes the timer's state, with the command that fixes it.
  func text(isWanted: Bool, product: String) -> RemindText {
    let command = CommandPrefix.applied(to: "\(product) remind install")
    if files.isEmpty { return .noTimer(command) }
    if isWanted && !(isActive && isCurrent) { return .timerStale(command) }
    return isActive ? .timerActive : .timerIdle
  }
}

extension Plugin {
  /// The product and those whose reminders it delivers; each may have a timer of its own.
  var timerOwners: [any Plugin] { [self] + reminding.filter { $0.id != id } }
}
