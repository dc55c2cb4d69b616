import Logging
import Synchronization

/// Warnings of the log that would drown it: each is told once a minute at most.
final class Notices: Sendable {
  private let log: HubLog
  private let told = Mutex<[String: ContinuousClock.Instant]>([:])
  private static let pause = Duration.seconds(60)

  init(_ log: HubLog) { self.log = log }

  /// Tells it, unless it was told just now.
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
