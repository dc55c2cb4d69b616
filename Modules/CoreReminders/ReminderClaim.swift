public import CoreModels
public import CoreStorage

/// A claim to deliver a reminder, and its outcome.
public struct ReminderClaim: Record, Hashable {
  /// The state of a reminder's delivery.
  public enum State: String, Codable, Sendable {
    /// A process is delivering it, or ended without an outcome; it may have arrived.
    case claimed
    /// The reminder arrived.
    case delivered
    /// The reminder did not arrive, and may be retried on its day: see ``ReminderTries``.
    case failed
    /// The reminder may have arrived, and is not retried.
    case unsure
    /// Its time was over before reminders were turned on, or a later one of its day replaced it.
    case passed
  }

  public static let kind = "suite.reminder_claim"
  public let id: String
  public let day: Day?
  /// The product's id.
  public let product: String
  /// The series' identifier.
  public let identifier: String
  /// The scheduled local time.
  public let time: TimeOfDay
  /// The time of the last state change.
  public var at: Instant
  /// The state of the delivery.
  public var state: State
  /// The channel: `desktop`, `file`, `webhook` or `ntfy`.
  public var through: String?
  /// The error's code, for scripts.
  public var problem: String?
  /// The error as a sentence, in the person's language at the time.
  public var reason: String?

  /// Creates a claim for a reminder.
  public init(_ reminder: Reminder, state: State, at now: Instant) {
    id = reminder.claimID
    day = reminder.day
    product = reminder.product
    identifier = reminder.identifier
    time = reminder.time
    at = now
    self.state = state
  }
}

extension Transaction {
  /// Claims the reminders of a day that are due at `now`, so that no other process delivers them.
  ///
  /// A reminder is due if its time has come and it was never claimed, or failed and may be retried.
  /// If several have the same identifier, only the last is claimed and the others pass, so that a
  /// machine waking from sleep shows one each. Retries write no second claim.
  public func claimDue(
    _ reminders: [Reminder], at now: Instant, mostTries: Int? = nil
  ) throws -> [Reminder] {
    var tries = try snapshot.reminderTries()
    var due: [String: Reminder] = [:]
    for reminder in reminders.sorted(by: { $0.instant < $1.instant })
    where reminder.instant <= now {
      if let earlier = due.removeValue(forKey: reminder.identifier) {
        try pass([earlier], before: now)
      }
      if try snapshot.mayTry(reminder, at: now, mostTries: mostTries) {
        due[reminder.identifier] = reminder
      }
    }
    let taken = due.values.sorted { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) }
    for reminder in taken {
      if try find(ReminderClaim.self, reminder.claimID) == nil {
        try put(ReminderClaim(reminder, state: .claimed, at: now))
      }
      tries.begin(reminder.claimID, at: now)
    }
    if !taken.isEmpty { try keep(tries) }
    return taken
  }

  /// Stores the outcome of a reminder if it changed; a failed one waits before its retry.
  public func settle(_ claim: ReminderClaim, at now: Instant) throws {
    var tries = try snapshot.reminderTries()
    tries.end(claim.id, failed: claim.state == .failed, at: now)
    try keep(tries)
    let known = try find(ReminderClaim.self, claim.id)
    if known?.state != claim.state || known?.problem != claim.problem { try put(claim) }
  }

  /// Marks unclaimed reminders from before `now` as passed.
  public func pass(_ reminders: [Reminder], before now: Instant) throws {
    for reminder in reminders
    where try reminder.instant <= now && find(ReminderClaim.self, reminder.claimID) == nil {
      try put(ReminderClaim(reminder, state: .passed, at: now))
    }
  }
}
