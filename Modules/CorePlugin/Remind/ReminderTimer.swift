import CoreModels
public import CoreReminders
import CoreStorage

extension World {
  /// The way that an option names, checked; a path becomes an absolute one. Throws
  /// ``ReminderError`` or ``NetError`` where nothing can be sent there.
  public func reminderChannel(_ text: String) throws -> ReminderChannel {
    var channel = try ReminderChannel(text)
    if case .file(let path) = channel {
      // A server's files are nobody's whom it serves.
      guard lender == nil else { throw ReminderError.badChannel }
      channel = .file(files.absolutePath(path))
    }
    try channel.requireAllowedAddress()
    return channel
  }

  /// The name of the product's timer for this home and profile.
  func timerName(of product: some Plugin) -> String {
    TimerJob.name(product: product.id, home: timers.program.home, profile: store.profile)
  }

  /// The locale of the person's terminal: timers have the system's otherwise.
  var timerLocale: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// What the product's timer has to do now.
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

  /// Installs the timer, and again where the times were changed meanwhile: whoever writes last has
  /// seen the last change.
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

  /// What stands in the system for the product, compared with what is wanted now: its own timer, or
  /// the one that all apps share.
  public func timerState(of product: some Plugin) async throws -> Timers.State {
    let own = try await ownTimerState(of: product)
    guard own.files.isEmpty, let suite, suite.id != product.id else { return own }
    let shared = try await ownTimerState(of: suite)
    return shared.files.isEmpty ? own : shared
  }

  /// The same of its own timer alone.
  func ownTimerState(of product: some Plugin) async throws -> Timers.State {
    try await timers.state(try await timerJob(of: product, locale: timerLocale))
  }

  /// Brings the installed timers that call for the product in line with the times that are wanted
  /// now; each keeps the locale in which it was installed.
  ///
  /// Every product calls this after it changed its `reminderTimes` by another way than `remind`.
  public func renewTimer(of product: some Plugin) async throws {
    for owner in product.timerOwners + [suite].compactMap(\.self).filter({ $0.id != product.id }) {
      let state = try await ownTimerState(of: owner)
      guard !state.files.isEmpty else { continue }
      try await installTimer(of: owner, locale: state.locale)
    }
  }

  /// What keeps the product's reminders from arriving by themselves, in a sentence; `nil` where the
  /// system's timer delivers them.
  public func deliveryAdvice(of product: some Plugin) async throws -> String? {
    let timer = try await timerState(of: product)
    let advice = timer.text(isWanted: true, product: product.id)
    if advice == .timerActive { return nil }
    return text(advice)
  }
}

extension Timers.State {
  /// Whether a timer delivers, and what to do where it does not.
  func text(isWanted: Bool, product: String) -> RemindText {
    let command = "\(product) remind install"
    if files.isEmpty { return .noTimer(command) }
    if isWanted && !(isActive && isCurrent) { return .timerStale(command) }
    return isActive ? .timerActive : .timerIdle
  }
}

extension Plugin {
  /// It and the apps whose reminders it gives: each may have a timer of its own.
  var timerOwners: [any Plugin] { [self] + reminding.filter { $0.id != id } }
}
