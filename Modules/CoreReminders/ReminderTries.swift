public import CoreModels
public import CoreStorage
import Foundation

/// Failed delivery attempts. They are cached outside the change log, since they are not the
/// person's data.
public struct ReminderTries: Codable, Sendable {
  private struct Tries: Codable, Sendable {
    var count = 0
    /// The end of the wait before the next retry.
    var until: Instant
  }

  private var tries: [String: Tries] = [:]

  /// Seconds a delivery may take; after twice that, its process counts as dead.
  private static let patience = 75
  /// Seconds to wait after the first failure; each further one quadruples it.
  private static let pause = 60
  /// The longest wait, equal to the period of a system timer.
  private static let longestPause = 300
  /// Seconds after which a reminder's day is over for certain.
  private static let memory = 2 * 86_400
  fileprivate static let key = "suite.reminder_tries"

  /// `true` if a failed reminder may be retried now, with fewer than `mostTries` attempts so far.
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
  /// `true` if a reminder is unclaimed, or failed and may be retried at `now`.
  public func mayTry(
    _ reminder: Reminder, at now: Instant, mostTries: Int? = nil
  ) throws -> Bool {
    guard let claim = try find(ReminderClaim.self, reminder.claimID) else { return true }
    return try claim.state == .failed
      && reminderTries().mayTry(claim.id, at: now, mostTries: mostTries)
  }

  /// The cached attempts; empty if they cannot be decoded.
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
