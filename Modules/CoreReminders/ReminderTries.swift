public import CoreModels
public import CoreStorage
import Foundation

/// How often reminders were tried that did not arrive. It is kept beside the log, for a try changes
/// nothing of what a person has.
public struct ReminderTries: Codable, Sendable {
  private struct Tries: Codable, Sendable {
    var count = 0
    /// Until when nobody tries.
    var until: Instant
  }

  private var tries: [String: Tries] = [:]

  /// Seconds that delivering one may take; after twice as many whoever took it has died.
  private static let patience = 75
  /// Seconds to rest after the first failure; each further one makes it four times as long.
  private static let pause = 60
  /// The longest rest, as long as a timer of the system waits.
  private static let longestPause = 300
  /// Seconds after which a reminder is of no day that could still be delivered.
  private static let memory = 2 * 86_400
  fileprivate static let key = "suite.reminder_tries"

  /// Whether it is time to try a failed one again, where it was tried less often than that.
  func mayTry(_ id: String, at now: Instant, mostTries: Int?) -> Bool {
    guard let tries = tries[id] else { return true }
    return tries.until <= now && mostTries.map { tries.count < $0 } ?? true
  }

  mutating func begin(_ id: String, at now: Instant) {
    tries = tries.filter { now.seconds(since: $0.value.until) < Self.memory }
    tries[id, default: Tries(until: now)].count += 1
    tries[id]?.until = now.adding(seconds: 2 * Self.patience)
  }

  mutating func end(_ id: String, failed: Bool, at now: Instant) {
    guard failed, let count = tries[id]?.count else {
      tries[id] = nil
      return
    }
    let pause = min(Self.pause << (2 * min(count - 1, 8)), Self.longestPause)
    tries[id]?.until = now.adding(seconds: pause)
  }
}

extension Snapshot {
  /// Whether nobody took a reminder, or it certainly did not arrive and may be tried at `now`.
  public func mayTry(
    _ reminder: Reminder, at now: Instant, mostTries: Int? = nil
  ) throws -> Bool {
    guard let claim = try find(ReminderClaim.self, reminder.claimID) else { return true }
    return try claim.state == .failed
      && reminderTries().mayTry(claim.id, at: now, mostTries: mostTries)
  }

  /// What is kept of them; what cannot be read is as good as none.
  func reminderTries() throws -> ReminderTries {
    guard let kept = try cached(ReminderTries.key) else { return ReminderTries() }
    return (try? JSONDecoder().decode(ReminderTries.self, from: kept)) ?? ReminderTries()
  }
}

extension Transaction {
  func keep(_ tries: ReminderTries) throws {
    try cache(JSON.data(tries), for: ReminderTries.key)
  }
}
