package import CoreModels
import CorePlugin
package import CoreReminders
package import CoreStorage

/// Delivery state of reminders in the registry. Claiming a row makes one process send the message.
package struct PushDeliveries: Sendable {
  /// The delivery state of one reminder in one browser.
  package struct Delivery: Codable, Hashable, Sendable {
    /// The number of attempts.
    package var tries = 1
    /// The time of the next attempt, also while it is being sent; `nil` if the message was sent or
    /// given up.
    package var nextAt: Instant?

    package enum CodingKeys: String, CodingKey {
      case tries
      case nextAt = "next_at"
    }
  }

  /// A reminder for a browser.
  package struct Message: Hashable, Sendable {
    package let reminder: Reminder
    package let subscription: PushSubscription
    package let person: String

    package init(reminder: Reminder, subscription: PushSubscription, person: String) {
      (self.reminder, self.subscription, self.person) = (reminder, subscription, person)
    }

    fileprivate var key: String {
      person + "/" + subscription.id + "/" + reminder.claimID.sha256.prefix(32)
    }
  }

  private static let namespace = RegistryNamespace<Delivery>("push_turn")
  /// Seconds for which the delivery state is stored.
  private static let memory = 2 * 86_400
  /// Seconds after which a process that is sending a message counts as crashed. A browser shows a
  /// duplicate in place of the first, by its tag.
  private static let lease = 60
  /// Seconds after which a reminder is no longer sent.
  package static let lifetime = 4 * 3600

  private let store: Store
  private let now: @Sendable () -> Instant

  package init(store: Store, now: @escaping @Sendable () -> Instant) {
    (self.store, self.now) = (store, now)
  }

  /// Claims a message for a minute of sending; `nil` if its turn has not come.
  package func take(_ message: Message) async throws -> Delivery? {
    try await store.changeRegistry { registry in
      let moment = registry.moment
      var turn = Delivery()
      if let last = try registry.find(message.key, in: Self.namespace) {
        guard let next = last.nextAt, next <= moment else { return nil }
        turn.tries = last.tries + 1
      }
      turn.nextAt = moment.adding(seconds: Self.lease)
      try Self.put(turn, message, in: registry)
      return turn
    }
  }

  /// Ends the attempts, because the message was sent or given up.
  package func finish(_ message: Message, _ turn: Delivery) async throws {
    try await store.changeRegistry {
      try Self.put(Delivery(tries: turn.tries), message, in: $0)
    }
  }

  /// Schedules another attempt in `seconds`. Returns `false` if the reminder would be too old by
  /// then.
  @discardableResult
  package func postpone(_ message: Message, _ turn: Delivery, seconds: Int) async throws -> Bool {
    let next = now().adding(seconds: seconds)
    guard next.seconds(since: message.reminder.instant) < Self.lifetime else {
      try await finish(message, turn)
      return false
    }
    try await store.changeRegistry {
      try Self.put(Delivery(tries: turn.tries, nextAt: next), message, in: $0)
    }
    return true
  }

  private static func put(_ turn: Delivery, _ message: Message, in registry: Registry) throws {
    try registry.put(turn, message.key, in: namespace, for: memory)
  }

  /// Filters the messages that may be sent now, or until a later time.
  package static func open(
    _ messages: [Message], in snapshot: Snapshot, until end: Instant? = nil
  ) throws -> [Message] {
    try messages.filter { message in
      let registry = snapshot.registry
      guard let turn = try registry.find(message.key, in: namespace) else { return true }
      return turn.nextAt.map { $0 <= end ?? registry.moment } ?? false
    }
  }

  /// Removes all delivery states of a person.
  package static func removeAll(of person: String, in registry: Registry) throws {
    try registry.removeAll(namespace, prefix: person + "/")
  }
}
