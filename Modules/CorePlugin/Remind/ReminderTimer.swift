import CoreModels
import CoreReminders
import CoreStorage

extension World {
  /// The way that an option names, checked; a path becomes an absolute one.
  func reminderChannel(_ text: String) throws -> ReminderChannel {
    var channel = try ReminderChannel(text)
    if case .file(let path) = channel { channel = .file(files.absolutePath(path)) }
    try channel.requireAllowedAddress()
    return channel
  }

  /// The name of the product's timer for this home and profile.
  func timerName(of product: some Plugin) -> String {
    TimerJob.name(product: product.id, home: timers.program.home, profile: store.profile)
  }

  /// What the product's timer has to do now.
  func timerJob(of product: some Plugin) async throws -> TimerJob {
    let program = timers.program
    let times = try await store.read { try product.reminderTimes(in: $0) }
    // Timers have the system's language, not that of the person's terminal.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return TimerJob(
      name: timerName(of: product), title: "Reminders of \(product.name)",
      command: [program.path] + (program.command == product.id ? [] : [product.id])
        + ["remind", "fire", "--home", program.home, "--profile", store.profile],
      locale: locale, times: times, zone: program.zone)
  }

  /// Installs the timer, and again where the times were changed meanwhile: whoever writes last has
  /// seen the last change.
  @discardableResult
  func installTimer(of product: some Plugin) async throws -> Timers.State {
    var job = try await timerJob(of: product)
    while true {
      let state = try await timers.install(job)
      let current = try await timerJob(of: product)
      if current == job { return state }
      job = current
    }
  }

  /// Brings an installed timer in line with the times that are wanted now.
  ///
  /// Every product calls this after it changed its `reminderTimes` by another way than `remind`.
  public func renewTimer(of product: some Plugin) async throws {
    guard try await !timers.state(timerName(of: product)).files.isEmpty else { return }
    try await installTimer(of: product)
  }
}
