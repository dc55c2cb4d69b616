public import CoreModels
public import CoreStorage

/// Requests waiting for a network, persisted in the store.
public struct Outbox: Sendable {
  let store: Store

  /// Creates the outbox of a store's profile.
  public init(_ store: Store) {
    self.store = store
  }

  /// Appends a request within a transaction. A request with an existing id changes nothing.
  public static func enqueue(_ call: OutboxCall, in transaction: Transaction) throws {
    guard try transaction.find(OutboxCall.self, call.id) == nil else { return }
    var call = call
    call.position = (try transaction.line().last?.position ?? 0) + 1
    try transaction.put(call)
  }

  /// Returns all unfinished requests in order, including failed ones.
  public func pending() async throws -> [OutboxCall] {
    try await store.collection(of: OutboxCall.self).list().sorted { $0.position < $1.position }
  }

  /// Removes a request. Returns `false` if it is missing or is being sent at `now`.
  @discardableResult
  public func cancel(_ id: String, now: Instant) async throws -> Bool {
    try await store.transaction { transaction in
      guard let call = try transaction.find(OutboxCall.self, id),
        call.state != .sending || call.nextAttemptAt <= now
      else { return false }
      return try transaction.remove(OutboxCall.self, id)
    }
  }

  /// Makes a waiting request due at `now`. Returns `false` if there is none.
  @discardableResult
  public func hurry(_ id: String, now: Instant) async throws -> Bool {
    try await store.transaction(automatic: true) { transaction in
      guard var call = try transaction.find(OutboxCall.self, id), call.state == .pending,
        call.nextAttemptAt > now
      else { return false }
      call.nextAttemptAt = now
      return try transaction.put(call)
    }
  }
}

extension Transaction {
  /// The requests in order.
  func line() throws -> [OutboxCall] {
    try snapshot.list(OutboxCall.self).sorted { $0.position < $1.position }
  }
}
