import Logging
import Synchronization

/// Repeated warnings, each logged at most once a minute.
final class Notices: Sendable {
  private let log: HubLog
  private let told = Mutex<[String: ContinuousClock.Instant]>([:])
  private static let pause = Duration.seconds(60)

  init(_ log: HubLog) { self.log = log }

  /// Logs a warning, unless it was logged within the last minute.
  func say(_ text: String) {
    let now = ContinuousClock.now
    let isNew = told.withLock { told in
      if let last = told[text], now - last < Self.pause { return false }
      told[text] = now
      return true
    }
    if isNew { log.message(text, at: .warning) }
  }
}
