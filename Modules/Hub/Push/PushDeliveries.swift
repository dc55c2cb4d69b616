import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// Delivery state of reminders in the registry. Claiming a row makes one process send the message.
struct PushDeliveries: Sendable {
  /// The delivery state of one reminder in one browser.
  struct Delivery: Codable, Hashable, Sendable {
    /// The number of attempts.
    var tries = 1
    /// The time of the next attempt; `nil` if the message was sent or given up.
    var nextAt: Instant?

    enum CodingKeys: String, CodingKey {
      case tries
      case nextAt = "next_at"
    }
  }

  /// A reminder for a browser.
  struct Message: Hashable, Sendable {
    let reminder: Reminder
    let subscription: PushSubscription
    let person: String

    fileprivate var key: String {
      person + "/" + subscription.id + "/" + reminder.claimID.sha256.prefix(32)
    }
  }

  private static let namespace = RegistryNamespace<Delivery>("push_turn")
  /// Seconds for which the delivery state is stored.
  private static let memory = 2 * 86_400
  /// Seconds after which a reminder is no longer sent.
  static let lifetime = 4 * 3600

  let store: Store
  let now: @Sendable () -> Instant

  /// Claims a message for sending; `nil` if its turn has not come.
  func take(_ message: Message) async throws -> Delivery? {
    let moment = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      var turn = Delivery()
      if let last = try registry.find(message.key, in: Self.namespace, at: moment) {
        guard let next = last.nextAt, next <= moment else { return nil }
        turn.tries = last.tries + 1
      }
      try Self.put(turn, message, in: registry, at: moment)
      return turn
    }
  }

  /// Schedules another attempt in `seconds`. Returns `false` if the reminder would be too old by
  /// then.
  @discardableResult
  func postpone(_ message: Message, _ turn: Delivery, seconds: Int) async throws -> Bool {
    let moment = now()
    let next = moment.adding(seconds: seconds)
    guard next.seconds(since: message.reminder.instant) < Self.lifetime else { return false }
    try await store.transaction(automatic: true) {
      try Self.put(
        Delivery(tries: turn.tries, nextAt: next), message, in: $0.registry(), at: moment)
    }
    return true
  }

  private static func put(
    _ turn: Delivery, _ message: Message, in registry: Registry, at moment: Instant
  ) throws {
    try registry.put(turn, message.key, in: namespace, until: moment.adding(seconds: memory))
  }

  /// Filters the messages that may be sent now.
  static func open(
    _ messages: [Message], in snapshot: Snapshot, at moment: Instant
  ) throws -> [Message] {
    try messages.filter { message in
      guard let turn = try snapshot.registry.find(message.key, in: namespace, at: moment) else {
        return true
      }
      return turn.nextAt.map { $0 <= moment } ?? false
    }
  }

  /// Removes all delivery states of a person.
  static func removeAll(of person: String, in registry: Registry) throws {
    try registry.removeAll(namespace, prefix: person + "/")
  }
}
