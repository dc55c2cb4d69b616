public import CoreModels
public import CoreStorage

/// That a reminder was taken to be delivered, and what became of it.
public struct ReminderClaim: Record, Hashable {
  /// What became of a reminder.
  public enum State: String, Codable, Sendable {
    /// Someone is delivering it, or ended before saying how it went; it may have arrived.
    case claimed
    /// It arrived.
    case delivered
    /// It certainly did not arrive, and may be tried again on its day: see ``ReminderTries``.
    case failed
    /// It may or may not have arrived, and is not tried again.
    case unsure
    /// It was over before reminders were turned on, or a later one of its day stood in for it.
    case passed
  }

  public static let kind = "suite.reminder_claim"
  public let id: String
  public let day: Day?
  /// The product's id.
  public let product: String
  /// The series' identifier.
  public let identifier: String
  /// The wall clock's time at which it was asked for.
  public let time: TimeOfDay
  /// When the state was last written.
  public var at: Instant
  /// What became of it.
  public var state: State
  /// Through what it went: `desktop`, `file`, `webhook` or `ntfy`.
  public var through: String?
  /// Why it failed, in a stable word for scripts.
  public var problem: String?
  /// The same as a sentence, in the person's language of then.
  public var reason: String?

  /// The claim of a reminder.
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
  /// Takes those of a day's reminders that are due at `now`, so that nobody else delivers them.
  ///
  /// Due is what has come, was not taken before, or certainly failed and may be tried once more. Of
  /// several of one identifier the last is taken and the others pass: a machine that slept wakes to
  /// one reminder each. What is taken once more is not written once more.
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

  /// Writes what became of a reminder, unless that is known; a failed one rests for a while.
  public func settle(_ claim: ReminderClaim, at now: Instant) throws {
    var tries = try snapshot.reminderTries()
    tries.end(claim.id, failed: claim.state == .failed, at: now)
    try keep(tries)
    let known = try find(ReminderClaim.self, claim.id)
    if known?.state != claim.state || known?.problem != claim.problem { try put(claim) }
  }

  /// Lets those pass that are over at `now` and that nobody took.
  public func pass(_ reminders: [Reminder], before now: Instant) throws {
    for reminder in reminders
    where try reminder.instant <= now && find(ReminderClaim.self, reminder.claimID) == nil {
      try put(ReminderClaim(reminder, state: .passed, at: now))
    }
  }
}
