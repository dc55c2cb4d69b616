import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// Which reminder went to which browser, in the registry: whoever takes a row sends it, and nobody
/// else does.
struct PushTurns: Sendable {
  /// What became of one reminder in one browser.
  struct Turn: Codable, Hashable, Sendable {
    /// How often it was tried.
    var tries = 1
    /// When it is tried again; `nil` where it is on its way, arrived, or was given up.
    var nextAt: Instant?

    enum CodingKeys: String, CodingKey {
      case tries
      case nextAt = "next_at"
    }
  }

  /// One reminder for one browser.
  struct Message: Hashable, Sendable {
    let reminder: Reminder
    let subscription: PushSubscription
    let person: String

    fileprivate var key: String {
      person + "/" + subscription.id + "/" + reminder.claimID.sha256.prefix(32)
    }
  }

  private static let drawer = Drawer<Turn>("push_turn")
  /// Seconds after which what was sent is forgotten.
  private static let memory = 2 * 86_400
  /// Seconds after which a reminder is worth nothing any more.
  static let lifetime = 4 * 3600

  let store: Store
  let now: @Sendable () -> Instant

  /// Takes a message to be sent; `nil` where it is not its turn.
  func take(_ message: Message) async throws -> Turn? {
    let moment = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      var turn = Turn()
      if let last = try registry.find(message.key, in: Self.drawer, at: moment) {
        guard let next = last.nextAt, next <= moment else { return nil }
        turn.tries = last.tries + 1
      }
      try Self.put(turn, message, in: registry, at: moment)
      return turn
    }
  }

  /// Tries a message again after so many seconds, where it is worth something then; answers whether
  /// it is.
  @discardableResult
  func postpone(_ message: Message, _ turn: Turn, seconds: Int) async throws -> Bool {
    let moment = now()
    let next = moment.adding(seconds: seconds)
    guard next.seconds(since: message.reminder.instant) < Self.lifetime else { return false }
    try await store.transaction(automatic: true) {
      try Self.put(
        Turn(tries: turn.tries, nextAt: next), message, in: $0.registry(), at: moment)
    }
    return true
  }

  private static func put(
    _ turn: Turn, _ message: Message, in registry: Registry, at moment: Instant
  ) throws {
    try registry.put(turn, message.key, in: drawer, until: moment.adding(seconds: memory))
  }

  /// Those whose turn it is, by one state of the store.
  static func open(
    _ messages: [Message], in snapshot: Snapshot, at moment: Instant
  ) throws -> [Message] {
    try messages.filter { message in
      guard let turn = try snapshot.registry.find(message.key, in: drawer, at: moment) else {
        return true
      }
      return turn.nextAt.map { $0 <= moment } ?? false
    }
  }

  /// Forgets a person's.
  static func removeAll(of person: String, in registry: Registry) throws {
    try registry.removeAll(drawer, prefix: person + "/")
  }
}
